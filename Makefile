# Two commands do everything: `make play` runs it, `make test` proves it.
# Each target sets up what it needs from nothing and is quick the second time.

# A Python that was compiled at home, as pyenv does, is often built without its own optimisations, and takes a sixth
# longer for everything here: then the system's is taken, if it is new enough. Name another: make PYTHON=python3.13
UNOPTIMISED := import sys, sysconfig; sys.exit("--enable-optimizations" in sysconfig.get_config_var("CONFIG_ARGS"))
NEW_ENOUGH  := import ensurepip, sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell (python3 -c '$(UNOPTIMISED)' && /usr/bin/python3 -c '$(NEW_ENOUGH)') 2> /dev/null \
            && echo /usr/bin/python3 || echo python3)
VENV   := .venv
BIN    := $(VENV)/bin
RUN    := $(VENV)/.run-ready
DEV    := $(VENV)/.dev-ready
COMPILED := $(VENV)/.tests-compiled
# Two more than two cores have, since now and then a test waits: for a disk, a browser, or a process that starts.
WORKERS ?= 4

# Compiled modules are kept, whatever the shell says, and out of the tree: the tests start some hundred Pythons, and
# compiling what they import takes longer than most of them run.
export PYTHONPYCACHEPREFIX := $(abspath $(VENV))/bytecode
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play install test suite browser stress soak mutants bench pictures page-pictures readme-pictures house-tables lint lock package clean

play: $(RUN)
	$(BIN)/tablemates play

# For services, which may write nothing here: with its bytecode beside everything, as else each start would compile it
# anew, for most of a second.
install: $(VENV)/bin/uv
	env -u PYTHONPYCACHEPREFIX VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --compile-bytecode \
	  --reinstall-package tablemates -c constraints.txt .
	@rm -f $(RUN) $(DEV)

# mypy needs one core, and so does what the suite waits for at first: side by side. Either of them may fail it.
test: $(DEV)
	@$(MAKE) --no-print-directory --jobs=3 lint suite

suite: browser $(COMPILED)
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal

browser: $(DEV)
	$(BIN)/python -m tests.browser_setup

# Once, since otherwise all workers would compile the same modules at the same time. What is wrong the suite tells.
$(COMPILED): $(DEV)
	-$(BIN)/pytest -q --collect-only > /dev/null
	@touch $@

# The suite again and again beside busy loops: what fails now and then is found here.
RUNS ?= 10
LOAD ?= 2
NICE ?= 0
PATHS ?=
stress: browser
	$(BIN)/python -m tests.stress --runs $(RUNS) --load $(LOAD) --nice $(NICE) --workers $(WORKERS) $(PATHS)

# Real processes, killed with -9 again and again: what was acknowledged, and what of it was lost or doubled.
MINUTES ?= 10
soak: $(DEV)
	$(BIN)/python -m tests.soak --minutes $(MINUTES)

# Small mistakes in engine and adapters, one at a time: which of them does no test notice?
MUTANTS ?= 200
SEED ?= 10
mutants: $(DEV)
	$(BIN)/python -m tests.mutants --sample $(MUTANTS) --seed $(SEED) --workers $(WORKERS)

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(DEV)
	@mkdir -p bench-output
	$(BIN)/tablemates bench engine --json | tee bench-output/engine.json
	$(BIN)/tablemates bench press --json | tee bench-output/press.json
	$(BIN)/tablemates bench press --platform discord --json | tee bench-output/press-discord.json
	$(BIN)/tablemates bench press --platform telegram --json | tee bench-output/press-telegram.json
	$(BIN)/tablemates bench match --platform discord --json | tee bench-output/match-discord.json
	$(BIN)/tablemates bench match --platform telegram --json | tee bench-output/match-telegram.json
	$(BIN)/tablemates bench comeback --json | tee bench-output/comeback.json
	$(BIN)/tablemates bench pictures --json | tee bench-output/pictures.json
	$(BIN)/tablemates bench load --people 200 --json | tee bench-output/load.json
	$(BIN)/tablemates bench processes --json | tee bench-output/processes.json
	$(BIN)/python -m tests.browser_setup
	$(BIN)/tablemates bench page --json | tee bench-output/page.json
	$(BIN)/tablemates bench start --tables 2000 --json | tee bench-output/start.json

# Every kind of picture in every language, drawn from real play, to be looked at.
pictures: $(RUN)
	$(BIN)/tablemates pictures --folder picture-output

# The page at every kind of table, size, language and look, and what is cut off or too small there.
page-pictures: browser
	$(BIN)/python -m tests.page_pictures

# What the README shows, and what deploy/ shows of the chats, from matches played now.
readme-pictures: browser
	$(BIN)/python -m tests.readme_pictures
	$(BIN)/tablemates pictures --chats --folder deploy/chats

# constraints.txt holds versions and hashes only, so that it names no registry; uv refuses a file with another hash.
lock: $(DEV)
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --no-emit-index-url --no-header \
	  --no-annotate --generate-hashes --upgrade -o constraints.txt

# What house players keep in tables, worked out anew: about ten minutes.
house-tables: $(DEV)
	$(BIN)/python -m bots.house_tables

# What is published: an sdist, and the wheel that is built from it, in dist/.
package: $(VENV)/bin/uv
	$(BIN)/uv build --quiet --out-dir dist

clean:
	rm -rf $(VENV) dist adapters/playground/static/*.min.js test-output bench-output picture-output page-output .mypy_cache .ruff_cache .hypothesis

$(VENV)/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tablemates needs Python 3.11 or newer; call make with PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV) || { echo "On Debian: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==0.13.7

# Building the package also brings the page's scripts: hatch_build.py.
$(RUN): pyproject.toml hatch_build.py constraints.txt $(VENV)/bin/uv
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet -c constraints.txt -e .
	@touch $@

$(DEV): pyproject.toml hatch_build.py constraints.txt $(VENV)/bin/uv
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet -c constraints.txt -e '.[dev]'
	@touch $(RUN) $@
