/* Prints what the stack says of the calls that lead to `look`, for each story of subject.swift. */
#include "CCallStack.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Belongs to Swift's runtime, which Embedded Swift does not have. */
char *swift_demangle(const char *mangled, size_t length, char *buffer, size_t *size, uint32_t flags) {
  (void)mangled, (void)length, (void)buffer, (void)size, (void)flags;
  return NULL;
}

/* The function in a mangled name such as `$e7subject7DerivedC6answeryS2iF`: the last of the words with a length. */
static void print_name(const char *name) {
  const char *word = name ? name : "?", *next = word + 2;
  size_t length = strlen(word);
  while (word[0] == '$' || next != name + 2) {
    char *end;
    size_t count = strtoul(next, &end, 10);
    if (end == next || count > strlen(end)) break;
    word = end, length = count, next = end + count;
    if (*next == 'C') next++;
  }
  printf("%.*s", (int)length, word);
}

static void print_places(uintptr_t call) {
  callstack_place places[8];
  int count = callstack_places(call, places, 8);
  if (count < 0) {
    print_name(callstack_function(call - 1));
    printf(" (no lines)");
  }
  for (int index = 0; index < count; index++) {
    const char *file = places[index].file ? places[index].file : "?", *slash = strrchr(file, '/');
    printf("%s", index ? " in " : "");
    print_name(places[index].function);
    printf(" %s:%u", slash ? slash + 1 : file, places[index].line);
  }
}

/* How `caller` has called the function of `call`, and which functions could have jumped to it. */
static void print_ways(uintptr_t call, uintptr_t caller) {
  bool only_jumps;
  const char *callee = callstack_callee(caller, &only_jumps);
  printf("; called ");
  print_name(callee ? callee : callstack_can_call(caller, call) ? "by a table" : "?");
  if (only_jumps) printf(", which only jumps");
  callstack_jump jumps[8];
  int count = callstack_jumps(call, jumps, 8);
  for (int index = 0; index < count; index++) {
    printf(index ? ", " : "; jumps from ");
    print_name(callstack_function(jumps[index].call - 1));
  }
}

enum { MOST = 10 };
static uintptr_t story_floor;

void look(void) {
  uintptr_t calls[MOST];
  int count = callstack_walk(calls, MOST, story_floor);
  for (int index = 0; index < count && calls[index]; index++) {
    printf("  ");
    print_places(calls[index]);
    if (index + 1 < count && calls[index + 1]) print_ways(calls[index], calls[index + 1]);
    printf("\n");
  }
  printf(calls[count - 1] ? "\n" : "  and more\n\n");
}

long given(void) { return 1; }

static const char *const words[] = {"nothing", "the system", "file", "symbols", "lines", "compressed-lines"};

#define STORIES(each) each(direct) each(jump) each(only_jump) each(large) each(table) each(deep)
#define DECLARE(name) long play_##name(void);
STORIES(DECLARE)
long bare_number(void);

static __attribute__((noinline)) long play(const char *name, long (*story)(void)) {
  printf("# %s\n", name);
  story_floor = callstack_here();
  return story() + 1;
}

int main(int count, char **arguments) {
  (void)arguments;
  printf("missing: %s\n", words[callstack_missing()]);
  if (count > 1) return 0;
  printf("lines of subject: %d, of bare: %d\n", callstack_has_lines("$e7subject"), callstack_has_lines("$e4bare"));
  long sum = bare_number();
#define PLAY(name) sum += play(#name, play_##name);
  STORIES(PLAY)
  return sum == 0;
}
