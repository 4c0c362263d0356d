#!/bin/sh
# Installs OpenStoryboard for one user, without root.
#
#   sh install.sh [--small] [--version VERSION] [--prefix FOLDER]
#   sh install.sh --uninstall [--version VERSION] [--prefix FOLDER]
#
# With --small it installs the small command, which is one file and doesn't draw; it is a version of its own, VERSION-small.
# Without a version it installs the latest, or removes all. FOLDER is ~/.local by default. Versions are side by side in
# FOLDER/lib/openstoryboard; the link `current` there leads to the one that FOLDER/bin/storyboard starts.
# OPENSTORYBOARD_URL is the address of the releases: below it are download/vVERSION/FILE and latest/download/FILE.
# An installation is there completely or not at all. The exit code is 3 if the archive isn't what the release says, 1 after
# other errors.
set -eu

# Where the releases are. Scripts/package writes it.
releases='@RELEASES@'

say() { printf '%s\n' "$*"; }
fail() {
    printf 'install.sh: %s\n' "$*" >&2
    exit "${code:-1}"
}

read_arguments() {
    version='' prefix='' uninstalls=false kind=''
    while [ $# -gt 0 ]; do
        case $1 in
        --version | --prefix)
            [ $# -ge 2 ] && [ -n "$2" ] || fail "$1 needs a value"
            if [ "$1" = --version ]; then version=${2#v}; else prefix=$2; fi
            shift
            ;;
        --uninstall) uninstalls=true ;;
        --small) kind=-small ;;
        -h | --help)
            say 'usage: install.sh [--small] [--version VERSION] [--prefix FOLDER] [--uninstall]'
            exit 0
            ;;
        *) fail "unknown argument '$1'; there are --small, --version, --prefix and --uninstall" ;;
        esac
        shift
    done
    case $version in
    *[!0-9A-Za-z.+-]* | .*) fail "'$version' is not a version" ;;
    esac
}

find_folders() {
    if [ -z "$prefix" ]; then
        [ -n "${HOME:-}" ] || fail 'there is no HOME to install in; name a folder with --prefix'
        prefix=$HOME/.local
    fi
    case $prefix in
    /*) ;;
    *) prefix=$PWD/$prefix ;;
    esac
    store=$prefix/lib/openstoryboard
    if [ -e "$store/storyboard" ]; then
        fail "$store is from 'make install'; remove it with 'make uninstall PREFIX=$prefix' first"
    fi
    if [ -e "$prefix/bin/storyboard" ] || [ -L "$prefix/bin/storyboard" ]; then
        [ "$(readlink "$prefix/bin/storyboard")" = ../lib/openstoryboard/current/bin/storyboard ] \
            || fail "$prefix/bin/storyboard is not from this installer; remove it, or name another folder with --prefix"
    fi
}

# The files outside of the store that lead into it.
links='bin/storyboard
bin/ibtool
share/man/man1/storyboard.1
share/bash-completion/completions/storyboard
share/zsh/site-functions/_storyboard
share/fish/vendor_completions.d/storyboard.fish'

# Prints the way from a file in the prefix to its prefix, such as ../../ for share/man/page.
way_up() { printf '%s' "$1" | sed -e 's|[^/]*$||' -e 's|[^/]*/|../|g'; }

check_system() {
    [ "$(uname -s)" = Linux ] || fail "there is no archive for $(uname -s), only for Linux"
    for tool in tar gzip awk sed mktemp readlink; do
        command -v "$tool" >/dev/null 2>&1 || fail "'$tool' is missing"
    done
}

# Downloads the file at an address.
download() {
    if command -v curl >/dev/null 2>&1; then
        curl -fsSL --retry 2 -o "$2" "$1"
    elif command -v wget >/dev/null 2>&1; then
        wget -q -O "$2" "$1"
    else
        fail "neither 'curl' nor 'wget' is there to download with"
    fi || fail "$1 could not be downloaded"
}

sum_of() {
    if command -v sha256sum >/dev/null 2>&1; then sha256sum "$1"; else shasum -a 256 "$1"; fi | sed 's/ .*//'
}

# Prints the name of the archive for a machine among the sums of a release. A version follows the beginning of its name.
archive_in() { awk -v name="openstoryboard$kind-" -v machine="-linux-$2.tar.gz" '
    index($2, name) == 1 && substr($2, length(name) + 1) ~ /^[0-9]/ \
        && substr($2, length($2) - length(machine) + 1) == machine { print $2; exit }' "$1"; }

# Prints the nearest folder above a path that is there.
there_above() {
    above=$1
    until [ -e "$above" ]; do above=$(dirname "$above"); done
    printf '%s' "$above"
}

check_rights() {
    printf '%s\n' lib/openstoryboard/current "$links" | while IFS= read -r file; do
        folder=$(there_above "$(dirname "$prefix/$file")")
        [ -d "$folder" ] && [ -w "$folder" ] || fail "$folder can't be written; name another folder with --prefix"
    done
}

make_store() {
    top=$(there_above "$store")
    trap clean_up EXIT
    trap 'exit 1' HUP INT TERM
    mkdir -p "$store" && new=$(mktemp -d "$store/.new-XXXXXX") || fail "$store can't be written"
}

# Removes what was downloaded, and after an error the folders that were made for it.
clean_up() {
    rm -rf "${new:-$store/.new-none}"
    folder=$store
    while [ "$folder" != "$top" ] && rmdir "$folder" 2>/dev/null; do folder=$(dirname "$folder"); done
}

fetch() {
    address=${OPENSTORYBOARD_URL:-}
    case $address$releases in
    '' | @*) fail 'set OPENSTORYBOARD_URL to the address of the releases' ;;
    esac
    address=${address:-$releases}
    machine=$(uname -m)
    if [ -n "$version" ]; then from=$address/download/v$version; else from=$address/latest/download; fi
    download "$from/SHA256SUMS" "$new/sums"
    archive=$(archive_in "$new/sums" "$machine")
    [ -n "$archive" ] || fail "the release has no archive for $machine${kind:+ of the small command}"
    found=${archive#openstoryboard"$kind"-}
    found=${found%-linux-"$machine".tar.gz}
    if [ -n "$version" ] && [ "$found" != "$version" ]; then fail "the release of $version has the archive of $found"; fi
    number=$found
    version=$found$kind
    if [ -x "$store/$version/bin/storyboard" ]; then return; fi
    say "Downloading OpenStoryboard $version"
    download "$address/download/v$number/$archive" "$new/archive"
    [ "$(sum_of "$new/archive")" = "$(awk -v name="$archive" '$2 == name { print $1 }' "$new/sums")" ] \
        || code=3 fail "$archive has another sum than SHA256SUMS says; nothing was installed"
}

unpack() {
    if [ -x "$store/$version/bin/storyboard" ]; then return; fi
    mkdir "$new/tree"
    tar -xzf "$new/archive" -C "$new/tree" || fail "the archive could not be unpacked in $store; is the disk full?"
    tree=$new/tree/${archive%.tar.gz}
    answer=$("$tree/bin/storyboard" --version 2>&1) || fail "the command doesn't start here: $answer"
    [ "$(say "$answer" | sed -n 1p)" = "storyboard $number" ] || fail "the command says that it is: $answer"
    # Somebody else may have installed it meanwhile.
    mv -T "$tree" "$store/$version" 2>/dev/null || [ -x "$store/$version/bin/storyboard" ] \
        || fail "$store/$version can't be written"
}

# Makes a link in one step, in the place of another.
link() {
    mkdir -p "$(dirname "$2")" && ln -s "$1" "$2.new-$$" && mv -T -f "$2.new-$$" "$2" && return
    rm -f "$2.new-$$"
    fail "$2 can't be written"
}

# Whether the name of Apple's tool is somebody else's here, or the version lacks it.
keeps_ibtool() {
    if [ -e "$prefix/bin/ibtool" ] || [ -L "$prefix/bin/ibtool" ]; then
        [ "$(readlink "$prefix/bin/ibtool")" = "$1" ] || { say "$prefix/bin/ibtool is another program, and stays"; return; }
    fi
    [ ! -e "$store/current/bin/ibtool" ] || return 1
    rm -f "$prefix/bin/ibtool"
}

switch() {
    old=$(readlink "$store/current" 2>/dev/null) || old=''
    link "$version" "$store/current"
    printf '%s\n' "$links" | while IFS= read -r file; do
        target="$(way_up "$file")lib/openstoryboard/current/$file"
        if [ "$file" = bin/ibtool ]; then keeps_ibtool "$target" && continue; fi
        [ "$(readlink "$prefix/$file" 2>/dev/null)" = "$target" ] || link "$target" "$prefix/$file"
    done
}

report() {
    case $old in
    "$version") say "OpenStoryboard $version is installed in $prefix" ;;
    '') say "Installed OpenStoryboard $version in $prefix" ;;
    *) say "Changed from OpenStoryboard $old to $version; --uninstall --version $old removes the former" ;;
    esac
    case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) say "Add $prefix/bin to PATH to call it as 'storyboard'" ;;
    esac
}

uninstall() {
    if [ -n "$version" ]; then
        version=$version$kind
        [ -d "$store/$version" ] || fail "OpenStoryboard $version is not in $store"
        [ "$(readlink "$store/current")" != "$version" ] \
            || fail "$version is the current version; install another one first, or leave out --version to remove all"
        rm -rf "${store:?}/$version"
        say "Removed OpenStoryboard $version"
        return
    fi
    [ -L "$store/current" ] || fail "OpenStoryboard is not installed in $prefix"
    printf '%s\n' "$links" | while IFS= read -r file; do
        case $(readlink "$prefix/$file" 2>/dev/null) in
        */lib/openstoryboard/current/*) rm -f "$prefix/$file" ;;
        esac
    done
    rm -f "$store/current"
    for folder in "$store"/* "$store"/.new-*; do
        if [ -e "$folder/lib/openstoryboard" ] || [ "${folder##*/.new-}" != "$folder" ]; then rm -rf "$folder"; fi
    done
    rmdir "$store" 2>/dev/null || say "$store has other files, which stay"
    say "Removed OpenStoryboard from $prefix"
}

main() {
    read_arguments "$@"
    find_folders
    if $uninstalls; then
        uninstall
        return
    fi
    check_system
    check_rights
    make_store
    fetch
    unpack
    switch
    report
}

# The last line, so that a script that arrives in part does nothing.
main "$@"
