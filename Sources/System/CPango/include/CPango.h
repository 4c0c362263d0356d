// Pango, as far as TextLayout needs it. No header of its is included here: they clash with Foundation's. Lengths are
// points, y points down, places in text are bytes of UTF-8. One thread at a time may be in any of these functions.
#ifndef CPANGO_H
#define CPANGO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One paragraph's glyphs.
typedef struct cp_shaped cp_shaped;
/// A font that glyphs belong to. Lives as long as the glyphs it came with.
typedef struct cp_font cp_font;

/// What part of a text shall look like.
typedef struct {
    int start, end;
    /// In order of preference, separated by commas.
    const char *families;
    double size;
    int weight;
    bool is_italic;
    /// OpenType features as in CSS; NULL for the font's own choice.
    const char *features;
} cp_style;

/// Glyphs of one font, one style and one direction; in the order of the eye.
typedef struct {
    cp_font *font;
    int start, end;
    int style;
    /// As in Unicode's bidirectional algorithm: odd from right to left.
    int level;
    int first_glyph, glyph_count;
    /// Which of the families asked for the font is of; -1 when one that nobody asked for stands in.
    int choice;
} cp_item;

typedef struct {
    uint32_t glyph;
    double x_offset, y_offset, advance;
    /// Where the text of its cluster begins.
    int cluster;
} cp_glyph;

typedef struct { uint32_t glyph; double x, y; } cp_placed_glyph;

/// A bit of glyphs that stand for a character no font has.
enum { CP_UNKNOWN_GLYPH = 0x10000000 };

/// Bits for each character, and for the end of the text.
enum { CP_LINE_BREAK_BEFORE = 1, CP_CURSOR = 2, CP_WHITE = 4 };

enum { CP_NATURAL, CP_LEFT_TO_RIGHT, CP_RIGHT_TO_LEFT };

/// Shapes a text without line ends or zero bytes. Styles follow each other and cover it.
cp_shaped *cp_shape(const char *text, int length, const cp_style *styles, int style_count, int direction);
void cp_shaped_release(cp_shaped *shaped);
const cp_item *cp_shaped_items(const cp_shaped *shaped, int *count);
const cp_glyph *cp_shaped_glyphs(const cp_shaped *shaped, int *count);
const uint8_t *cp_shaped_characters(const cp_shaped *shaped, int *count);
bool cp_shaped_is_right_to_left(const cp_shaped *shaped);

/// Draws glyphs where they are placed, by the `cairo_t` that the address leads to.
void cp_draw(
    void *cairo, cp_font *font, const cp_placed_glyph *glyphs, int count, double red, double green, double blue,
    double alpha);

/// Ascent and descent, both positive, and the heights of x and H.
void cp_font_metrics(
    const char *families, double size, int weight, bool is_italic, double *ascent, double *descent,
    double *x_height, double *cap_height);
bool cp_has_family(const char *family);

#endif
