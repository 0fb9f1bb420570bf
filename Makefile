# Sandtable: `make help` lists the targets.

VENV    := .venv
BIN     := $(VENV)/bin
LOCKED  := $(VENV)/.locked
READY   := $(VENV)/.ready
CLIENT  := $(VENV)/.client

# Another interpreter: make play PYTHON=python3.13
PYTHON  ?=
# Upgrade all dependencies: make lock LOCK_FLAGS=--upgrade
LOCK_FLAGS ?=
UV      := uv==0.13.7

PIP     := $(BIN)/python -m pip --disable-pip-version-check --no-input
SAY     := printf '\n== %s\n'

# The tests start many processes, so keep compiled modules even if the environment says not to.
unexport PYTHONDONTWRITEBYTECODE

# Prepare the environment and install what the tests need from the system at the same time.
ifeq ($(MAKECMDGOALS),test)
MAKEFLAGS += --jobs=2
endif

# Finds the first interpreter that is new enough and can create a virtual environment, or says what is missing.
define FIND_PYTHON
found=; old=; bare=; \
for candidate in $(or $(PYTHON),python3 python3.13 python3.12 python3.11 python3.14 python3.15 python); do \
  "$$candidate" -c '' >/dev/null 2>&1 || continue; \
  "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { old="$$old $$candidate"; continue; }; \
  "$$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1 || { bare="$$bare $$candidate"; continue; }; \
  found="$$candidate"; break; \
done; \
if [ -z "$$found" ]; then \
  echo "Sandtable needs Python 3.11 or newer, with the modules venv and ensurepip." >&2; \
  [ -z "$$old" ] || echo "Too old:$$old" >&2; \
  [ -z "$$bare" ] || echo "Without venv or ensurepip (some systems have them in a separate package such as python3-venv):$$bare" >&2; \
  [ -n "$$old$$bare" ] || echo "No interpreter was found$(if $(PYTHON), under the name $(PYTHON))." >&2; \
  echo "Install one, or name yours: make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; \
  exit 1; \
fi
endef

.DEFAULT_GOAL := help
.PHONY: help setup play terminal web test browser lint format fuzz bench load lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(READY) web ## Play in the browser: start a server on this machine and open its page
	@$(BIN)/sandtable serve --browser

terminal: $(READY) ## Play Halls of Hegra in this terminal
	@$(BIN)/sandtable play hegra --terminal

web: $(READY) ## Build the browser client, if it is not up to date
	@$(BIN)/python web/page.py build

# Chromium and PostgreSQL come from Debian if we may install packages. Otherwise the tests that need them are skipped
# with a message, except in CI, where nothing is skipped.
browser:
	@{ command -v chromium-headless-shell || command -v chromium; } >/dev/null && ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 && exit 0; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	  echo 'Installing Chromium and PostgreSQL for the tests; this takes a few minutes the first time.'; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
	    chromium-headless-shell postgresql >/dev/null; \
	else \
	  echo 'Chromium or PostgreSQL is missing and cannot be installed here: the tests that need them will be skipped.'; \
	fi

test: $(READY) browser ## Check everything: format, lint, types, layers, client, tests, scenarios, rules
	@$(SAY) '1/8 Format: ruff format --check'
	@$(BIN)/ruff format --check .
	@$(SAY) '2/8 Lint: ruff check'
	@$(BIN)/ruff check .
	@{ $(BIN)/python web/page.py build && $(BIN)/python web/page.py check; } >$(CLIENT) 2>&1 & client=$$!; \
	$(SAY) '3/8 Types: mypy (5/8 starts in the background)'; \
	$(BIN)/mypy || { wait; exit 1; }; \
	$(SAY) '4/8 Layers: lint-imports'; \
	$(BIN)/lint-imports --no-logo || { wait; exit 1; }; \
	$(SAY) '5/8 Client: the page, its format, types and unit tests'; \
	wait $$client; result=$$?; cat $(CLIENT); exit $$result
	@$(SAY) '6/8 Tests: pytest -n 2'
	@$(BIN)/pytest -n 2 --maxschedchunk 2 # otherwise one worker gets all of the long tests
	@$(SAY) '7/8 Scenarios: sandtable check tests/scenarios'
	@$(BIN)/sandtable check tests/scenarios
	@$(SAY) '8/8 Rules shown: sandtable rules GAME --coverage'
	@$(BIN)/sandtable rules atlantikwall --coverage
	@$(BIN)/sandtable rules hegra --coverage
	@$(BIN)/sandtable rules reichbusters --coverage
	@$(BIN)/sandtable rules wolfenstein --coverage

lint: $(READY) ## Check format, lint, types and layers only
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(READY) ## Format the code and fix what tools can fix
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

fuzz: $(READY) ## Play a million random decisions and check every invariant
	@$(BIN)/sandtable fuzz --decisions 1000000

bench: $(READY) ## Measure the speed of the engine
	@$(BIN)/sandtable bench

load: $(READY) ## Play 200 tables with four seats each over the network and measure how long decisions take
	@$(BIN)/sandtable load --tables 200 --seats 4

setup: $(READY) ## Prepare .venv (other targets do this when needed)

# Only the lock file decides what is installed. When it changes, the environment is rebuilt.
$(LOCKED): requirements.lock
	@$(FIND_PYTHON); \
	echo "Setting up $(VENV) with $$("$$found" --version); this takes a minute the first time."; \
	"$$found" -m venv --clear $(VENV)
	@$(PIP) install --quiet --require-hashes -r requirements.lock
	@touch $@

$(READY): $(LOCKED) pyproject.toml
	@$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@report=$$($(PIP) check) || { echo "$$report"; echo 'requirements.lock does not match pyproject.toml: run make lock'; exit 1; } >&2
	@touch $@

lock: ## Rewrite requirements.lock from pyproject.toml
	@$(FIND_PYTHON); \
	tools=$$(mktemp -d); trap 'rm -rf "$$tools"' EXIT; \
	"$$found" -m venv "$$tools" && \
	"$$tools/bin/python" -m pip --disable-pip-version-check --no-input install --quiet '$(UV)' && \
	"$$tools/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header $(LOCK_FLAGS) --extra dev pyproject.toml --output-file requirements.lock && \
	if grep -n '://' requirements.lock; then echo 'requirements.lock must not contain a URL' >&2; exit 1; fi

clean: ## Remove the environment, caches and build output
	rm -rf $(VENV) build dist web/node_modules src/sandtable/server/page .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
