// Cairo, gdk-pixbuf and librsvg, as far as CoreGraphics needs them. No header of theirs is included here: they clash
// with Foundation's. Lengths are pixels, y points down, colours are sRGB and not premultiplied, from 0 to 1.
#ifndef CCAIRO_H
#define CCAIRO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Where one draws: a bitmap or a growing SVG document.
typedef struct cc_canvas cc_canvas;
/// Finished pixels, premultiplied, four bytes each: blue, green, red, alpha on little-endian machines. Never change, so
/// any thread may use them.
typedef struct cc_picture cc_picture;
/// What was drawn since a group began.
typedef struct cc_group cc_group;

typedef struct { double a, b, c, d, tx, ty; } cc_matrix;
/// A matrix, and what divides its results: `p * x + q * y + w`.
typedef struct { double a, b, p, c, d, q, tx, ty, w; } cc_projection;
typedef struct { double red, green, blue, alpha; } cc_color;
typedef struct { double location; cc_color color; } cc_stop;
typedef struct { double x, y, width, height; } cc_box;

enum { CC_MOVE, CC_LINE, CC_QUAD, CC_CURVE, CC_CLOSE };

// Canvases

/// NULL when there is no memory.
cc_canvas *cc_canvas_create_bitmap(int width, int height);
cc_canvas *cc_canvas_create_svg(double width, double height);
void cc_canvas_destroy(cc_canvas *canvas);
/// The bitmap's bytes after all drawing so far; NULL for SVG.
uint8_t *cc_canvas_pixels(cc_canvas *canvas, int *bytes_per_row);
cc_picture *cc_canvas_copy_picture(cc_canvas *canvas);
/// Takes the bitmap's bytes out of the canvas, which draws no more. NULL for SVG.
cc_picture *cc_canvas_finish_picture(cc_canvas *canvas);
/// Ends an SVG document. The bytes live as long as the canvas, which draws no more.
const uint8_t *cc_canvas_finish_svg(cc_canvas *canvas, size_t *length);
/// The `cairo_t` that drawing goes to at this moment.
void *cc_canvas_cairo(cc_canvas *canvas);
void cc_canvas_save(cc_canvas *canvas);
void cc_canvas_restore(cc_canvas *canvas);

// How to draw. `set_operator` takes CGBlendMode's numbers.

void cc_canvas_set_matrix(cc_canvas *canvas, cc_matrix matrix);
void cc_canvas_set_operator(cc_canvas *canvas, int blend_mode);
void cc_canvas_set_antialias(cc_canvas *canvas, bool antialias);
void cc_canvas_set_line(cc_canvas *canvas, double width, int cap, int join, double miter_limit);
void cc_canvas_set_dash(cc_canvas *canvas, const double *lengths, int count, double phase);
void cc_canvas_set_color(cc_canvas *canvas, cc_color color);
/// The gradient's geometry is in the space of the matrix.
void cc_canvas_set_linear(
    cc_canvas *canvas, double x0, double y0, double x1, double y1, const cc_stop *stops, int count, bool before,
    bool after);
void cc_canvas_set_radial(
    cc_canvas *canvas, double x0, double y0, double r0, double x1, double y1, double r1, const cc_stop *stops,
    int count, bool before, bool after);

// Drawing

/// Replaces the path; its points are pixels, whatever the matrix.
void cc_canvas_set_path(cc_canvas *canvas, const uint8_t *kinds, size_t count, const double *points);
void cc_canvas_fill(cc_canvas *canvas, bool even_odd);
void cc_canvas_stroke(cc_canvas *canvas);
void cc_canvas_clip(cc_canvas *canvas, bool even_odd);
void cc_canvas_reset_clip(cc_canvas *canvas);
/// Paints all that the clip leaves.
void cc_canvas_paint(cc_canvas *canvas, double alpha);
/// In pixels.
cc_box cc_canvas_clip_box(cc_canvas *canvas);
/// `matrix` leads from the picture's pixels to the canvas's; `quality` is CGInterpolationQuality's number.
void cc_canvas_draw_picture(
    cc_canvas *canvas, const cc_picture *picture, cc_matrix matrix, double alpha, int quality);

/// Draws an SVG document stretched over a rectangle at the origin, of a size that `matrix` leads to the canvas's pixels.
/// Nothing when the bytes are no SVG.
void cc_canvas_draw_svg(
    cc_canvas *canvas, const uint8_t *bytes, size_t length, double width, double height, cc_matrix matrix,
    double alpha);

// Groups and shadows

void cc_canvas_push_group(cc_canvas *canvas);
cc_group *cc_canvas_pop_group(cc_canvas *canvas);
void cc_group_release(cc_group *group);
void cc_canvas_paint_group(cc_canvas *canvas, const cc_group *group, double alpha);
/// Paints a group through a picture: through its alpha, or its brightness where it is opaque all over.
void cc_canvas_mask_group(cc_canvas *canvas, const cc_group *group, const cc_picture *mask, cc_matrix matrix);
/// Sends drawing to a coverage surface until `end_shadow`. `box` is what will be drawn at most. False when none of the
/// shadow would be seen: then nothing has begun.
bool cc_canvas_begin_shadow(cc_canvas *canvas, cc_box box, double dx, double dy, double sigma);
/// Blurs what was drawn since and paints it in `color`.
void cc_canvas_end_shadow(cc_canvas *canvas, cc_color color, int blend_mode);

// Paths

bool cc_path_contains(
    const uint8_t *kinds, size_t count, const double *points, double x, double y, bool even_odd);

// Pictures. Bytes may be anything at all: what cannot be read gives NULL.

cc_picture *cc_picture_decode(const uint8_t *bytes, size_t length);
cc_picture *cc_picture_crop(const cc_picture *picture, int x, int y, int width, int height);
/// A picture of a size, each pixel taken from where `to_source` leads; nothing from outside, or where it divides by 0 or less.
/// NULL for a size that is none.
cc_picture *cc_picture_project(const cc_picture *picture, cc_projection to_source, int width, int height);
/// The same picture, to be released once more.
cc_picture *cc_picture_retain(cc_picture *picture);
void cc_picture_release(cc_picture *picture);
int cc_picture_width(const cc_picture *picture);
int cc_picture_height(const cc_picture *picture);
bool cc_picture_is_opaque(const cc_picture *picture);
const uint8_t *cc_picture_pixels(const cc_picture *picture, int *bytes_per_row);
/// The picture as a Windows bitmap, which lives as long as the picture. NULL if it is not opaque, for which the format has no
/// room that everybody reads.
const uint8_t *cc_picture_bitmap(const cc_picture *picture, size_t *length);
/// Bytes for the caller to `free`.
uint8_t *cc_picture_png(const cc_picture *picture, size_t *length);
/// The same in a fraction of the time, and some larger.
uint8_t *cc_picture_png_quick(const cc_picture *picture, size_t *length);
/// The size that an SVG document gives itself; false when the bytes are no SVG.
bool cc_svg_size(const uint8_t *bytes, size_t length, double *width, double *height);
cc_picture *cc_svg_render(const uint8_t *bytes, size_t length, int width, int height);

#endif
