#!/bin/sh
# browsers.sh PYTHON: the browsers that the tests drive. Debian's packages where the system can install them, else
# Playwright's own Chromium; a machine that has them already is left alone.
set -eu
python=$1

have() { command -v "$1" >/dev/null 2>&1; }
have_chromium() { [ -n "${CHROMIUM:-}" ] || have chromium || have chromium-browser || have google-chrome; }
have_firefox() { [ -n "${FIREFOX:-}" ] || have firefox-esr || have firefox; }

wanted=
have_chromium || wanted="$wanted chromium"
have_firefox || wanted="$wanted firefox-esr"
have WebKitWebDriver || wanted="$wanted webkit2gtk-driver"
have Xvfb || wanted="$wanted xvfb"
[ -n "$wanted" ] || exit 0

if have apt-get && [ "$(id -u)" = 0 ]; then
  apt-get update -qq
  # one at a time: what one distribution lacks does not keep the others away
  for package in $wanted; do
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null || echo "not to be had here: $package" >&2
  done
fi
have_chromium || "$python" -m playwright install chromium
