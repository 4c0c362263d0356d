#include "canvas.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <stdlib.h>

static cc_canvas *start(cc_canvas *canvas) {
    canvas->cr = cairo_create(canvas->surface);
    if (cairo_status(canvas->cr) == CAIRO_STATUS_SUCCESS) return canvas;
    cc_canvas_destroy(canvas);
    return NULL;
}

cc_canvas *cc_canvas_create_bitmap(int width, int height) {
    cc_canvas *canvas = calloc(1, sizeof *canvas);
    if (!canvas) return NULL;
    canvas->picture = picture_create(width, height);
    if (!canvas->picture) {
        free(canvas);
        return NULL;
    }
    canvas->surface = picture_surface(canvas->picture);
    return start(canvas);
}

cc_canvas *cc_canvas_create_svg(double width, double height) {
    cc_canvas *canvas = calloc(1, sizeof *canvas);
    if (!canvas) return NULL;
    canvas->is_document = true;
    canvas->surface = cairo_svg_surface_create_for_stream(buffer_append, &canvas->document, width, height);
    cairo_svg_surface_set_document_unit(canvas->surface, CAIRO_SVG_UNIT_PX);
    return start(canvas);
}

cc_canvas *cc_canvas_create_pdf(double width, double height) {
    cc_canvas *canvas = calloc(1, sizeof *canvas);
    if (!canvas) return NULL;
    canvas->is_document = true;
    canvas->surface = cairo_pdf_surface_create_for_stream(buffer_append, &canvas->document, width, height);
    // Later versions hide the pages in compressed objects, which few readers of old devices know.
    cairo_pdf_surface_restrict_to_version(canvas->surface, CAIRO_PDF_VERSION_1_4);
    return start(canvas);
}

void cc_canvas_set_pdf_info(cc_canvas *canvas, int kind, const char *value) {
    static const cairo_pdf_metadata_t kinds[] = {
        CAIRO_PDF_METADATA_TITLE, CAIRO_PDF_METADATA_AUTHOR, CAIRO_PDF_METADATA_SUBJECT, CAIRO_PDF_METADATA_KEYWORDS,
        CAIRO_PDF_METADATA_CREATOR,
    };
    if (kind >= 0 && kind < (int)(sizeof kinds / sizeof *kinds))
        cairo_pdf_surface_set_metadata(canvas->surface, kinds[kind], value);
}

void cc_canvas_set_page_size(cc_canvas *canvas, double width, double height) {
    cairo_pdf_surface_set_size(canvas->surface, width, height);
    canvas->has_page = true;
}

void cc_canvas_end_page(cc_canvas *canvas) {
    cairo_show_page(canvas->cr);
    canvas->has_page = false;
}

shadow_frame *canvas_pop_shadow(cc_canvas *canvas) {
    shadow_frame *frame = canvas->shadows;
    if (!frame) return NULL;
    cairo_destroy(canvas->cr);
    canvas->cr = frame->before;
    canvas->shadows = frame->below;
    return frame;
}

void shadow_frame_release(shadow_frame *frame) {
    cairo_surface_destroy(frame->coverage);
    free(frame);
}

void cc_canvas_destroy(cc_canvas *canvas) {
    while (canvas->shadows) shadow_frame_release(canvas_pop_shadow(canvas));
    if (canvas->cr) cairo_destroy(canvas->cr);
    cairo_surface_destroy(canvas->surface);
    if (canvas->picture) cc_picture_release(canvas->picture);
    free(canvas->document.bytes);
    free(canvas);
}

uint8_t *cc_canvas_pixels(cc_canvas *canvas, int *bytes_per_row) {
    if (!canvas->picture) return NULL;
    cairo_surface_flush(canvas->surface);
    *bytes_per_row = canvas->picture->bytes_per_row;
    return canvas->picture->pixels;
}

cc_picture *cc_canvas_copy_picture(cc_canvas *canvas) {
    if (!canvas->picture) return NULL;
    cairo_surface_flush(canvas->surface);
    return cc_picture_crop(canvas->picture, 0, 0, canvas->picture->width, canvas->picture->height);
}

cc_picture *cc_canvas_finish_picture(cc_canvas *canvas) {
    cc_picture *picture = canvas->picture;
    if (!picture) return NULL;
    cairo_surface_finish(canvas->surface);
    canvas->picture = NULL;
    picture_note_opacity(picture);
    return picture;
}

const uint8_t *cc_canvas_finish_document(cc_canvas *canvas, size_t *length) {
    if (!canvas->is_document) return NULL;
    // An empty last page is a page, too.
    if (canvas->has_page) cc_canvas_end_page(canvas);
    cairo_surface_finish(canvas->surface);
    if (cairo_surface_status(canvas->surface) != CAIRO_STATUS_SUCCESS) return NULL;
    *length = canvas->document.length;
    return canvas->document.bytes;
}

void *cc_canvas_cairo(cc_canvas *canvas) { return canvas->cr; }
void cc_canvas_save(cc_canvas *canvas) { cairo_save(canvas->cr); }
void cc_canvas_restore(cc_canvas *canvas) { cairo_restore(canvas->cr); }

static cairo_matrix_t matrix_of(cc_matrix matrix) {
    cairo_matrix_t result;
    cairo_matrix_init(&result, matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty);
    return result;
}

static cairo_operator_t operator_of(int blend_mode) {
    static const cairo_operator_t operators[] = {
        CAIRO_OPERATOR_OVER, CAIRO_OPERATOR_MULTIPLY, CAIRO_OPERATOR_SCREEN, CAIRO_OPERATOR_OVERLAY,
        CAIRO_OPERATOR_DARKEN, CAIRO_OPERATOR_LIGHTEN, CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN,
        CAIRO_OPERATOR_SOFT_LIGHT, CAIRO_OPERATOR_HARD_LIGHT, CAIRO_OPERATOR_DIFFERENCE, CAIRO_OPERATOR_EXCLUSION,
        CAIRO_OPERATOR_HSL_HUE, CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR,
        CAIRO_OPERATOR_HSL_LUMINOSITY, CAIRO_OPERATOR_CLEAR, CAIRO_OPERATOR_SOURCE, CAIRO_OPERATOR_IN,
        CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_ATOP, CAIRO_OPERATOR_DEST_OVER, CAIRO_OPERATOR_DEST_IN,
        CAIRO_OPERATOR_DEST_OUT, CAIRO_OPERATOR_DEST_ATOP, CAIRO_OPERATOR_XOR, CAIRO_OPERATOR_DARKEN,
        CAIRO_OPERATOR_ADD,
    };
    size_t count = sizeof operators / sizeof *operators;
    return blend_mode >= 0 && (size_t)blend_mode < count ? operators[blend_mode] : CAIRO_OPERATOR_OVER;
}

void cc_canvas_set_matrix(cc_canvas *canvas, cc_matrix matrix) {
    cairo_matrix_t value = matrix_of(matrix);
    cairo_set_matrix(canvas->cr, &value);
}

void cc_canvas_set_operator(cc_canvas *canvas, int blend_mode) {
    // A shadow's shape is drawn as if the page were empty.
    cairo_set_operator(canvas->cr, canvas->shadows ? CAIRO_OPERATOR_OVER : operator_of(blend_mode));
}

void cc_canvas_set_antialias(cc_canvas *canvas, bool antialias) {
    cairo_set_antialias(canvas->cr, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE);
}

void cc_canvas_set_line(cc_canvas *canvas, double width, int cap, int join, double miter_limit) {
    cairo_set_line_width(canvas->cr, width);
    cairo_set_line_cap(canvas->cr, (cairo_line_cap_t)cap);
    cairo_set_line_join(canvas->cr, (cairo_line_join_t)join);
    cairo_set_miter_limit(canvas->cr, miter_limit);
}

void cc_canvas_set_dash(cc_canvas *canvas, const double *lengths, int count, double phase) {
    cairo_set_dash(canvas->cr, lengths, count, phase);
}

void cc_canvas_set_color(cc_canvas *canvas, cc_color color) {
    cairo_set_source_rgba(canvas->cr, color.red, color.green, color.blue, color.alpha);
}
