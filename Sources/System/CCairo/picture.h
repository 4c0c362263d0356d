// What is inside of a picture.
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

/// A picture of a size within bounds, all transparent; NULL otherwise.
cc_picture *picture_create(int width, int height);
void picture_note_opacity(cc_picture *picture);
/// A surface over the picture's pixels, which it must not outlive.
cairo_surface_t *picture_surface(const cc_picture *picture);

#endif
