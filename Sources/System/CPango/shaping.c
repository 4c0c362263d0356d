#include <hb.h>
#include <pango/pangocairo.h>
#include <stdlib.h>
#include <string.h>

#include "CPango.h"
#include "context.h"

enum { ELLIPSIS = 0x2026 };

struct cp_shaped {
    GArray *items, *glyphs;
    uint8_t *characters;
    int character_count;
    bool is_right_to_left;
};

static void add_attribute(PangoAttrList *list, PangoAttribute *attribute, const cp_style *style) {
    attribute->start_index = (guint)style->start;
    attribute->end_index = (guint)style->end;
    pango_attr_list_insert(list, attribute);
}

static PangoAttrList *attributes_of(const cp_style *styles, int count) {
    PangoAttrList *list = pango_attr_list_new();
    for (int index = 0; index < count; index++) {
        const cp_style *style = &styles[index];
        PangoFontDescription *description =
            font_description(style->families, style->size, style->weight, style->is_italic);
        add_attribute(list, pango_attr_font_desc_new(description), style);
        pango_font_description_free(description);
        if (style->features) add_attribute(list, pango_attr_font_features_new(style->features), style);
    }
    return list;
}

/// Returns the index of a font's family among the requested ones, or -1.
static int choice(PangoFont *font, const char *families) {
    PangoFontDescription *description = pango_font_describe(font);
    const char *family = pango_font_description_get_family(description);
    size_t length = family ? strlen(family) : 0;
    int place = 0, found = -1;
    for (const char *next = families; next && length && found < 0; next = strchr(next, ','), place++) {
        while (*next == ',' || *next == ' ') next++;
        bool is_same = g_ascii_strncasecmp(next, family, length) == 0 && (next[length] == ',' || next[length] == 0);
        if (is_same) found = place;
    }
    pango_font_description_free(description);
    return found;
}

/// Adds an ellipsis as three periods with a third of its advance each, so that its dots can be as far apart as the font
/// that is stood in for has them. Returns false for a font without a period.
static bool add_ellipsis(cp_shaped *shaped, PangoFont *font, cp_glyph ellipsis) {
    hb_codepoint_t period;
    if (!hb_font_get_nominal_glyph(pango_font_get_hb_font(font), '.', &period)) return false;
    PangoRectangle extents;
    pango_font_get_glyph_extents(font, period, NULL, &extents);
    ellipsis.glyph = period;
    ellipsis.advance /= 3;
    ellipsis.x_offset = (ellipsis.advance - (double)extents.width / PANGO_SCALE) / 2;
    for (int dot = 0; dot < 3; dot++) g_array_append_val(shaped->glyphs, ellipsis);
    return true;
}

static void add_item(cp_shaped *shaped, const char *text, int length, const PangoItem *item, const cp_style *styles,
                     int style_count, int *style, PangoGlyphString *string) {
    while (*style + 1 < style_count && item->offset >= styles[*style].end) ++*style;
    pango_shape_full(text + item->offset, item->length, text, length, &item->analysis, string);
    cp_item result = {
        .font = (cp_font *)g_object_ref(item->analysis.font), .start = item->offset,
        .end = item->offset + item->length, .style = *style, .level = item->analysis.level,
        .first_glyph = (int)shaped->glyphs->len,
        .choice = choice(item->analysis.font, styles[*style].families)};
    for (int index = 0; index < string->num_glyphs; index++) {
        PangoGlyphInfo info = string->glyphs[index];
        cp_glyph glyph = {
            .glyph = info.glyph, .x_offset = (double)info.geometry.x_offset / PANGO_SCALE,
            .y_offset = (double)info.geometry.y_offset / PANGO_SCALE,
            .advance = (double)info.geometry.width / PANGO_SCALE,
            .cluster = item->offset + string->log_clusters[index]};
        bool is_ellipsis = g_utf8_get_char(text + glyph.cluster) == ELLIPSIS
            && !(glyph.glyph & PANGO_GLYPH_UNKNOWN_FLAG);
        if (!is_ellipsis || !add_ellipsis(shaped, item->analysis.font, glyph)) {
            g_array_append_val(shaped->glyphs, glyph);
        }
    }
    result.glyph_count = (int)shaped->glyphs->len - result.first_glyph;
    g_array_append_val(shaped->items, result);
}

static void note_characters(cp_shaped *shaped, const char *text, int length) {
    shaped->character_count = (int)g_utf8_strlen(text, length) + 1;
    PangoLogAttr *attributes = g_new0(PangoLogAttr, shaped->character_count);
    pango_get_log_attrs(text, length, -1, pango_language_get_default(), attributes, shaped->character_count);
    shaped->characters = g_new0(uint8_t, shaped->character_count);
    for (int index = 0; index < shaped->character_count; index++) {
        PangoLogAttr attribute = attributes[index];
        shaped->characters[index] = (uint8_t)(
            (attribute.is_line_break ? CP_LINE_BREAK_BEFORE : 0) | (attribute.is_cursor_position ? CP_CURSOR : 0)
            | (attribute.is_white ? CP_WHITE : 0));
    }
    g_free(attributes);
}

static bool is_right_to_left(gunichar character) {
    switch (g_unichar_get_script(character)) {
    case G_UNICODE_SCRIPT_HEBREW:
    case G_UNICODE_SCRIPT_ARABIC:
    case G_UNICODE_SCRIPT_SYRIAC:
    case G_UNICODE_SCRIPT_THAANA:
    case G_UNICODE_SCRIPT_NKO:
    case G_UNICODE_SCRIPT_SAMARITAN:
    case G_UNICODE_SCRIPT_MANDAIC:
    case G_UNICODE_SCRIPT_ADLAM:
        return true;
    default:
        return false;
    }
}

/// Returns the direction of the first letter; left to right if there is none.
static PangoDirection direction_of(const char *text, int length, int direction) {
    if (direction == CP_LEFT_TO_RIGHT) return PANGO_DIRECTION_LTR;
    if (direction == CP_RIGHT_TO_LEFT) return PANGO_DIRECTION_RTL;
    for (const char *next = text; next < text + length; next = g_utf8_next_char(next)) {
        gunichar character = g_utf8_get_char(next);
        if (!g_unichar_isalpha(character)) continue;
        return is_right_to_left(character) ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
    }
    return PANGO_DIRECTION_LTR;
}

cp_shaped *cp_shape(const char *text, int length, const cp_style *styles, int style_count, int direction) {
    cp_shaped *shaped = g_new0(cp_shaped, 1);
    shaped->items = g_array_new(FALSE, FALSE, sizeof(cp_item));
    shaped->glyphs = g_array_new(FALSE, FALSE, sizeof(cp_glyph));
    note_characters(shaped, text, length);
    PangoDirection base = direction_of(text, length, direction);
    shaped->is_right_to_left = base == PANGO_DIRECTION_RTL;

    PangoAttrList *attributes = attributes_of(styles, style_count);
    GList *items = pango_itemize_with_base_dir(shared_context(), base, text, 0, length, attributes, NULL);
    PangoGlyphString *string = pango_glyph_string_new();
    int style = 0;
    for (GList *next = items; next; next = next->next) {
        add_item(shaped, text, length, next->data, styles, style_count, &style, string);
        pango_item_free(next->data);
    }
    pango_glyph_string_free(string);
    g_list_free(items);
    pango_attr_list_unref(attributes);
    return shaped;
}

void cp_shaped_release(cp_shaped *shaped) {
    for (guint index = 0; index < shaped->items->len; index++) {
        g_object_unref(g_array_index(shaped->items, cp_item, index).font);
    }
    g_array_free(shaped->items, TRUE);
    g_array_free(shaped->glyphs, TRUE);
    g_free(shaped->characters);
    g_free(shaped);
}

const cp_item *cp_shaped_items(const cp_shaped *shaped, int *count) {
    *count = (int)shaped->items->len;
    return (const cp_item *)(const void *)shaped->items->data;
}

const cp_glyph *cp_shaped_glyphs(const cp_shaped *shaped, int *count) {
    *count = (int)shaped->glyphs->len;
    return (const cp_glyph *)(const void *)shaped->glyphs->data;
}

const uint8_t *cp_shaped_characters(const cp_shaped *shaped, int *count) {
    *count = shaped->character_count;
    return shaped->characters;
}

bool cp_shaped_is_right_to_left(const cp_shaped *shaped) { return shaped->is_right_to_left; }
