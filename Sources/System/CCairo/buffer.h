// A growing buffer of bytes.
#ifndef BUFFER_H
#define BUFFER_H

#include <cairo.h>
#include <stddef.h>
#include <stdint.h>

typedef struct { uint8_t *bytes; size_t length, capacity; } byte_buffer;

/// A write function for cairo; `buffer` is a `byte_buffer`.
cairo_status_t buffer_append(void *buffer, const unsigned char *bytes, unsigned int length);

#endif
