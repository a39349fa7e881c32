/* Whether two functions of the program do the same, which is all that the compiler leaves of a method's name in a closure. */
#include "CCallStack.h"
#include "Image.h"
#include <string.h>

static bool are_same(uintptr_t one, uintptr_t other, int depth);

/* Whether two instructions lead to one place, or to two functions with the same code. */
static bool lead_to_same(uintptr_t one, uintptr_t other, int depth) {
  return one == other || (image_is_start(one) && image_is_start(other) && are_same(one, other, depth - 1));
}

#if defined(__aarch64__)
/* Where a branch leads, or which page an instruction names; 0 for one that does not depend on its place. */
static uintptr_t target(uintptr_t place, uint32_t word, uint32_t *kind) {
  if ((word & 0x7c000000) == 0x14000000) {
    *kind = word & 0xfc000000;
    return place + (uintptr_t)((intptr_t)(int32_t)(word << 6) >> 4);
  }
  if ((word & 0x9f000000) == 0x90000000) {
    *kind = word & 0x9f00001f;
    uint32_t pages = (word >> 5 & 0x7ffff) << 2 | (word >> 29 & 3);
    return (place & ~(uintptr_t)0xfff) + (uintptr_t)((intptr_t)((int32_t)(pages << 11) >> 11) * 0x1000);
  }
  *kind = word;
  return 0;
}

static uint32_t word_at(const uint8_t *code) {
  uint32_t word;
  memcpy(&word, code, sizeof word);
  return word;
}

/* What an instruction adds to the address of a page; -1 if it does something else. */
static int added(uint32_t word) { return (word & 0xffc00000) == 0x91000000 ? (int)(word >> 10 & 0xfff) : -1; }
#endif

static bool are_same(uintptr_t one, uintptr_t other, int depth) {
  if (one == other) return true;
  function left = image_function(one), right = image_function(other);
  size_t size = left.end - left.start;
  if (depth == 0 || !left.name || !right.name || left.start != one || right.start != other || size != right.end - right.start)
    return false;
  const uint8_t *code = image_code(one), *its = image_code(other);
  #if defined(__x86_64__)
  for (size_t place = 0; place < size;) {
    if (code[place] == its[place]) {
      place++;
      continue;
    }
    /* Calls, jumps and addresses are distances of four bytes, counted from their ends. */
    size_t field = place < 3 ? 0 : place - 3;
    for (; field <= place; field++) {
      int32_t distance, its_distance;
      if (field + sizeof distance > size) return false;
      memcpy(&distance, code + field, sizeof distance);
      memcpy(&its_distance, its + field, sizeof its_distance);
      uintptr_t end = field + sizeof distance;
      uintptr_t to = one + end + (uintptr_t)(intptr_t)distance, its_to = other + end + (uintptr_t)(intptr_t)its_distance;
      if (lead_to_same(to, its_to, depth)) break;
    }
    if (field > place) return false;
    place = field + sizeof(int32_t);
  }
  return true;
  #elif defined(__aarch64__)
  for (size_t place = 0; place + 4 <= size; place += 4) {
    uint32_t kind, its_kind;
    uintptr_t to = target(one + place, word_at(code + place), &kind);
    uintptr_t its_to = target(other + place, word_at(its + place), &its_kind);
    if (kind != its_kind) return false;
    if (!to) continue;
    bool is_page = (kind & 0x1f000000) == 0x10000000;
    if (is_page && place + 8 <= size) {
      uint32_t next = word_at(code + place + 4), its_next = word_at(its + place + 4);
      if (added(next) >= 0 && added(its_next) >= 0) {
        if (((next ^ its_next) & 0x3ff) != 0) return false;
        to += (uintptr_t)added(next), its_to += (uintptr_t)added(its_next), place += 4;
      }
    }
    if (!lead_to_same(to, its_to, depth)) return false;
  }
  return true;
  #else
  (void)code, (void)its;
  return false;
  #endif
}

bool callstack_same_code(uintptr_t one, uintptr_t other) {
  enum { DEEPEST = 4 };
  uintptr_t left = image_address(one), right = image_address(other);
  return left && right && are_same(left, right, DEEPEST);
}
