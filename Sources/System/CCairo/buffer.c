#include "buffer.h"

#include <stdlib.h>
#include <string.h>

cairo_status_t buffer_append(void *closure, const unsigned char *bytes, unsigned int length) {
    byte_buffer *buffer = closure;
    if (buffer->length + length > buffer->capacity) {
        size_t capacity = (buffer->length + length) * 2;
        uint8_t *grown = realloc(buffer->bytes, capacity);
        if (!grown) return CAIRO_STATUS_NO_MEMORY;
        buffer->bytes = grown;
        buffer->capacity = capacity;
    }
    memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
    return CAIRO_STATUS_SUCCESS;
}
