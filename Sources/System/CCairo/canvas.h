// What is inside of a canvas. Files of this target know those below them only, in this order: svg, groups, drawing, canvas,
// picture, buffer.
#ifndef CANVAS_H
#define CANVAS_H

#include "buffer.h"
#include "picture.h"

/// A shadow that is being drawn: where drawing went before, and the coverage surface it goes to now.
typedef struct shadow_frame {
    struct shadow_frame *below;
    cairo_t *before;
    cairo_surface_t *coverage;
    cc_box box;
    int shrink;
    double dx, dy, sigma;
} shadow_frame;

struct cc_canvas {
    cairo_t *cr;
    cairo_surface_t *surface;
    /// What is drawn in; NULL for SVG, and once it has been taken.
    cc_picture *picture;
    shadow_frame *shadows;
    byte_buffer svg;
    bool is_svg;
};

/// Sends drawing back to where it went before the last shadow. The frame is the caller's, to be released; NULL if there is none.
shadow_frame *canvas_pop_shadow(cc_canvas *canvas);
void shadow_frame_release(shadow_frame *frame);

#endif
