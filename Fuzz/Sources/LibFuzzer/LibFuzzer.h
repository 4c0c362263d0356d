#pragma once

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own loop: calls `body` with one input after another. Parses the command line that it is given.
int LLVMFuzzerRunDriver(int *argumentCount, char ***arguments, int (*body)(const uint8_t *data, size_t size));
