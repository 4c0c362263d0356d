// What the files of this target share.
#ifndef CONTEXT_H
#define CONTEXT_H

#include <pango/pangocairo.h>
#include <stdbool.h>

/// Made at the first call, and kept: it holds the fonts found so far.
PangoContext *shared_context(void);
/// For the caller to free.
PangoFontDescription *font_description(const char *families, double size, int weight, bool is_italic);

#endif
