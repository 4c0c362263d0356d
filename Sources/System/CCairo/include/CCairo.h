// Cairo, gdk-pixbuf and librsvg, as far as CoreGraphics needs them. Their headers aren't included here, because they
// clash with Foundation's. Lengths are pixels, y points down, colors are sRGB and not premultiplied, from 0 to 1.
#ifndef CCAIRO_H
#define CCAIRO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A target of drawing: a bitmap or an SVG document.
typedef struct cc_canvas cc_canvas;
/// An immutable bitmap with premultiplied pixels of four bytes: blue, green, red, alpha on little-endian machines. It
/// may be used by any thread.
typedef struct cc_picture cc_picture;
/// What was drawn since a group began.
typedef struct cc_group cc_group;

typedef struct { double a, b, c, d, tx, ty; } cc_matrix;
/// A matrix, and the divisor of its results: `p * x + q * y + w`.
typedef struct { double a, b, p, c, d, q, tx, ty, w; } cc_projection;
typedef struct { double red, green, blue, alpha; } cc_color;
typedef struct { double location; cc_color color; } cc_stop;
typedef struct { double x, y, width, height; } cc_box;

enum { CC_MOVE, CC_LINE, CC_QUAD, CC_CURVE, CC_CLOSE };

// Canvases

/// Creates a bitmap canvas, or NULL if there is no memory.
cc_canvas *cc_canvas_create_bitmap(int width, int height);
cc_canvas *cc_canvas_create_svg(double width, double height);
cc_canvas *cc_canvas_create_pdf(double width, double height);
/// The metadata of a PDF document; the values are UTF-8.
enum { CC_PDF_TITLE, CC_PDF_AUTHOR, CC_PDF_SUBJECT, CC_PDF_KEYWORDS, CC_PDF_CREATOR };
void cc_canvas_set_pdf_info(cc_canvas *canvas, int kind, const char *value);
/// Sets the size of the page of a PDF document on which nothing has been drawn yet.
void cc_canvas_set_page_size(cc_canvas *canvas, double width, double height);
/// Ends a page of a PDF document.
void cc_canvas_end_page(cc_canvas *canvas);
void cc_canvas_destroy(cc_canvas *canvas);
/// Returns the bitmap's pixels after all drawing so far; NULL for SVG.
uint8_t *cc_canvas_pixels(cc_canvas *canvas, int *bytes_per_row);
cc_picture *cc_canvas_copy_picture(cc_canvas *canvas);
/// Finishes the canvas and returns its bitmap, or NULL for SVG.
cc_picture *cc_canvas_finish_picture(cc_canvas *canvas);
/// Finishes an SVG or PDF document. The bytes are valid for the lifetime of the canvas.
const uint8_t *cc_canvas_finish_document(cc_canvas *canvas, size_t *length);
/// Returns the `cairo_t` that is the current target of drawing.
void *cc_canvas_cairo(cc_canvas *canvas);
void cc_canvas_save(cc_canvas *canvas);
void cc_canvas_restore(cc_canvas *canvas);

// State. `set_operator` takes CGBlendMode's raw values.

void cc_canvas_set_matrix(cc_canvas *canvas, cc_matrix matrix);
void cc_canvas_set_operator(cc_canvas *canvas, int blend_mode);
void cc_canvas_set_antialias(cc_canvas *canvas, bool antialias);
void cc_canvas_set_line(cc_canvas *canvas, double width, int cap, int join, double miter_limit);
void cc_canvas_set_dash(cc_canvas *canvas, const double *lengths, int count, double phase);
void cc_canvas_set_color(cc_canvas *canvas, cc_color color);
/// Sets a linear gradient with geometry in the space of the matrix.
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
/// Paints the clip.
void cc_canvas_paint(cc_canvas *canvas, double alpha);
/// Returns the bounding box of the clip in pixels.
cc_box cc_canvas_clip_box(cc_canvas *canvas);
/// Draws a picture. `matrix` transforms the picture's pixels to the canvas's; `quality` is CGInterpolationQuality's raw
/// value.
void cc_canvas_draw_picture(
    cc_canvas *canvas, const cc_picture *picture, cc_matrix matrix, double alpha, int quality);

/// Draws an SVG document stretched to a rectangle at the origin, which `matrix` transforms to the canvas's pixels. Does
/// nothing if the bytes aren't SVG.
void cc_canvas_draw_svg(
    cc_canvas *canvas, const uint8_t *bytes, size_t length, double width, double height, cc_matrix matrix,
    double alpha);

// Groups and shadows

void cc_canvas_push_group(cc_canvas *canvas);
cc_group *cc_canvas_pop_group(cc_canvas *canvas);
void cc_group_release(cc_group *group);
void cc_canvas_paint_group(cc_canvas *canvas, const cc_group *group, double alpha);
/// Paints a group through a mask: through its alpha, or its luminance if it is opaque.
void cc_canvas_mask_group(cc_canvas *canvas, const cc_group *group, const cc_picture *mask, cc_matrix matrix);
/// Begins a shadow: drawing goes to a coverage surface until `end_shadow`. `box` is the maximum extent. Returns false,
/// and begins nothing, if the shadow isn't visible.
bool cc_canvas_begin_shadow(cc_canvas *canvas, cc_box box, double dx, double dy, double sigma);
/// Ends a shadow: blurs what was drawn since it began and paints it in `color`.
void cc_canvas_end_shadow(cc_canvas *canvas, cc_color color, int blend_mode);

// Paths

bool cc_path_contains(
    const uint8_t *kinds, size_t count, const double *points, double x, double y, bool even_odd);

// Pictures. Bytes may be invalid: what can't be read results in NULL.

/// How many pixels a picture may have that is read from a file.
enum { cc_most_pixels = 1 << 25 };

/// A picture of any format but SVG. `is_giant` becomes whether it has more pixels than it may.
cc_picture *cc_picture_decode(const uint8_t *bytes, size_t length, bool *is_giant);
cc_picture *cc_picture_crop(const cc_picture *picture, int x, int y, int width, int height);
/// Returns a picture whose pixel (x, y) is (x, y), or (y, x), of another, counted from its other end where an axis is flipped.
cc_picture *cc_picture_turn(const cc_picture *picture, bool swaps_axes, bool flips_x, bool flips_y);
/// Returns a picture of a size, each pixel taken from its position by `to_source`; transparent outside the source and
/// where the divisor isn't positive. NULL for an invalid size.
cc_picture *cc_picture_project(const cc_picture *picture, cc_projection to_source, int width, int height);
/// Returns the same picture with another reference.
cc_picture *cc_picture_retain(cc_picture *picture);
void cc_picture_release(cc_picture *picture);
int cc_picture_width(const cc_picture *picture);
int cc_picture_height(const cc_picture *picture);
bool cc_picture_is_opaque(const cc_picture *picture);
const uint8_t *cc_picture_pixels(const cc_picture *picture, int *bytes_per_row);
/// Returns the picture as a Windows bitmap, valid for the lifetime of the picture, or NULL if it isn't opaque, since
/// few readers of the format support alpha.
const uint8_t *cc_picture_bitmap(const cc_picture *picture, size_t *length);
/// Returns the picture as PNG, which the caller frees.
uint8_t *cc_picture_png(const cc_picture *picture, size_t *length);
/// Returns the picture as a larger PNG in a fraction of the time, which the caller frees.
uint8_t *cc_picture_png_quick(const cc_picture *picture, size_t *length);
/// Returns the picture as JPEG with a quality from 0 to 100, which the caller frees. Transparent pixels become black.
uint8_t *cc_picture_jpeg(const cc_picture *picture, int quality, size_t *length);
/// Returns the size of an SVG document, or false if the bytes aren't SVG.
bool cc_svg_size(const uint8_t *bytes, size_t length, double *width, double *height);
cc_picture *cc_svg_render(const uint8_t *bytes, size_t length, int width, int height);

#endif
