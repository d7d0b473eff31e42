# Moonhare. `make play` plays, `make test` tests everything; both set up what they need.
SHELL := /bin/sh
.DEFAULT_GOAL := help
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
RUN := $(VENV)/bin/python
TOOLS := $(VENV)/.installed
PACKAGES := node_modules/.package-lock.json

.PHONY: help play build serve release vendor catalogues list check format test test-long test-pyodide browsers clean

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

catalogues: $(TOOLS)
	$(RUN) -m tools.catalogue

clean: ## Remove all that was built (not what was installed)
	rm -rf dist .build static/vendor test-results

$(TOOLS): requirements.txt requirements-dev.txt tools/environment.sh
	sh tools/environment.sh $(PYTHON) $(VENV)
	touch $@

$(PACKAGES): package.json package-lock.json
	npm ci --ignore-scripts --no-audit --no-fund
	touch $@
