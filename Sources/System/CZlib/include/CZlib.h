// Streams in the DEFLATE format, by zlib. A stream may be used by one thread at a time.
#ifndef CZLIB_H
#define CZLIB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct zlib_stream zlib_stream;

typedef enum { zlib_failed = -1, zlib_goes_on = 0, zlib_ended = 1 } zlib_status;

/// Opens a stream that compresses or decompresses data without a header. Returns NULL without memory.
zlib_stream *zlib_open(bool compresses);
/// Processes as much as fits, and advances the counts to what is left of input and room.
zlib_status zlib_process(
    zlib_stream *stream, const uint8_t *input, size_t *input_left, uint8_t *output, size_t *room_left, bool is_last);
void zlib_close(zlib_stream *stream);

#endif
