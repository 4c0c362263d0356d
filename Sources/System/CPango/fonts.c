#include <math.h>
#include <pango/pangocairo.h>

#include "CPango.h"
#include "context.h"

PangoContext *shared_context(void) {
    static PangoContext *context = NULL;
    if (context) return context;
    context = pango_font_map_create_context(pango_cairo_font_map_new());
    // Widths must not depend on the size in pixels, as on Apple's systems.
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context, FALSE);
    return context;
}

PangoFontDescription *font_description(const char *families, double size, int weight, bool is_italic) {
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_family(description, families);
    pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
    pango_font_description_set_weight(description, (PangoWeight)weight);
    pango_font_description_set_style(description, is_italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    return description;
}

/// Returns the height of a character's ink above the baseline, or 0 if the font doesn't have the character.
static double height_of(PangoFont *font, const char *character) {
    PangoGlyphString *string = pango_glyph_string_new();
    PangoAnalysis analysis = {.font = font, .language = pango_language_get_default()};
    PangoRectangle ink = {0};
    pango_shape(character, 1, &analysis, string);
    pango_glyph_string_extents(string, font, &ink, NULL);
    pango_glyph_string_free(string);
    return -(double)ink.y / PANGO_SCALE;
}

void cp_font_metrics(
    const char *families, double size, int weight, bool is_italic, double *ascent, double *descent,
    double *x_height, double *cap_height) {
    *ascent = *descent = *x_height = *cap_height = 0;
    PangoFontDescription *description = font_description(families, size, weight, is_italic);
    PangoFont *font = pango_context_load_font(shared_context(), description);
    pango_font_description_free(description);
    if (!font) return;
    PangoFontMetrics *metrics = pango_font_get_metrics(font, NULL);
    *ascent = (double)pango_font_metrics_get_ascent(metrics) / PANGO_SCALE;
    *descent = (double)pango_font_metrics_get_descent(metrics) / PANGO_SCALE;
    pango_font_metrics_unref(metrics);
    *x_height = height_of(font, "x");
    *cap_height = height_of(font, "H");
    g_object_unref(font);
}

bool cp_has_family(const char *family) {
    PangoFontFamily **families = NULL;
    int count = 0;
    pango_context_list_families(shared_context(), &families, &count);
    bool found = false;
    for (int index = 0; index < count && !found; index++) {
        found = g_ascii_strcasecmp(pango_font_family_get_name(families[index]), family) == 0;
    }
    g_free(families);
    return found;
}

/// Returns a length in Pango's units, clamped to their range.
static int pango_units(double points) { return (int)fmax(fmin(points * PANGO_SCALE, G_MAXINT), -G_MAXINT); }

/// Returns whether glyphs are larger than what is worth to be kept: the caches of pixels, of cairo and pixman, have no bounds in bytes.
static bool is_too_large_to_cache(cairo_t *cairo, PangoFont *font) {
    enum { most_pixels = 256 };
    cairo_font_extents_t extents;
    cairo_scaled_font_extents(pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)), &extents);
    double width = 0, height = extents.height, x_scale, y_scale;
    cairo_user_to_device_distance(cairo, &width, &height);
    cairo_surface_get_device_scale(cairo_get_group_target(cairo), &x_scale, &y_scale);
    return hypot(width, height) * fmax(x_scale, y_scale) > most_pixels;
}

/// Fills the outlines of glyphs. Returns false if they have none, as those that are pictures.
static bool fill_outlines(cairo_t *cairo, PangoFont *font, PangoGlyphString *string) {
    double left, top, right, bottom;
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING);
    pango_cairo_glyph_string_path(cairo, font, string);
    cairo_path_extents(cairo, &left, &top, &right, &bottom);
    bool found = right > left && bottom > top;
    if (found) cairo_fill(cairo);
    return found;
}

/// Returns glyphs as a string whose origin is the position of the first.
static PangoGlyphString *glyph_string(const cp_placed_glyph *glyphs, int count) {
    PangoGlyphString *string = pango_glyph_string_new();
    pango_glyph_string_set_size(string, count);
    for (int index = 0; index < count; index++) {
        // Glyphs have no advance: the offset of each is its position.
        string->glyphs[index].glyph = glyphs[index].glyph;
        string->glyphs[index].geometry.width = 0;
        string->glyphs[index].geometry.x_offset = pango_units(glyphs[index].x - glyphs[0].x);
        string->glyphs[index].geometry.y_offset = pango_units(glyphs[index].y - glyphs[0].y);
        string->log_clusters[index] = index;
    }
    return string;
}

void cp_draw(
    void *cairo, cp_font *font, const cp_placed_glyph *glyphs, int count, double red, double green, double blue,
    double alpha) {
    PangoGlyphString *string = glyph_string(glyphs, count);
    cairo_set_source_rgba(cairo, red, green, blue, alpha);
    if (count > 0) {
        cairo_new_path(cairo);
        cairo_move_to(cairo, glyphs[0].x, glyphs[0].y);
        if (!is_too_large_to_cache(cairo, (PangoFont *)font) || !fill_outlines(cairo, (PangoFont *)font, string)) {
            cairo_new_path(cairo);
            cairo_move_to(cairo, glyphs[0].x, glyphs[0].y);
            pango_cairo_show_glyph_string(cairo, (PangoFont *)font, string);
        }
        cairo_new_path(cairo);
    }
    pango_glyph_string_free(string);
}

void cp_stroke(
    void *cairo, cp_font *font, const cp_placed_glyph *glyphs, int count, double red, double green, double blue,
    double alpha, double width) {
    if (count == 0) return;
    PangoGlyphString *string = glyph_string(glyphs, count);
    cairo_save(cairo);
    cairo_set_source_rgba(cairo, red, green, blue, alpha);
    cairo_set_line_width(cairo, width);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_new_path(cairo);
    cairo_move_to(cairo, glyphs[0].x, glyphs[0].y);
    pango_cairo_glyph_string_path(cairo, (PangoFont *)font, string);
    cairo_stroke(cairo);
    cairo_restore(cairo);
    pango_glyph_string_free(string);
}
