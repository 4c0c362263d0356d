# What each target needs beside the Swift toolchain: Debian packages, `package:command` where a command will do.
DRAWING_PACKAGES := librsvg2-dev libsoup-3.0-dev webp-pixbuf-loader libpango1.0-dev poppler-utils:pdftocairo \
	fonts-inter fonts-liberation bootstrap-icons
RUN_PACKAGES := $(DRAWING_PACKAGES)
TEST_PACKAGES := libxml2-utils:xmllint nodejs:node $(DRAWING_PACKAGES)
FILM_PACKAGES := chromium:chromium python3:python3 python3-venv $(DRAWING_PACKAGES)
BENCH_PACKAGES := libxml2-utils:xmllint $(DRAWING_PACKAGES)
CHECK_PACKAGES := git:git python3:python3 node-typescript:tsc

# How many compilers run at once; each wants about 1 GB of memory.
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

SAMPLE := Samples/DailyBuzz/DailyBuzz.storyboard

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run test film bench check format clean toolchain

help: ## Says what there is
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 14

run: toolchain ## Opens the editor on the sample, in the browser
	@Scripts/install-packages $(RUN_PACKAGES)
	@swift build --jobs $(JOBS) --product storyboard </dev/null
	@printf '\n$$ storyboard edit %s\n' '$(SAMPLE)'
	@"$$(swift build --show-bin-path </dev/null)/storyboard" edit '$(SAMPLE)'

test: toolchain ## Runs every test
	@Scripts/install-packages $(TEST_PACKAGES)
	@mkdir -p .build
	@node --test Tests/EditorPageTests </dev/null >.build/page-tests.txt 2>&1 || { cat .build/page-tests.txt; exit 1; }
	@swift test --jobs $(JOBS) </dev/null

film: toolchain ## Makes the sample from an empty document in a browser, by mouse and keyboard, with a picture of each step
	@Scripts/install-packages $(FILM_PACKAGES)
	@swift build --jobs $(JOBS) --product storyboard </dev/null
	@Scripts/make-film "$$(swift build --show-bin-path </dev/null)/storyboard" .build/film

bench: toolchain ## Measures a release build, beside xmllint where it does the same work
	@Scripts/install-packages $(BENCH_PACKAGES)
	@swift run --configuration release --jobs $(JOBS) Benchmarks $(DOCUMENTS) </dev/null

check: toolchain ## Checks formatting, imports, nib keys and paths
	@Scripts/install-packages $(CHECK_PACKAGES)
	@failed=0; \
	for script in Scripts/check-*; do \
		if "$$script" </dev/null; then echo "$${script#*/}: fine"; else failed=1; fi; \
	done; \
	exit $$failed

format: toolchain ## Formats the Swift files
	@swift format format --in-place --parallel --recursive \
		$(wildcard Package.swift Sources Tests Benchmarks Gallery Plugins Samples) </dev/null

clean: ## Removes what was built
	rm -rf .build

toolchain:
	@command -v swift >/dev/null || { \
		echo 'There is no "swift" here. Swift 6.2 or newer is needed: https://www.swift.org/install' >&2; exit 1; }
