#ifndef BLOCKS_H
#define BLOCKS_H

#include <stddef.h>

/// Returns zeroed memory, or NULL if there is none. Large blocks are reused, because the system takes longer to provide
/// pages.
void *block_take(size_t length);
void block_give_back(void *block);

#endif
