#include "blocks.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/// The header of a block, which keeps it aligned.
typedef union {
    size_t capacity;
    char room[64];
} block_header;

enum { least_kept = 1 << 17, most_kept = 1 << 26, most_blocks = 16 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// The free blocks, the last returned one at the end.
static block_header *idle[most_blocks];
static int idle_count;
static size_t idle_bytes;

static block_header *remove_idle(int index) {
    block_header *block = idle[index];
    idle_count--;
    idle_bytes -= block->capacity;
    memmove(idle + index, idle + index + 1, sizeof *idle * (size_t)(idle_count - index));
    return block;
}

/// Returns the smallest free block that is large enough, but not much larger.
static block_header *find_idle(size_t length) {
    int best = -1;
    for (int index = 0; index < idle_count; index++) {
        size_t capacity = idle[index]->capacity;
        if (capacity < length || capacity / 2 > length) continue;
        if (best < 0 || capacity < idle[best]->capacity) best = index;
    }
    return best < 0 ? NULL : remove_idle(best);
}

/// Returns zeroed memory. Large blocks aren't in the heap, where others would lie between them and keep the holes.
static block_header *allocate(size_t length) {
    size_t size = sizeof(block_header) + length;
    block_header *block;
    if (length < least_kept) {
        block = calloc(1, size);
    } else {
        block = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (block == MAP_FAILED) return NULL;
    }
    if (block) block->capacity = length;
    return block;
}

static void release(block_header *block) {
    if (block->capacity < least_kept) {
        free(block);
    } else {
        munmap(block, sizeof *block + block->capacity);
    }
}

void *block_take(size_t length) {
    block_header *block = NULL;
    if (length >= least_kept) {
        pthread_mutex_lock(&lock);
        block = find_idle(length);
        pthread_mutex_unlock(&lock);
    }
    if (block) {
        memset(block + 1, 0, length);
        return block + 1;
    }
    block = allocate(length);
    return block ? block + 1 : NULL;
}

void block_give_back(void *pointer) {
    block_header *block = (block_header *)pointer - 1;
    if (block->capacity < least_kept || block->capacity > most_kept) {
        release(block);
        return;
    }
    pthread_mutex_lock(&lock);
    // The oldest are released.
    block_header *given_up[most_blocks];
    int count = 0;
    while (idle_count == most_blocks || (idle_count > 0 && idle_bytes + block->capacity > most_kept)) {
        given_up[count++] = remove_idle(0);
    }
    idle[idle_count++] = block;
    idle_bytes += block->capacity;
    pthread_mutex_unlock(&lock);
    while (count > 0) release(given_up[--count]);
}
