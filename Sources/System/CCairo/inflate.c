#include <gio/gio.h>
#include <stdlib.h>

#include "CCairo.h"

uint8_t *cc_inflate(const uint8_t *bytes, size_t length, size_t most, size_t *found) {
    GConverter *converter = G_CONVERTER(g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
    size_t capacity = length * 4 + 1024, count = 0, taken = 0;
    uint8_t *result = malloc(capacity);
    while (result && count < most) {
        if (count == capacity) {
            uint8_t *larger = realloc(result, capacity * 2);
            if (!larger) break;
            result = larger;
            capacity *= 2;
        }
        gsize read = 0, written = 0;
        GConverterResult step = g_converter_convert(
            converter, bytes + taken, length - taken, result + count, capacity - count, G_CONVERTER_INPUT_AT_END, &read,
            &written, NULL);
        taken += read;
        count += written;
        if (step != G_CONVERTER_CONVERTED) break;
    }
    g_object_unref(converter);
    *found = count < most ? count : most;
    return result;
}

void cc_free(uint8_t *bytes) { free(bytes); }
