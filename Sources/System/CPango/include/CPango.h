// Pango, as far as TextLayout needs it. Its headers aren't included here, because they clash with Foundation's. Lengths
// are points, y points down, positions in text are bytes of UTF-8. These functions may be called by one thread at a
// time.
#ifndef CPANGO_H
#define CPANGO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The glyphs of a paragraph.
typedef struct cp_shaped cp_shaped;
/// The font of glyphs, valid for their lifetime.
typedef struct cp_font cp_font;

/// The style of a part of a text.
typedef struct {
    int start, end;
    /// The families in order of preference, separated by commas.
    const char *families;
    double size;
    int weight;
    bool is_italic;
    /// OpenType features as in CSS, or NULL for the font's defaults.
    const char *features;
} cp_style;

/// Glyphs of one font, one style and one direction, in visual order.
typedef struct {
    cp_font *font;
    int start, end;
    int style;
    /// The level in Unicode's bidirectional algorithm: odd from right to left.
    int level;
    int first_glyph, glyph_count;
    /// The index of the font's family among the requested ones, or -1 for a fallback font.
    int choice;
} cp_item;

typedef struct {
    uint32_t glyph;
    double x_offset, y_offset, advance;
    /// The start of the cluster's text.
    int cluster;
} cp_glyph;

typedef struct { uint32_t glyph; double x, y; } cp_placed_glyph;

/// A bit of glyphs for a character that no font has.
enum { CP_UNKNOWN_GLYPH = 0x10000000 };

/// The bits for each character, and for the end of the text.
enum { CP_LINE_BREAK_BEFORE = 1, CP_CURSOR = 2, CP_WHITE = 4 };

enum { CP_NATURAL, CP_LEFT_TO_RIGHT, CP_RIGHT_TO_LEFT };

/// Shapes a text without line ends or zero bytes. Styles are contiguous and cover the text.
cp_shaped *cp_shape(const char *text, int length, const cp_style *styles, int style_count, int direction);
void cp_shaped_release(cp_shaped *shaped);
const cp_item *cp_shaped_items(const cp_shaped *shaped, int *count);
const cp_glyph *cp_shaped_glyphs(const cp_shaped *shaped, int *count);
const uint8_t *cp_shaped_characters(const cp_shaped *shaped, int *count);
bool cp_shaped_is_right_to_left(const cp_shaped *shaped);

/// Draws glyphs at their positions, with the `cairo_t` at the address.
void cp_draw(
    void *cairo, cp_font *font, const cp_placed_glyph *glyphs, int count, double red, double green, double blue,
    double alpha);

/// Draws lines of a width around glyphs, half inside of them.
void cp_stroke(
    void *cairo, cp_font *font, const cp_placed_glyph *glyphs, int count, double red, double green, double blue,
    double alpha, double width);

/// Returns ascent and descent, both positive, and the heights of x and H.
void cp_font_metrics(
    const char *families, double size, int weight, bool is_italic, double *ascent, double *descent,
    double *x_height, double *cap_height);
bool cp_has_family(const char *family);

#endif
