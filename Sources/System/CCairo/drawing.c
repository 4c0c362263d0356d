#include <stdbool.h>

#include "canvas.h"

static void append_path(cairo_t *cr, const uint8_t *kinds, size_t count, const double *points) {
    for (size_t index = 0; index < count; index++) {
        double x, y;
        switch (kinds[index]) {
        case CC_MOVE:
            cairo_move_to(cr, points[0], points[1]);
            points += 2;
            break;
        case CC_LINE:
            cairo_line_to(cr, points[0], points[1]);
            points += 2;
            break;
        case CC_QUAD:
            cairo_get_current_point(cr, &x, &y);
            cairo_curve_to(
                cr, x + (points[0] - x) * 2 / 3, y + (points[1] - y) * 2 / 3,
                points[2] + (points[0] - points[2]) * 2 / 3, points[3] + (points[1] - points[3]) * 2 / 3, points[2],
                points[3]);
            points += 4;
            break;
        case CC_CURVE:
            cairo_curve_to(cr, points[0], points[1], points[2], points[3], points[4], points[5]);
            points += 6;
            break;
        default:
            cairo_close_path(cr);
        }
    }
}

void cc_canvas_set_path(cc_canvas *canvas, const uint8_t *kinds, size_t count, const double *points) {
    cairo_matrix_t matrix;
    cairo_get_matrix(canvas->cr, &matrix);
    cairo_identity_matrix(canvas->cr);
    cairo_new_path(canvas->cr);
    append_path(canvas->cr, kinds, count, points);
    cairo_set_matrix(canvas->cr, &matrix);
}

/// Returns whether the operator changes pixels outside of what is drawn, which Core Graphics never does.
static bool is_unbounded(cairo_operator_t operator) {
    switch (operator) {
    case CAIRO_OPERATOR_IN:
    case CAIRO_OPERATOR_OUT:
    case CAIRO_OPERATOR_DEST_IN:
    case CAIRO_OPERATOR_DEST_ATOP:
        return true;
    default:
        return false;
    }
}

void cc_canvas_fill(cc_canvas *canvas, bool even_odd) {
    cairo_set_fill_rule(canvas->cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    if (!is_unbounded(cairo_get_operator(canvas->cr))) {
        cairo_fill(canvas->cr);
        return;
    }
    cairo_save(canvas->cr);
    cairo_clip(canvas->cr);
    cairo_paint(canvas->cr);
    cairo_restore(canvas->cr);
}

void cc_canvas_stroke(cc_canvas *canvas) { cairo_stroke(canvas->cr); }

void cc_canvas_clip(cc_canvas *canvas, bool even_odd) {
    cairo_set_fill_rule(canvas->cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_clip(canvas->cr);
}

void cc_canvas_reset_clip(cc_canvas *canvas) { cairo_reset_clip(canvas->cr); }
void cc_canvas_paint(cc_canvas *canvas, double alpha) { cairo_paint_with_alpha(canvas->cr, alpha); }

cc_box cc_canvas_clip_box(cc_canvas *canvas) {
    cairo_matrix_t matrix;
    double x0, y0, x1, y1;
    cairo_get_matrix(canvas->cr, &matrix);
    cairo_identity_matrix(canvas->cr);
    cairo_clip_extents(canvas->cr, &x0, &y0, &x1, &y1);
    cairo_set_matrix(canvas->cr, &matrix);
    return (cc_box){x0, y0, x1 - x0, y1 - y0};
}

static void set_gradient(
    cc_canvas *canvas, cairo_pattern_t *pattern, const cc_stop *stops, int count, bool before, bool after) {
    // If the gradient extends beyond one end only, a transparent stop at the other end extends as transparent.
    cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE);
    if (!before && after) cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0);
    for (int index = 0; index < count; index++) {
        cc_color color = stops[index].color;
        cairo_pattern_add_color_stop_rgba(
            pattern, stops[index].location, color.red, color.green, color.blue, color.alpha);
    }
    if (before && !after) cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0);
    cairo_set_source(canvas->cr, pattern);
    cairo_pattern_destroy(pattern);
}

void cc_canvas_set_linear(
    cc_canvas *canvas, double x0, double y0, double x1, double y1, const cc_stop *stops, int count, bool before,
    bool after) {
    set_gradient(canvas, cairo_pattern_create_linear(x0, y0, x1, y1), stops, count, before, after);
}

void cc_canvas_set_radial(
    cc_canvas *canvas, double x0, double y0, double r0, double x1, double y1, double r1, const cc_stop *stops,
    int count, bool before, bool after) {
    set_gradient(canvas, cairo_pattern_create_radial(x0, y0, r0, x1, y1, r1), stops, count, before, after);
}

static cairo_filter_t filter_of(int quality) {
    switch (quality) {
    case 1: return CAIRO_FILTER_NEAREST;
    case 2: return CAIRO_FILTER_BILINEAR;
    case 3: return CAIRO_FILTER_BEST;
    default: return CAIRO_FILTER_GOOD;
    }
}

void cc_canvas_draw_picture(
    cc_canvas *canvas, const cc_picture *picture, cc_matrix matrix, double alpha, int quality) {
    cairo_t *cr = canvas->cr;
    cairo_surface_t *surface = picture_surface(picture);
    cairo_save(cr);
    cc_canvas_set_matrix(canvas, matrix);
    cairo_set_source_surface(cr, surface, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cr), filter_of(quality));
    // Without this, the outermost pixels of an enlarged picture fade out.
    cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD);
    cairo_new_path(cr);
    cairo_rectangle(cr, 0, 0, picture->width, picture->height);
    if (alpha >= 1) {
        cc_canvas_fill(canvas, false);
    } else {
        cairo_clip(cr);
        cairo_paint_with_alpha(cr, alpha);
    }
    cairo_restore(cr);
    cairo_surface_finish(surface);
    cairo_surface_destroy(surface);
}

bool cc_path_contains(const uint8_t *kinds, size_t count, const double *points, double x, double y, bool even_odd) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    cairo_t *cr = cairo_create(surface);
    append_path(cr, kinds, count, points);
    cairo_set_fill_rule(cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    bool inside = cairo_in_fill(cr, x, y);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    return inside;
}
