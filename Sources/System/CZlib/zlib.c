#include "CZlib.h"

#include <limits.h>
#include <stdlib.h>

#include <zlib.h>

struct zlib_stream {
    z_stream state;
    bool compresses;
};

// Apple's pages name level 5 and data without zlib's header.
static const int level = 5, window_bits = -15, memory_level = 8;

zlib_stream *zlib_open(bool compresses) {
    zlib_stream *stream = calloc(1, sizeof *stream);
    if (!stream) return NULL;
    stream->compresses = compresses;
    int code = compresses
        ? deflateInit2(&stream->state, level, Z_DEFLATED, window_bits, memory_level, Z_DEFAULT_STRATEGY)
        : inflateInit2(&stream->state, window_bits);
    if (code == Z_OK) return stream;
    free(stream);
    return NULL;
}

static uInt limited(size_t count) { return count > UINT_MAX ? UINT_MAX : (uInt)count; }

zlib_status zlib_process(
    zlib_stream *stream, const uint8_t *input, size_t *input_left, uint8_t *output, size_t *room_left, bool is_last) {
    z_stream *state = &stream->state;
    for (;;) {
        uInt given = limited(*input_left), room = limited(*room_left);
        bool is_all = given == *input_left;
        state->next_in = (Bytef *)input;
        state->avail_in = given;
        state->next_out = output;
        state->avail_out = room;
        int code = stream->compresses ? deflate(state, is_last && is_all ? Z_FINISH : Z_NO_FLUSH)
                                      : inflate(state, Z_NO_FLUSH);
        size_t read = given - state->avail_in, written = room - state->avail_out;
        input += read;
        *input_left -= read;
        output += written;
        *room_left -= written;
        if (code == Z_STREAM_END) return zlib_ended;
        if (code != Z_OK && code != Z_BUF_ERROR) return zlib_failed;
        if (read == 0 && written == 0) return zlib_goes_on;
    }
}

void zlib_close(zlib_stream *stream) {
    if (!stream) return;
    if (stream->compresses) deflateEnd(&stream->state);
    else inflateEnd(&stream->state);
    free(stream);
}
