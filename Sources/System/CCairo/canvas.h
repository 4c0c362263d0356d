// The internals of a canvas. Files of this target use only those after them in this order: svg, groups, drawing,
// canvas, picture, buffer.
#ifndef CANVAS_H
#define CANVAS_H

#include "buffer.h"
#include "picture.h"

/// A shadow that is being drawn: the previous target of drawing, and its coverage surface.
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
    /// The target of drawing; NULL for documents, and after it was taken.
    cc_picture *picture;
    shadow_frame *shadows;
    /// The bytes of a document.
    byte_buffer document;
    bool is_document;
    /// Whether a page of a PDF document was begun and not ended.
    bool has_page;
};

/// Restores the target of drawing before the last shadow. The caller releases the returned frame, which is NULL if
/// there is none.
shadow_frame *canvas_pop_shadow(cc_canvas *canvas);
void shadow_frame_release(shadow_frame *frame);

#endif
