#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "canvas.h"

struct cc_group { cairo_pattern_t *pattern; };

void cc_canvas_push_group(cc_canvas *canvas) { cairo_push_group(canvas->cr); }

cc_group *cc_canvas_pop_group(cc_canvas *canvas) {
    cc_group *group = calloc(1, sizeof *group);
    cairo_pattern_t *pattern = cairo_pop_group(canvas->cr);
    if (group) group->pattern = pattern; else cairo_pattern_destroy(pattern);
    return group;
}

void cc_group_release(cc_group *group) {
    cairo_pattern_destroy(group->pattern);
    free(group);
}

/// Sets the group as the source. Its pattern is positioned by the current matrix.
static void set_group(cc_canvas *canvas, const cc_group *group) {
    cairo_identity_matrix(canvas->cr);
    cairo_matrix_t identity;
    cairo_matrix_init_identity(&identity);
    cairo_pattern_set_matrix(group->pattern, &identity);
    cairo_set_source(canvas->cr, group->pattern);
}

void cc_canvas_paint_group(cc_canvas *canvas, const cc_group *group, double alpha) {
    cairo_save(canvas->cr);
    set_group(canvas, group);
    cairo_paint_with_alpha(canvas->cr, alpha);
    cairo_restore(canvas->cr);
}

/// Returns the picture's luminance as coverage.
static cairo_surface_t *brightness(const cc_picture *picture) {
    cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, picture->width, picture->height);
    uint8_t *coverage = cairo_image_surface_get_data(mask);
    if (!coverage) return mask;
    int bytes_per_row = cairo_image_surface_get_stride(mask);
    for (int y = 0; y < picture->height; y++) {
        const uint32_t *row = (const uint32_t *)(picture->pixels + (size_t)y * picture->bytes_per_row);
        for (int x = 0; x < picture->width; x++) {
            uint32_t red = row[x] >> 16 & 255, green = row[x] >> 8 & 255, blue = row[x] & 255;
            coverage[(size_t)y * bytes_per_row + x] = (uint8_t)((red * 54 + green * 183 + blue * 19) >> 8);
        }
    }
    cairo_surface_mark_dirty(mask);
    return mask;
}

void cc_canvas_mask_group(cc_canvas *canvas, const cc_group *group, const cc_picture *picture, cc_matrix matrix) {
    cairo_t *cr = canvas->cr;
    cairo_surface_t *mask = picture->is_opaque ? brightness(picture) : picture_surface(picture);
    cairo_save(cr);
    set_group(canvas, group);
    // What is outside the mask is clipped; inside, its edges don't fade.
    cc_canvas_set_matrix(canvas, matrix);
    cairo_new_path(cr);
    cairo_rectangle(cr, 0, 0, picture->width, picture->height);
    cairo_clip(cr);
    cairo_pattern_t *pattern = cairo_pattern_create_for_surface(mask);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
    cairo_mask(cr, pattern);
    cairo_pattern_destroy(pattern);
    cairo_restore(cr);
    cairo_surface_finish(mask);
    cairo_surface_destroy(mask);
}

static cc_box intersection(cc_box one, cc_box other) {
    double x = fmax(one.x, other.x), y = fmax(one.y, other.y);
    double right = fmin(one.x + one.width, other.x + other.width);
    double bottom = fmin(one.y + one.height, other.y + other.height);
    return (cc_box){x, y, fmax(0, right - x), fmax(0, bottom - y)};
}

bool cc_canvas_begin_shadow(cc_canvas *canvas, cc_box box, double dx, double dy, double sigma) {
    double reach = sigma * 3 + 2;
    cc_box visible = cc_canvas_clip_box(canvas);
    visible = (cc_box){
        visible.x - dx - reach, visible.y - dy - reach, visible.width + reach * 2, visible.height + reach * 2};
    box = intersection(box, visible);
    if (box.width <= 0 || box.height <= 0) return false;
    // A wide blur has no details, so it is computed with fewer pixels, whose grid is that of the canvas, whatever the clip.
    int shrink = sigma > 8 ? (int)(sigma / 4) : 1;
    double left = floor((box.x + dx - reach) / shrink) * shrink - dx;
    double top = floor((box.y + dy - reach) / shrink) * shrink - dy;
    double right = box.x + box.width + reach + 2, bottom = box.y + box.height + reach + 2;
    box = (cc_box){left, top, right - left, bottom - top};
    double width = ceil(box.width / shrink), height = ceil(box.height / shrink);
    if (!(width < 32000 && height < 32000)) return false;
    shadow_frame *frame = calloc(1, sizeof *frame);
    if (!frame) return false;
    frame->coverage = cairo_image_surface_create(CAIRO_FORMAT_A8, (int)width, (int)height);
    if (cairo_surface_status(frame->coverage) != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(frame->coverage);
        free(frame);
        return false;
    }
    cairo_surface_set_device_scale(frame->coverage, 1.0 / shrink, 1.0 / shrink);
    cairo_surface_set_device_offset(frame->coverage, -box.x / shrink, -box.y / shrink);
    *frame = (shadow_frame){
        .below = canvas->shadows, .before = canvas->cr, .coverage = frame->coverage, .box = box, .shrink = shrink,
        .dx = dx, .dy = dy, .sigma = sigma};
    canvas->cr = cairo_create(frame->coverage);
    canvas->shadows = frame;
    return true;
}

/// Averages each pixel of a line with its neighbors up to `radius` away. `step` is the distance between pixels.
static void average(uint8_t *line, uint8_t *copy, int count, ptrdiff_t step, int radius) {
    for (int index = 0; index < count; index++) copy[index] = line[index * step];
    uint32_t width = (uint32_t)radius * 2 + 1, sum = 0;
    // Division by multiplication: exact for sums of up to 2^19, as of 2,000 pixels.
    uint64_t reciprocal = ((UINT64_C(1) << 32) + width - 1) / width;
    for (int index = 0; index < radius && index < count; index++) sum += copy[index];
    for (int index = 0; index < count; index++) {
        if (index + radius < count) sum += copy[index + radius];
        line[index * step] = (uint8_t)((sum + width / 2) * reciprocal >> 32);
        if (index >= radius) sum -= copy[index - radius];
    }
}

/// Blurs a surface. Three averages approximate a Gaussian with the sum of their variances.
static void blur(cairo_surface_t *surface, double sigma) {
    cairo_surface_flush(surface);
    uint8_t *pixels = cairo_image_surface_get_data(surface);
    int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
    int bytes_per_row = cairo_image_surface_get_stride(surface);
    uint8_t *copy = malloc((size_t)(width > height ? width : height));
    if (!pixels || !copy) {
        free(copy);
        return;
    }
    // An average with radius r has the variance r(r + 1) / 3; the remainder goes to the later ones.
    double variance = sigma * sigma;
    for (int pass = 0; pass < 3; pass++) {
        int radius = (int)lround((sqrt(1 + 12 * variance / (3 - pass)) - 1) / 2);
        if (radius < 1) continue;
        for (int y = 0; y < height; y++) average(pixels + (ptrdiff_t)y * bytes_per_row, copy, width, 1, radius);
        for (int x = 0; x < width; x++) average(pixels + x, copy, height, bytes_per_row, radius);
        variance = fmax(0, variance - radius * (radius + 1) / 3.0);
    }
    free(copy);
    cairo_surface_mark_dirty(surface);
}

void cc_canvas_end_shadow(cc_canvas *canvas, cc_color color, int blend_mode) {
    shadow_frame *frame = canvas_pop_shadow(canvas);
    if (!frame) return;
    blur(frame->coverage, frame->sigma / frame->shrink);

    cairo_t *cr = canvas->cr;
    cairo_save(cr);
    cairo_identity_matrix(cr);
    cc_canvas_set_operator(canvas, blend_mode);
    cc_canvas_set_color(canvas, color);
    cairo_mask_surface(cr, frame->coverage, frame->dx, frame->dy);
    cairo_restore(cr);
    shadow_frame_release(frame);
}
