// The internals of a picture.
#ifndef PICTURE_H
#define PICTURE_H

#include <cairo.h>
#include <stdatomic.h>

#include "CCairo.h"

struct cc_picture {
    atomic_int users;
    int width, height, bytes_per_row;
    bool is_opaque;
    uint8_t *pixels;
};

/// Returns a transparent picture of a size within limits, or NULL.
cc_picture *picture_create(int width, int height);
void picture_note_opacity(cc_picture *picture);
/// Returns a surface for the picture's pixels, which must not outlive it.
cairo_surface_t *picture_surface(const cc_picture *picture);

#endif
