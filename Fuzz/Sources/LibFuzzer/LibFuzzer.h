#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer's loop, which calls `body` with one input after another. Parses the command line.
int LLVMFuzzerRunDriver(int *argumentCount, char ***arguments, int (*body)(const uint8_t *data, size_t size));
