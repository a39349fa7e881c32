#include "CCallStack.h"
#include "Image.h"
#include <stdlib.h>
#include <string.h>

/* Swift's runtime has it; it belongs to no header. */
extern char *swift_demangle(const char *mangled, size_t length, char *buffer, size_t *size, uint32_t flags);

__attribute__((noinline)) uintptr_t callstack_here(void) {
  return *(uintptr_t *)__builtin_frame_address(0);
}

/* Async code marks its frames with this bit. */
#define FRAME(pointer) ((pointer) & ~((uintptr_t)1 << 60))

__attribute__((noinline)) int callstack_walk(uintptr_t *calls, int most, uintptr_t floor) {
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  int count = 0;
  while (frame < floor && count < most - 1) {
    const uintptr_t *words = (const uintptr_t *)frame;
    calls[count] = words[1];
    uintptr_t next = FRAME(words[0]);
    /* The stack grows downwards: the frame of a caller lies above. */
    if (next <= frame || next > floor || next % sizeof(uintptr_t) != 0 || calls[count] == 0) break;
    count++;
    frame = next;
  }
  if (frame != floor) calls[count++] = 0;
  return count;
}

/* A frame of Swift code is much smaller. */
#define LARGEST_FRAME 4096

__attribute__((noinline)) int callstack_walk_own(uintptr_t *calls, int most) {
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  int count = 0;
  while (count < most) {
    const uintptr_t *words = (const uintptr_t *)frame;
    uintptr_t next = FRAME(words[0]);
    if (!image_address(words[1])) break;
    calls[count++] = words[1];
    if (next <= frame || next - frame > LARGEST_FRAME || next % sizeof(uintptr_t) != 0) break;
    frame = next;
  }
  return count;
}

char *callstack_demangled(const char *mangled) { return swift_demangle(mangled, strlen(mangled), NULL, NULL, 0); }

void callstack_free(char *text) { free(text); }
