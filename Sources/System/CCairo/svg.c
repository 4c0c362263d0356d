#include <librsvg/rsvg.h>
#include <math.h>

#include "canvas.h"

static RsvgHandle *open_svg(const uint8_t *bytes, size_t length) {
    RsvgHandle *handle = length == 0 ? NULL : rsvg_handle_new_from_data(bytes, length, NULL);
    // The number of CSS pixels per inch.
    if (handle) rsvg_handle_set_dpi(handle, 96);
    return handle;
}

static void size_of(RsvgHandle *handle, double *width, double *height) {
    if (rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height)) return;
    gboolean has_width, has_height, has_box;
    RsvgLength given_width, given_height;
    RsvgRectangle box = {0};
    rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &given_width, &has_height, &given_height, &has_box, &box);
    // A document without a size has that of a CSS replaced element.
    *width = has_box ? box.width : 300;
    *height = has_box ? box.height : 150;
}

bool cc_svg_size(const uint8_t *bytes, size_t length, double *width, double *height) {
    RsvgHandle *handle = open_svg(bytes, length);
    if (!handle) return false;
    size_of(handle, width, height);
    g_object_unref(handle);
    return true;
}

/// Draws the document stretched to a rectangle at the origin.
static bool draw(const uint8_t *bytes, size_t length, cairo_t *cr, double width, double height) {
    RsvgHandle *handle = open_svg(bytes, length);
    if (!handle) return false;
    double own_width = 0, own_height = 0;
    size_of(handle, &own_width, &own_height);
    gboolean drawn = FALSE;
    if (own_width > 0 && own_height > 0) {
        // Apple stretches vector images to the size, whatever their aspect ratio.
        cairo_scale(cr, width / own_width, height / own_height);
        RsvgRectangle viewport = {0, 0, own_width, own_height};
        drawn = rsvg_handle_render_document(handle, cr, &viewport, NULL);
    }
    g_object_unref(handle);
    return drawn;
}

cc_picture *cc_svg_render(const uint8_t *bytes, size_t length, int width, int height) {
    cc_picture *picture = picture_create(width, height);
    if (!picture) return NULL;
    cairo_surface_t *surface = picture_surface(picture);
    cairo_t *cr = cairo_create(surface);
    bool drawn = draw(bytes, length, cr, width, height);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    cairo_surface_destroy(surface);
    if (!drawn) {
        cc_picture_release(picture);
        return NULL;
    }
    picture_note_opacity(picture);
    return picture;
}

void cc_canvas_draw_svg(
    cc_canvas *canvas, const uint8_t *bytes, size_t length, double width, double height, cc_matrix matrix,
    double alpha) {
    cairo_t *cr = canvas->cr;
    cairo_save(cr);
    cc_canvas_set_matrix(canvas, matrix);
    cairo_rectangle(cr, 0, 0, width, height);
    cairo_clip(cr);
    // The blend mode applies to the drawing as a whole.
    cairo_push_group(cr);
    draw(bytes, length, cr, width, height);
    cairo_pop_group_to_source(cr);
    cairo_paint_with_alpha(cr, alpha);
    cairo_restore(cr);
}
