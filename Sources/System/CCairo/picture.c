#define _GNU_SOURCE
#include <stdio.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stdlib.h>
#include <string.h>

#include "blocks.h"
#include "buffer.h"
#include "picture.h"

/// The space before the pixels in memory, for the headers of a bitmap file, so that nothing has to be copied.
enum { picture_room = 64, bitmap_headers = 14 + 40 };
enum { longest_side = 16384 };

static bool is_size_allowed(int width, int height, int most_pixels) {
    return width > 0 && height > 0 && width <= longest_side && height <= longest_side
        && (int64_t)width * height <= most_pixels;
}

/// Writes the headers of a Windows bitmap before the pixels.
static void write_headers(const cc_picture *picture) {
    uint32_t count = (uint32_t)picture->height * (uint32_t)picture->bytes_per_row;
    // A negative height: the rows begin at the top. One plane, 32 bits per pixel, uncompressed, 72 dots per inch.
    const uint32_t fields[] = {
        bitmap_headers + count, 0, bitmap_headers, 40, (uint32_t)picture->width, (uint32_t)-picture->height,
        32 << 16 | 1, 0, count, 2835, 2835, 0, 0,
    };
    uint8_t *to = picture->pixels - bitmap_headers;
    *to++ = 'B';
    *to++ = 'M';
    for (size_t index = 0; index < sizeof fields / sizeof *fields; index++) {
        for (int byte = 0; byte < 4; byte++) *to++ = (uint8_t)(fields[index] >> 8 * byte);
    }
}

cc_picture *picture_create(int width, int height) {
    if (!is_size_allowed(width, height, 1 << 26)) return NULL;
    cc_picture *picture = calloc(1, sizeof *picture);
    if (!picture) return NULL;
    atomic_init(&picture->users, 1);
    picture->width = width;
    picture->height = height;
    picture->bytes_per_row = width * 4;
    uint8_t *block = block_take(picture_room + (size_t)height * (size_t)picture->bytes_per_row);
    if (block) {
        picture->pixels = block + picture_room;
        write_headers(picture);
        return picture;
    }
    free(picture);
    return NULL;
}

void picture_note_opacity(cc_picture *picture) {
    const uint32_t *pixels = (const uint32_t *)picture->pixels;
    size_t count = (size_t)picture->width * picture->height;
    picture->is_opaque = true;
    // In strips, so that the loop can be vectorized.
    for (size_t begin = 0; begin < count && picture->is_opaque; begin += 1024) {
        size_t end = begin + 1024 < count ? begin + 1024 : count;
        uint32_t common = UINT32_MAX;
        for (size_t index = begin; index < end; index++) common &= pixels[index];
        picture->is_opaque = common >> 24 == 255;
    }
}

cairo_surface_t *picture_surface(const cc_picture *picture) {
    return cairo_image_surface_create_for_data(
        picture->pixels, CAIRO_FORMAT_ARGB32, picture->width, picture->height, picture->bytes_per_row);
}

cc_picture *cc_picture_retain(cc_picture *picture) {
    atomic_fetch_add(&picture->users, 1);
    return picture;
}

void cc_picture_release(cc_picture *picture) {
    if (atomic_fetch_sub(&picture->users, 1) > 1) return;
    block_give_back(picture->pixels - picture_room);
    free(picture);
}

int cc_picture_width(const cc_picture *picture) { return picture->width; }
int cc_picture_height(const cc_picture *picture) { return picture->height; }
bool cc_picture_is_opaque(const cc_picture *picture) { return picture->is_opaque; }

const uint8_t *cc_picture_pixels(const cc_picture *picture, int *bytes_per_row) {
    *bytes_per_row = picture->bytes_per_row;
    return picture->pixels;
}

const uint8_t *cc_picture_bitmap(const cc_picture *picture, size_t *length) {
    size_t count = (size_t)picture->height * (size_t)picture->bytes_per_row;
    if (!picture->is_opaque || count > UINT32_MAX - bitmap_headers) return NULL;
    *length = bitmap_headers + count;
    return picture->pixels - bitmap_headers;
}

cc_picture *cc_picture_crop(const cc_picture *picture, int x, int y, int width, int height) {
    if (x < 0 || y < 0 || width > picture->width - x || height > picture->height - y) return NULL;
    cc_picture *part = picture_create(width, height);
    if (!part) return NULL;
    for (int row = 0; row < height; row++) {
        memcpy(
            part->pixels + (size_t)row * part->bytes_per_row,
            picture->pixels + (size_t)(row + y) * picture->bytes_per_row + (size_t)x * 4, (size_t)width * 4);
    }
    picture_note_opacity(part);
    return part;
}

cc_picture *cc_picture_turn(const cc_picture *picture, bool swaps_axes, bool flips_x, bool flips_y) {
    int width = swaps_axes ? picture->height : picture->width;
    int height = swaps_axes ? picture->width : picture->height;
    cc_picture *turned = picture_create(width, height);
    if (!turned) return NULL;
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(turned->pixels + (size_t)y * turned->bytes_per_row);
        for (int x = 0; x < width; x++) {
            int u = swaps_axes ? y : x, v = swaps_axes ? x : y;
            if (flips_x) u = picture->width - 1 - u;
            if (flips_y) v = picture->height - 1 - v;
            memcpy(row + x, picture->pixels + (size_t)v * picture->bytes_per_row + (size_t)u * 4, 4);
        }
    }
    picture_note_opacity(turned);
    return turned;
}

uint8_t *cc_picture_png(const cc_picture *picture, size_t *length) {
    byte_buffer buffer = {0};
    cairo_surface_t *surface = picture_surface(picture);
    cairo_status_t status = cairo_surface_write_to_png_stream(surface, buffer_append, &buffer);
    cairo_surface_destroy(surface);
    if (status != CAIRO_STATUS_SUCCESS) {
        free(buffer.bytes);
        return NULL;
    }
    *length = buffer.length;
    return buffer.bytes;
}

/// Returns the pixels with straight alpha, or without alpha.
static GdkPixbuf *pixbuf_copy(const cc_picture *picture, bool has_alpha) {
    int channels = has_alpha ? 4 : 3;
    GdkPixbuf *copy = gdk_pixbuf_new(GDK_COLORSPACE_RGB, has_alpha, 8, picture->width, picture->height);
    if (!copy) return NULL;
    for (int y = 0; y < picture->height; y++) {
        const uint32_t *from = (const uint32_t *)(picture->pixels + (size_t)y * picture->bytes_per_row);
        guchar *to = gdk_pixbuf_get_pixels(copy) + (size_t)y * gdk_pixbuf_get_rowstride(copy);
        for (int x = 0; x < picture->width; x++, to += channels) {
            uint32_t pixel = from[x], alpha = pixel >> 24;
            uint32_t parts[3] = {pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255};
            bool is_plain = !has_alpha || alpha == 255 || alpha == 0;
            for (int part = 0; part < 3; part++)
                to[part] = (guchar)(is_plain ? parts[part] : (parts[part] * 255 + alpha / 2) / alpha);
            if (has_alpha) to[3] = (guchar)alpha;
        }
    }
    return copy;
}

/// Returns a file that the caller frees, in a format with one option.
static uint8_t *pixbuf_file(GdkPixbuf *copy, const char *format, const char *option, const char *value, size_t *length) {
    gchar *saved = NULL;
    gsize size = 0;
    gboolean is_saved = gdk_pixbuf_save_to_buffer(copy, &saved, &size, format, NULL, option, value, NULL);
    g_object_unref(copy);
    if (!is_saved) return NULL;
    // The caller frees it.
    uint8_t *bytes = malloc(size);
    if (bytes) memcpy(bytes, saved, size);
    g_free(saved);
    *length = bytes ? size : 0;
    return bytes;
}

uint8_t *cc_picture_png_quick(const cc_picture *picture, size_t *length) {
    GdkPixbuf *copy = pixbuf_copy(picture, !picture->is_opaque);
    return copy ? pixbuf_file(copy, "png", "compression", "1", length) : NULL;
}

uint8_t *cc_picture_jpeg(const cc_picture *picture, int quality, size_t *length) {
    GdkPixbuf *copy = pixbuf_copy(picture, false);
    char text[8];
    snprintf(text, sizeof text, "%d", quality);
    return copy ? pixbuf_file(copy, "jpeg", "quality", text, length) : NULL;
}

static uint32_t premultiplied(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
    red = (red * alpha + 127) / 255;
    green = (green * alpha + 127) / 255;
    blue = (blue * alpha + 127) / 255;
    return alpha << 24 | red << 16 | green << 8 | blue;
}

static cc_picture *picture_of(const GdkPixbuf *pixbuf) {
    cc_picture *picture = picture_create(gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf));
    if (!picture) return NULL;
    const guchar *pixels = gdk_pixbuf_read_pixels(pixbuf);
    int channels = gdk_pixbuf_get_n_channels(pixbuf), bytes_per_row = gdk_pixbuf_get_rowstride(pixbuf);
    for (int y = 0; y < picture->height; y++) {
        const guchar *from = pixels + (size_t)y * bytes_per_row;
        uint32_t *to = (uint32_t *)(picture->pixels + (size_t)y * picture->bytes_per_row);
        for (int x = 0; x < picture->width; x++, from += channels) {
            to[x] = premultiplied(from[0], from[1], from[2], channels == 4 ? from[3] : 255);
        }
    }
    picture_note_opacity(picture);
    return picture;
}

static void refuse_giants(GdkPixbufLoader *loader, int width, int height, gpointer is_giant) {
    if (is_size_allowed(width, height, cc_most_pixels)) return;
    *(bool *)is_giant = true;
    // Loaders make no room for a picture without a size.
    gdk_pixbuf_loader_set_size(loader, 0, 0);
}

/// SVG has no size in pixels that it could be refused for.
static bool is_svg(const uint8_t *bytes, size_t length) {
    const size_t sniffed = length < 4096 ? length : 4096;
    return memmem(bytes, sniffed, "<svg", 4) || memmem(bytes, sniffed, "<!DOCTYPE svg", 13);
}

cc_picture *cc_picture_decode(const uint8_t *bytes, size_t length, bool *is_giant) {
    *is_giant = false;
    // Pictures of other formats have zeros at their beginning.
    if (!memchr(bytes, 0, length < 64 ? length : 64) && is_svg(bytes, length)) return NULL;
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    g_signal_connect(loader, "size-prepared", G_CALLBACK(refuse_giants), is_giant);
    bool done = true;
    // In parts, so that little more is read once the size is known.
    for (size_t start = 0; done && !*is_giant && start < length; start += 4096) {
        size_t rest = length - start;
        done = gdk_pixbuf_loader_write(loader, bytes + start, rest < 4096 ? rest : 4096, NULL);
    }
    // A loader must be closed even after an error.
    done = gdk_pixbuf_loader_close(loader, NULL) && done;
    cc_picture *picture = NULL;
    GdkPixbuf *pixbuf = done && !*is_giant ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    if (pixbuf) {
        GdkPixbuf *upright = gdk_pixbuf_apply_embedded_orientation(pixbuf);
        if (upright) {
            picture = picture_of(upright);
            g_object_unref(upright);
        }
    }
    g_object_unref(loader);
    return picture;
}
