// What the files of this target share.
#ifndef CANVAS_H
#define CANVAS_H

#include <cairo.h>

#include "CCairo.h"

/// A shadow that is being drawn: where drawing went before, and the coverage surface it goes to now.
typedef struct shadow_frame {
    struct shadow_frame *below;
    cairo_t *before;
    cairo_surface_t *coverage;
    cc_box box;
    int shrink;
    double dx, dy, sigma;
} shadow_frame;

typedef struct { uint8_t *bytes; size_t length, capacity; bool failed; } byte_buffer;

struct cc_canvas {
    cairo_t *cr;
    cairo_surface_t *surface;
    /// What is drawn in; NULL for SVG, and once it has been taken.
    cc_picture *picture;
    shadow_frame *shadows;
    byte_buffer svg;
    bool is_svg;
};

struct cc_picture {
    int width, height, bytes_per_row;
    bool is_opaque;
    uint8_t *pixels;
};

/// What lies before a picture's pixels in memory: the headers of a bitmap file, so that none has to be copied together.
enum { picture_room = 64 };

cairo_status_t buffer_append(void *buffer, const unsigned char *bytes, unsigned int length);
cairo_operator_t operator_of(int blend_mode);
cairo_matrix_t matrix_of(cc_matrix matrix);
/// A picture of a size within bounds, all transparent; NULL otherwise.
cc_picture *picture_create(int width, int height);
void picture_note_opacity(cc_picture *picture);
/// A surface over the picture's pixels, which it must not outlive.
cairo_surface_t *picture_surface(const cc_picture *picture);

#endif
