# The Debian packages that each target needs besides the Swift toolchain; `package:command` if the command is sufficient.
LIBRARIES := librsvg-2.0 libsoup-3.0 pangocairo sqlite3
DRAWING_PACKAGES := libsqlite3-dev libssl-dev librsvg2-dev libsoup-3.0-dev libpango1.0-dev webp-pixbuf-loader \
	poppler-utils:pdftocairo librsvg2-bin:rsvg-convert \
	fonts-inter fonts-liberation bootstrap-icons
RUN_PACKAGES := $(DRAWING_PACKAGES)
TEST_PACKAGES := libxml2-utils:xmllint nodejs:node python3:python3 python3-markdown zsh fish patchelf $(DRAWING_PACKAGES)
SITE_PACKAGES := python3:python3 python3-markdown
FILM_PACKAGES := chromium:chromium python3:python3 python3-venv $(DRAWING_PACKAGES)
BENCH_PACKAGES := libxml2-utils:xmllint python3:python3 python3-venv $(DRAWING_PACKAGES)
GALLERY_PACKAGES := pngquant:pngquant $(DRAWING_PACKAGES)
INSTALL_PACKAGES := patchelf:patchelf $(DRAWING_PACKAGES)
PACKAGE_PACKAGES := binutils:objdump dpkg-dev:dpkg-shlibdeps python3:python3 $(INSTALL_PACKAGES)
CHECK_PACKAGES := git:git python3:python3 node-typescript:tsc $(DRAWING_PACKAGES)

# The number of concurrent compilers; each needs about 1 GB of memory.
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

# The folder of `make install`; DESTDIR is a prefix for packages of other systems.
PREFIX ?= /usr/local
DESTDIR ?=

# Each module is compiled as a whole, which takes a third of the time that its files take in groups. `make WHOLE=`
# compiles files in groups, and only those that a change concerns.
WHOLE ?= -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc $(JOBS)

# The package manager warns about flags of the libraries on every build; our own files omit them. SWIFT_OPTIONS
# adds others.
RELEASE_FLAGS := --configuration release --jobs $(JOBS) --pkg-config-path .build/pkg-config $(SWIFT_OPTIONS)
SWIFT_FLAGS := --jobs $(JOBS) --pkg-config-path .build/pkg-config $(WHOLE) $(SWIFT_OPTIONS)

# The tests in node that run the command.
COMMAND_TESTS := Tests/InstallerTests/guides.test.mjs

SAMPLE := Samples/DailyBuzz/DailyBuzz.storyboard

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run test peers film bench gallery tables install uninstall package small portable documentation site check format clean toolchain libraries

help: ## Lists the targets
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 14

run: toolchain ## Opens the editor on the sample, in the browser
	@Scripts/install-packages $(RUN_PACKAGES)
	@$(MAKE) --no-print-directory libraries
	@swift build $(SWIFT_FLAGS) --product storyboard </dev/null
	@printf '\n$$ storyboard edit %s\n' '$(SAMPLE)'
	@"$$(swift build --show-bin-path </dev/null)/storyboard" edit '$(SAMPLE)'

test: toolchain ## Runs all tests
	@Scripts/install-packages $(TEST_PACKAGES)
	@Scripts/node-tests .build/page-tests.txt Tests/EditorPageTests $(filter-out $(COMMAND_TESTS), $(wildcard Tests/InstallerTests/*.test.mjs))
	@$(MAKE) --no-print-directory libraries
	@swift build $(SWIFT_FLAGS) --product storyboard </dev/null
	@STORYBOARD="$$(swift build --show-bin-path </dev/null)/storyboard" Scripts/node-tests .build/command-tests.txt $(COMMAND_TESTS)
	@swift test $(SWIFT_FLAGS) </dev/null

peers: toolchain ## Runs the tests of libraries and apps by others, which it clones, in 15 minutes
	@Scripts/install-packages git:git python3:python3 $(RUN_PACKAGES)
	@$(MAKE) --no-print-directory libraries
	@swift build $(SWIFT_FLAGS) --product storyboard </dev/null
	@Scripts/run-peers --command "$$(swift build --show-bin-path </dev/null)/storyboard"

film: toolchain ## Builds the sample from an empty document in a browser, with an image of each step
	@Scripts/install-packages $(FILM_PACKAGES)
	@$(MAKE) --no-print-directory libraries
	@swift build $(SWIFT_FLAGS) --product storyboard </dev/null
	@Scripts/make-film "$$(swift build --show-bin-path </dev/null)/storyboard" .build/film

bench: toolchain ## Measures a release build, compared with xmllint and kiwi
	@Scripts/install-packages $(BENCH_PACKAGES)
	@Scripts/install-kiwi .build/kiwi
	@$(MAKE) --no-print-directory libraries
	@PATH="$$PWD/.build/kiwi/bin:$$PATH" swift run $(RELEASE_FLAGS) Benchmarks $(DOCUMENTS) </dev/null

gallery: toolchain ## Records docs/gallery, with which `make test` compares
	@Scripts/install-packages $(GALLERY_PACKAGES)
	@$(MAKE) --no-print-directory libraries
	@swift build $(SWIFT_FLAGS) --product Gallery </dev/null
	@Scripts/make-gallery "$$(swift build --show-bin-path </dev/null)/Gallery"

tables: toolchain ## Writes the tables of UIKit's methods and open members, and the page's lists of messages
	@swift run $(SWIFT_FLAGS) FrameworkTable Sources/Runtime/UIKit Sources/Runtime/UIKit/Responders/FrameworkMembers+Tables.swift </dev/null
	@swift run $(SWIFT_FLAGS) PageLists Sources/Editor/EditorPage/Page/model/message-lists.js </dev/null
	@Scripts/check-project --write overriding

install: toolchain ## Installs the command, its completions and its manual page in PREFIX
	@Scripts/install-packages $(INSTALL_PACKAGES)
	@$(MAKE) --no-print-directory libraries
	@swift build $(RELEASE_FLAGS) --product storyboard </dev/null
	@Scripts/install "$$(swift build --configuration release --show-bin-path </dev/null)" '$(DESTDIR)$(PREFIX)'

package: toolchain ## Makes the files of a release in .build/package: an archive, a Debian package, sums
	@Scripts/install-packages $(PACKAGE_PACKAGES)
	@$(MAKE) --no-print-directory libraries
	@swift build $(RELEASE_FLAGS) --product storyboard </dev/null
	@$(MAKE) --no-print-directory small
	@SMALL=.build/small/storyboard Scripts/package "$$(swift build --configuration release --show-bin-path </dev/null)" .build/package

small: toolchain ## Makes the small command in .build/small/storyboard: what needs no drawing, one file without libraries
	@OPENSTORYBOARD_SMALL=1 swift build --scratch-path .build/small $(RELEASE_FLAGS) \
		--static-swift-stdlib -Xlinker --gc-sections --product storyboard </dev/null
	@strip -o .build/small/storyboard "$$(OPENSTORYBOARD_SMALL=1 swift build --configuration release \
		--scratch-path .build/small --show-bin-path </dev/null)/storyboard"
	@.build/small/storyboard --version

portable: toolchain ## Builds and tests on Linux what the package has on macOS and Windows
	@OPENSTORYBOARD_PORTABLE=1 swift test --scratch-path .build/portable $(SWIFT_FLAGS) </dev/null

documentation: toolchain ## Makes the pages of the libraries in .build/documentation
	@Scripts/make-documentation .build/documentation

site: ## Makes plain pages of README, the guides and what they lead to in .build/site
	@Scripts/install-packages $(SITE_PACKAGES)
	@Scripts/make-site .build/site

uninstall: ## Removes what `make install` installed
	@Scripts/uninstall '$(DESTDIR)$(PREFIX)'

check: toolchain ## Checks formatting, the API, the page, the fuzzers, and what sources, manifest and documents say
	@Scripts/install-packages $(CHECK_PACKAGES)
	@$(MAKE) --no-print-directory libraries
	@failed=0; \
	for script in Scripts/check-*; do \
		if SWIFT_OPTIONS='$(WHOLE) $(SWIFT_OPTIONS)' "$$script" </dev/null; then echo "$${script#*/}: fine"; else failed=1; fi; \
	done; \
	exit $$failed

format: toolchain ## Formats the Swift files
	@swift format format --in-place --parallel --recursive \
		$(wildcard Package.swift Sources Tests Benchmarks Examples FrameworkTable Gallery PageLists Plugins ProjectChecks Samples) </dev/null

clean: ## Removes what was built
	rm -rf .build

toolchain:
	@command -v swift >/dev/null || { \
		echo 'swift was not found. Swift 6.2 or later is required: https://www.swift.org/install' >&2; exit 1; }

libraries:
	@Scripts/pkg-config-files .build/pkg-config $(LIBRARIES)
