# What each target needs beside the Swift toolchain: Debian packages, `package:command` where a command will do.
DRAWING_PACKAGES := librsvg2-dev libsoup-3.0-dev webp-pixbuf-loader libpango1.0-dev fonts-inter fonts-liberation bootstrap-icons
RUN_PACKAGES := $(DRAWING_PACKAGES)
TEST_PACKAGES := libxml2-utils:xmllint $(DRAWING_PACKAGES)
BENCH_PACKAGES := libxml2-utils:xmllint $(DRAWING_PACKAGES)
CHECK_PACKAGES := git:git python3:python3

# How many compilers run at once; each wants about 1 GB of memory.
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

SAMPLE := Samples/DailyBuzz/DailyBuzz.storyboard
PICTURES := .build/pictures/DailyBuzz

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run test bench check format clean toolchain

help: ## Says what there is
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 14

run: toolchain ## Builds the command and shows the sample's board as a picture
	@Scripts/install-packages $(RUN_PACKAGES)
	@swift build --jobs $(JOBS) --product storyboard </dev/null
	@command="$$(swift build --show-bin-path </dev/null)/storyboard"; \
	printf '\n$$ storyboard render %s -o %s\n' '$(SAMPLE)' '$(PICTURES)'; \
	"$$command" render '$(SAMPLE)' -o '$(PICTURES)' </dev/null; \
	echo '$(CURDIR)/$(PICTURES)/board.png'; \
	if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null; then \
		xdg-open '$(PICTURES)/board.png' </dev/null >/dev/null 2>&1 & \
	fi

test: toolchain ## Runs every test
	@Scripts/install-packages $(TEST_PACKAGES)
	@swift test --jobs $(JOBS) </dev/null

bench: toolchain ## Measures a release build, beside xmllint where it does the same work
	@Scripts/install-packages $(BENCH_PACKAGES)
	@swift run --configuration release --jobs $(JOBS) Benchmarks $(DOCUMENTS) </dev/null

check: toolchain ## Checks formatting, imports and paths
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
