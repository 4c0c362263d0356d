// Starts the command of an archive with the system's C library if that is new enough, and with the bundled one elsewhere.
//
// It is linked statically, so it runs everywhere. LOADER is the path of the system's loader, NEEDED the number after "2."
// of the oldest version that the command runs with. The loader has its version in words since 2.33; without them, or without
// a loader, the bundled library is the right one.
#define _GNU_SOURCE
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static bool system_is_new_enough(void) {
    int file = open(LOADER, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0 || status.st_size == 0) return false;
    size_t size = (size_t)status.st_size;
    const char *text = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (text == MAP_FAILED) return false;
    static const char words[] = " release version 2.";
    const char *found = memmem(text, size, words, sizeof words - 1);
    if (!found) return false;
    int number = 0;
    for (found += sizeof words - 1; found < text + size && *found >= '0' && *found <= '9' && number < 1000; found++) {
        number = number * 10 + *found - '0';
    }
    return number >= NEEDED;
}

int main(int count, char **arguments) {
    char own[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);
    if (length <= 0) {
        fputs("storyboard: /proc is not mounted\n", stderr);
        return 1;
    }
    own[length] = 0;
    char command[PATH_MAX + 16], loader[PATH_MAX + 16], libraries[PATH_MAX + 16];
    snprintf(command, sizeof command, "%s-command", own);
    if (system_is_new_enough()) {
        execv(command, arguments);
        perror(command);
        return 127;
    }
    snprintf(loader, sizeof loader, "%s-loader", own);
    *strrchr(own, '/') = 0;
    snprintf(libraries, sizeof libraries, "%s/Bundled/glibc", own);
    char *first[] = {loader, "--library-path", libraries, "--argv0", count > 0 ? arguments[0] : own, command};
    const int known = sizeof first / sizeof *first;
    char **words = calloc((size_t)(known + count + 1), sizeof *words);
    if (!words) abort();
    memcpy(words, first, sizeof first);
    for (int i = 1; i < count; i++) words[known + i - 1] = arguments[i];
    execv(loader, words);
    perror(loader);
    return 127;
}
