// Pictures with a projective transform.
#include <math.h>

#include "picture.h"

/// Returns a mixture of two colors with `part` 256ths of the second. Two bytes of a pixel at a time.
static uint32_t mix(uint32_t first, uint32_t second, uint32_t part) {
    uint32_t low = (first & 0xff00ff) * (256 - part) + (second & 0xff00ff) * part + 0x800080;
    uint32_t high = (first >> 8 & 0xff00ff) * (256 - part) + (second >> 8 & 0xff00ff) * part + 0x800080;
    return (low >> 8 & 0xff00ff) | (high & 0xff00ff00);
}

/// Returns the bilinear interpolation of the four pixels around a point; transparent outside.
static uint32_t color_at(const cc_picture *picture, double x, double y) {
    x -= 0.5;
    y -= 0.5;
    if (!(x >= 0 && y >= 0 && x < picture->width - 1 && y < picture->height - 1)) return 0;
    int column = (int)x, row = (int)y;
    uint32_t right = (uint32_t)((x - column) * 256), down = (uint32_t)((y - row) * 256);
    const uint32_t *upper = (const uint32_t *)(picture->pixels + (size_t)row * picture->bytes_per_row) + column;
    const uint32_t *lower = (const uint32_t *)((const uint8_t *)upper + picture->bytes_per_row);
    return mix(mix(upper[0], upper[1], right), mix(lower[0], lower[1], right), down);
}

typedef struct { double x, y; bool is_seen; } place;

static place place_of(const cc_projection *m, double x, double y) {
    double distance = m->p * x + m->q * y + m->w, near = 1 / distance;
    return (place){(m->a * x + m->c * y + m->tx) * near, (m->b * x + m->d * y + m->ty) * near, distance > 0};
}

static uint32_t color_seen(const cc_picture *picture, const cc_projection *to_source, double x, double y) {
    place from = place_of(to_source, x, y);
    return from.is_seen ? color_at(picture, from.x, from.y) : 0;
}

/// Returns the number of source pixels that a step at the center of the target spans.
static int samples(const cc_projection *to_source, double x, double y, double dx, double dy) {
    place from = place_of(to_source, x, y), to = place_of(to_source, x + dx, y + dy);
    double length = ceil(hypot(to.x - from.x, to.y - from.y) - 0.5);
    return length > 1 ? (length < 4 ? (int)length : 4) : 1;
}

cc_picture *cc_picture_project(const cc_picture *picture, cc_projection to_source, int width, int height) {
    cc_picture *result = picture_create(width, height);
    if (!result) return NULL;
    double middle = width / 2.0, center = height / 2.0;
    int columns = samples(&to_source, middle, center, 1, 0), rows = samples(&to_source, middle, center, 0, 1);
    uint32_t count = (uint32_t)(columns * rows);
    for (int y = 0; y < height; y++) {
        uint32_t *line = (uint32_t *)(result->pixels + (size_t)y * result->bytes_per_row);
        for (int x = 0; x < width; x++) {
            if (count == 1) {
                line[x] = color_seen(picture, &to_source, x + 0.5, y + 0.5);
                continue;
            }
            uint32_t sums[4] = {0, 0, 0, 0};
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    uint32_t color =
                        color_seen(picture, &to_source, x + (column + 0.5) / columns, y + (row + 0.5) / rows);
                    for (int byte = 0; byte < 4; byte++) sums[byte] += color >> (8 * byte) & 255;
                }
            }
            for (int byte = 0; byte < 4; byte++) line[x] |= ((sums[byte] + count / 2) / count) << (8 * byte);
        }
    }
    picture_note_opacity(result);
    return result;
}
