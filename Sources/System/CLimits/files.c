#define _GNU_SOURCE
#include "CLimits.h"

#include <stdio.h>
#include <stdlib.h>

/// What the C library passes on to the functions of a file.
struct file {
    void *context;
    struct cl_file_functions functions;
};

static ssize_t read_file(void *cookie, char *bytes, size_t count) {
    struct file *file = cookie;
    return file->functions.read(file->context, bytes, (long)count);
}

// The C library takes zero for an error.
static ssize_t write_file(void *cookie, const char *bytes, size_t count) {
    struct file *file = cookie;
    long written = file->functions.write(file->context, bytes, (long)count);
    return written < 0 ? 0 : written;
}

static int seek_file(void *cookie, off64_t *place, int whence) {
    struct file *file = cookie;
    int64_t found = file->functions.seek(file->context, *place, whence);
    if (found < 0) return -1;
    *place = found;
    return 0;
}

static int close_file(void *cookie) {
    struct file *file = cookie;
    int result = file->functions.close(file->context);
    free(file);
    return result;
}

void *cl_open_file(void *context, const char *mode, struct cl_file_functions functions) {
    struct file *file = malloc(sizeof *file);
    if (!file) return NULL;
    *file = (struct file){context, functions};
    FILE *opened = fopencookie(file, mode, (cookie_io_functions_t){read_file, write_file, seek_file, close_file});
    if (!opened) free(file);
    return opened;
}
