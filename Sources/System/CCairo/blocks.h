#ifndef BLOCKS_H
#define BLOCKS_H

#include <stddef.h>

/// Memory that is all zero; NULL where there is none. Large blocks that were given back are cleared and used again: the
/// system takes longer to hand out pages.
void *block_take(size_t length);
void block_give_back(void *block);

#endif
