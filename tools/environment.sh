#!/bin/sh
# environment.sh PYTHON VENV: a virtual environment with the pinned tools; installs the system's part for it where that is missing.
set -eu
python=$1 venv=$2

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Moonhare's tools need Python 3.11 or newer." >&2; exit 1; }
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-venv
fi
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
