// The declarations that the files of this target share.
#ifndef CONTEXT_H
#define CONTEXT_H

#include <pango/pangocairo.h>
#include <stdbool.h>

/// Returns the context, created on first use; it caches fonts.
PangoContext *shared_context(void);
/// Returns a font description, which the caller frees.
PangoFontDescription *font_description(const char *families, double size, int weight, bool is_italic);

#endif
