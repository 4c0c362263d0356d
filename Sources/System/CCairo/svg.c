#include <librsvg/rsvg.h>
#include <math.h>

#include "canvas.h"

static RsvgHandle *open_svg(const uint8_t *bytes, size_t length) {
    if (length == 0) return NULL;
    return rsvg_handle_new_from_data(bytes, length, NULL);
}

bool cc_svg_size(const uint8_t *bytes, size_t length, double *width, double *height) {
    RsvgHandle *handle = open_svg(bytes, length);
    if (!handle) return false;
    if (!rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height)) {
        gboolean has_width, has_height, has_box;
        RsvgLength given_width, given_height;
        RsvgRectangle box = {0};
        rsvg_handle_get_intrinsic_dimensions(
            handle, &has_width, &given_width, &has_height, &given_height, &has_box, &box);
        // A document without any size is as large as CSS makes a replaced element.
        *width = has_box ? box.width : 300;
        *height = has_box ? box.height : 150;
    }
    g_object_unref(handle);
    return true;
}

cc_picture *cc_svg_render(const uint8_t *bytes, size_t length, int width, int height) {
    cc_picture *picture = picture_create(width, height);
    if (!picture) return NULL;
    RsvgHandle *handle = open_svg(bytes, length);
    if (!handle) {
        cc_picture_release(picture);
        return NULL;
    }
    double own_width = 0, own_height = 0;
    cc_svg_size(bytes, length, &own_width, &own_height);
    cairo_surface_t *surface = picture_surface(picture);
    cairo_t *cr = cairo_create(surface);
    gboolean drawn = FALSE;
    if (own_width > 0 && own_height > 0) {
        // Apple stretches a vector to the size asked for, whatever its proportions.
        cairo_scale(cr, width / own_width, height / own_height);
        RsvgRectangle viewport = {0, 0, own_width, own_height};
        drawn = rsvg_handle_render_document(handle, cr, &viewport, NULL);
    }
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    cairo_surface_destroy(surface);
    g_object_unref(handle);
    if (!drawn) {
        cc_picture_release(picture);
        return NULL;
    }
    picture_note_opacity(picture);
    return picture;
}
