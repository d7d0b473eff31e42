# Moonhare. `make play` plays, `make test` tests everything; both set up what they need.
SHELL := /bin/sh
.DEFAULT_GOAL := help
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
RUN := $(VENV)/bin/python
TOOLS := $(VENV)/.installed
MEANING := .build/meaning-venv
PACKAGES := node_modules/.package-lock.json

.PHONY: help play build serve release vendor catalogues messages list icons format check test test-long test-pure test-pyodide test-browser mutate bench bench-start lighthouse meaning arena browsers clean

help: ## Show what there is to make
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 16

play: build ## Build the site, serve it on this machine, open a browser where there is one
	$(RUN) -m tools.serve --port $(PORT) --open

serve: build ## Build and serve, without opening a browser
	$(RUN) -m tools.serve --port $(PORT)

build: $(TOOLS) $(PACKAGES) ## Build the site into dist/ (development)
	$(RUN) -m tools.build

release: $(TOOLS) $(PACKAGES) ## Build the site into dist/ as it is published
	$(RUN) -m tools.build --release

vendor: $(TOOLS) $(PACKAGES) catalogues ## Fill static/vendor, so that the source tree itself can be served
	$(RUN) -m tools.vendor

catalogues: $(TOOLS) ## Compile the translations beside their sources
	$(RUN) -m tools.catalogue

messages: $(TOOLS) ## Collect every sentence to be translated, and bring the catalogues up to date
	$(RUN) -m tools.messages

list: $(TOOLS) ## Write the lists of files into pyscript.toml and index.html
	$(RUN) -m tools.listing

icons: $(TOOLS) browsers ## Draw the icons anew from the logo
	$(RUN) -m tools.icons

format: $(TOOLS) ## Lay out the Python source
	$(RUN) -m ruff check --fix-only --quiet .
	$(RUN) -m ruff format .

check: $(TOOLS) ## Check style, types and who imports whom
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check --quiet . || { echo 'some files are not laid out: make format'; exit 1; }
	$(RUN) -m mypy
	$(VENV)/bin/lint-imports

test: $(TOOLS) $(PACKAGES) catalogues browsers ## Check and test everything (browsers included), in half an hour at most
	$(RUN) -m tools.suites check pure pyodide browser

test-long: $(TOOLS) $(PACKAGES) catalogues browsers ## Everything, and the tests that take longer
	$(RUN) -m tools.suites check pure pyodide browser long

test-pure: $(TOOLS) $(PACKAGES) catalogues ## The tests that need no browser
	$(RUN) -m tools.suites pure

test-pyodide: $(TOOLS) $(PACKAGES) ## The tests of rules and records, inside Pyodide
	$(RUN) -m tools.suites pyodide

test-browser: $(TOOLS) $(PACKAGES) browsers ## The tests in real browsers
	$(RUN) -m tools.suites browser

mutate: $(TOOLS) ## Put small mistakes into the core and see whether the tests notice (long; goes on where it stopped)
	$(RUN) -m tools.mutate

bench: $(TOOLS) $(PACKAGES) catalogues browsers ## Measure the core, on this Python and in Pyodide, and repaints in Chromium
	$(RUN) -m tools.bench

meaning: ## Make the opponents' meaning tables from their sources (the first time takes long and much room)
	test -x $(MEANING)/bin/python || $(PYTHON) -m venv $(MEANING)
	$(MEANING)/bin/python -m pip install --quiet --requirement tools/meaning/requirements.txt
	mkdir -p .build/meaning && cp tools/meaning/package.json tools/meaning/package-lock.json .build/meaning/
	npm ci --prefix .build/meaning --ignore-scripts --no-audit --no-fund
	$(MEANING)/bin/python -m tools.meaning

arena: $(TOOLS) ## Let the opponents play thousands of games, and write docs/ARENA.md
	$(RUN) -m tools.arena --write

bench-start: $(TOOLS) $(PACKAGES) browsers ## Measure how fast the site starts, beside other ways of starting, in Chromium
	$(RUN) -m tools.measuring.start

lighthouse: $(TOOLS) $(PACKAGES) browsers ## Let Lighthouse read the published site, as a computer and as a phone
	$(RUN) -m tools.measuring.lighthouse

browsers: $(TOOLS)
	@sh tools/browsers.sh $(RUN)

clean: ## Remove all that was built (not what was installed)
	rm -rf dist .build static/vendor test-results

$(TOOLS): requirements.txt requirements-dev.txt tools/environment.sh
	sh tools/environment.sh $(PYTHON) $(VENV)
	touch $@

$(PACKAGES): package.json package-lock.json
	npm ci --ignore-scripts --no-audit --no-fund
	touch $@
