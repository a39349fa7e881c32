#include "CCounting.h"
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
void counting_start(void) { CALLGRIND_START_INSTRUMENTATION; }
void counting_stop(void) { CALLGRIND_STOP_INSTRUMENTATION; }
#else
/* Without valgrind nobody counts. */
void counting_start(void) {}
void counting_stop(void) {}
#endif
