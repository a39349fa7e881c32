/* What the code of the program itself says about its calls: which function one names, and where functions end by a jump. */
#include "CCallStack.h"
#include "Image.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#if defined(__aarch64__)
enum { CALL_SIZE = 4 };
#else
enum { CALL_SIZE = 5 };
#endif

/* Where the instruction at `address` jumps to, or what it calls; 0 if it is another instruction. */
static uintptr_t target(uintptr_t address, bool is_call, size_t *size) {
  const uint8_t *code = image_code(address);
  #if defined(__x86_64__)
  int32_t distance = 0;
  if (!is_call && code[0] == 0xeb) {
    *size = 2;
    distance = (int8_t)code[1];
  } else if (code[0] == (is_call ? 0xe8 : 0xe9)) {
    *size = 5;
    memcpy(&distance, code + 1, sizeof distance);
  } else {
    return 0;
  }
  return address + *size + (uintptr_t)(intptr_t)distance;
  #elif defined(__aarch64__)
  uint32_t word;
  memcpy(&word, code, sizeof word);
  if (word >> 26 != (is_call ? 0x25 : 0x05)) return 0;
  *size = 4;
  return address + (uintptr_t)((intptr_t)(int32_t)(word << 6) >> 4);
  #else
  (void)code, (void)is_call, (void)size;
  return 0;
  #endif
}

/* The jump of a function that does nothing else, apart from making and removing a frame; 0 if it does more. */
static uintptr_t only_jump(uintptr_t start) {
  #if defined(__x86_64__)
  static const uint8_t frame[] = {0x55, 0x48, 0x89, 0xe5, 0x5d};
  #else
  static const uint32_t frame[] = {0xa9bf7bfd, 0x910003fd, 0xa8c17bfd};
  #endif
  size_t size;
  if (target(start, false, &size)) return start;
  if (memcmp(image_code(start), frame, sizeof frame) != 0) return 0;
  return target(start + sizeof frame, false, &size) ? start + sizeof frame : 0;
}

const char *callstack_callee(uintptr_t call, bool *only_jumps) {
  *only_jumps = false;
  size_t size;
  uintptr_t own = image_address(call);
  if (!own || !image_address(call - CALL_SIZE)) return NULL;
  uintptr_t start = target(own - CALL_SIZE, true, &size);
  function callee = image_function(start);
  if (!callee.name || callee.start != start) return NULL;
  *only_jumps = only_jump(start) != 0;
  return callee.name;
}

/* A jump to the beginning of another function. */
typedef struct {
  uintptr_t target, place, end;
} jump;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static jump *jumps;
static size_t jump_count;

static int by_target(const void *left, const void *right) {
  const jump *one = left, *other = right;
  if (one->target != other->target) return one->target < other->target ? -1 : 1;
  return one->place < other->place ? -1 : one->place > other->place;
}

static void add_jump(uintptr_t place) {
  static size_t room;
  size_t size;
  uintptr_t to = target(place, false, &size);
  if (!to || !image_is_start(to)) return;
  if (jump_count == room) {
    jump *more = realloc(jumps, (2 * room + 4096) * sizeof *jumps);
    if (!more) return;
    jumps = more, room = 2 * room + 4096;
  }
  jumps[jump_count++] = (jump){to, place, place + size};
}

/* Instructions of aarch64 are words, so each is read. Others are not: there a function can end as its only code, or right
   after it has removed its frame. */
static void find_jumps(void) {
  function code = image_span();
  #if defined(__aarch64__)
  for (uintptr_t place = code.start; place + CALL_SIZE <= code.end; place += CALL_SIZE) add_jump(place);
  #elif defined(__x86_64__)
  image_each_start(add_jump);
  enum { POP_FRAME = 0x5d };
  const uint8_t *first = image_code(code.start), *end = image_code(code.end), *next = first;
  while (next + CALL_SIZE < end && (next = memchr(next, POP_FRAME, (size_t)(end - next - CALL_SIZE)))) {
    next++;
    if (next[0] == 0xe9 || next[0] == 0xeb) add_jump(code.start + (uintptr_t)(next - first));
  }
  #endif
  if (!jump_count) return;
  qsort(jumps, jump_count, sizeof *jumps, by_target);
  /* A function may have several names. */
  size_t count = 1;
  for (size_t index = 1; index < jump_count; index++)
    if (jumps[index].place != jumps[count - 1].place) jumps[count++] = jumps[index];
  jump_count = count;
}

int callstack_jumps(uintptr_t call, callstack_jump *found, int most) {
  uintptr_t start = image_function(image_address(call - 1)).start;
  if (!start || !names_are_of_optimised_code()) return 0;
  pthread_once(&once, find_jumps);
  size_t low = 0, high = jump_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (jumps[middle].target < start) low = middle + 1;
    else high = middle;
  }
  int count = 0;
  for (; low < jump_count && jumps[low].target == start && count < most; low++) {
    uintptr_t from = image_function(jumps[low].place).start;
    if (from && from != start)
      found[count++] = (callstack_jump){image_memory(jumps[low].end), only_jump(from) == jumps[low].place};
  }
  return count;
}

/* MARK: Calls by a table */

#if defined(__x86_64__)
/* The distance in `movq distance(%any), %wanted`, or -1. */
static int64_t load(const uint8_t *code, int wanted) {
  int32_t distance;
  if ((code[0] & 0xf8) != 0x48 || code[1] != 0x8b || ((code[2] >> 3 & 7) | (code[0] & 4) << 1) != wanted) return -1;
  int mode = code[2] >> 6;
  if ((code[2] & 7) == 4 || mode == 3) return -1;
  if (mode == 0) return (code[2] & 7) == 5 ? -1 : 0;
  if (mode == 1) return (int8_t)code[3];
  memcpy(&distance, code + 3, sizeof distance);
  return distance;
}

/* The place in a table of the function that a call ending at `end` calls; -1 if it is no such call. */
static int64_t table_place(const uint8_t *end, const uint8_t *start) {
  int32_t distance;
  if (end - start >= 5 && end[-4] == 0xff && end[-3] == 0x54 && end[-2] == 0x24) return (int8_t)end[-1];
  if (end - start >= 8 && end[-7] == 0xff && end[-6] == 0x94 && end[-5] == 0x24) {
    memcpy(&distance, end - 4, sizeof distance);
    return distance;
  }
  if (end - start >= 3 && end[-3] == 0xff && (end[-2] & 0xf8) == 0x50 && end[-2] != 0x54) return (int8_t)end[-1];
  if (end - start >= 6 && end[-6] == 0xff && (end[-5] & 0xf8) == 0x90 && end[-5] != 0x94) {
    memcpy(&distance, end - 4, sizeof distance);
    return distance;
  }
  if (end - start < 3 || end[-2] != 0xff) return -1;
  if ((end[-1] & 0xf8) == 0x10 && end[-1] != 0x14 && end[-1] != 0x15) return 0;
  if ((end[-1] & 0xf8) != 0xd0) return -1;
  /* By a register, which was loaded a few instructions before. */
  int wanted = (end[-1] & 7) | (end[-3] == 0x41 ? 8 : 0);
  for (const uint8_t *code = end - 5; code > start && code > end - 96; code--) {
    int64_t found = load(code, wanted);
    if (found >= 0) return found;
  }
  return -1;
}
#elif defined(__aarch64__)
static int64_t table_place(const uint8_t *end, const uint8_t *start) {
  uint32_t word;
  memcpy(&word, end - 4, sizeof word);
  if ((word & 0xfffffc1f) != 0xd63f0000) return -1;
  uint32_t wanted = word >> 5 & 0x1f;
  for (const uint8_t *code = end - 8; code >= start && code >= end - 80; code -= 4) {
    memcpy(&word, code, sizeof word);
    if ((word & 0xffc0001f) == (0xf9400000 | wanted)) return (int64_t)(word >> 10 & 0xfff) * 8;
  }
  return -1;
}
#else
static int64_t table_place(const uint8_t *end, const uint8_t *start) {
  (void)end, (void)start;
  return -1;
}
#endif

/* The address at a place of a table. A symbol's size is more than the variable's where a sanitizer has put a guard behind it,
   so reading there is no mistake. */
__attribute__((no_sanitize("address"))) static uintptr_t entry_at(const section *table, size_t place) {
  return *(const uintptr_t *)(const void *)(table->bytes + place);
}

bool callstack_can_call(uintptr_t call, uintptr_t address) {
  uintptr_t own = image_address(call), start = image_function(image_address(address - 1)).start;
  if (!own || !start) return false;
  int64_t place = table_place(image_code(own), image_code(image_function(image_address(call - 1)).start));
  if (place < 0 || place % (int64_t)sizeof(uintptr_t) != 0) return false;
  const section *tables;
  size_t count = image_tables(&tables);
  uintptr_t function = image_memory(start);
  for (size_t index = 0; index < count; index++) {
    if ((size_t)place + sizeof function > tables[index].size) continue;
    if (entry_at(&tables[index], (size_t)place) == function) return true;
  }
  return false;
}
