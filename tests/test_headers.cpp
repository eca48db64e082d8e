// The target that holds the precompiled header needs a source.
#include "test_headers.h"
