#ifndef CCALLSTACK_H
#define CCALLSTACK_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Which calls are on the stack of a thread, and whose they are: the names of functions and lines of source, as the
 * compiler left them in the program's own file.
 *
 * A call is known by the address that it returns to.
 */

/* What of the program's own file can't be read, of all that the questions below are answered from. */
typedef enum {
  CALLSTACK_WHOLE,
  /* Files of programs are of another kind on this system. */
  CALLSTACK_OTHER_SYSTEM,
  CALLSTACK_NO_FILE,
  /* The table of symbols, or its local functions. */
  CALLSTACK_NO_SYMBOLS,
  /* The lines of Swift code, and the functions that were put into others. */
  CALLSTACK_NO_LINES,
  CALLSTACK_COMPRESSED_LINES,
} callstack_tables;
callstack_tables callstack_missing(void);

/* Where the frame of the caller is: a floor for walks from frames that it calls. */
uintptr_t callstack_here(void);
/*
 * Writes the calls between the caller and the frame at `floor`, the innermost first, and returns their number.
 *
 * The walk follows frame pointers, and none that leads down, beyond the floor, or to a place that no frame has. If it
 * can't come to the floor, or finds more than `most`, the last address is 0.
 */
int callstack_walk(uintptr_t *_Nonnull calls, int most, uintptr_t floor);

/*
 * Writes the innermost calls that code of this program has made, and returns their number: for a thread of which no floor
 * is known.
 */
int callstack_walk_own(uintptr_t *_Nonnull calls, int most);

/* One of the functions that a call is in: a compiler may put the code of one into another. */
typedef struct {
  /* Mangled; NULL if it is not known. */
  const char *_Nullable function;
  /* As the compiler was given it; NULL if it is not known. */
  const char *_Nullable file;
  /* 0 if it is not known. */
  uint32_t line;
} callstack_place;

/* The mangled name of the function of this program that an address is in; NULL if it is in a library, or not known. */
const char *_Nullable callstack_function(uintptr_t address);
/* Where a function of this program with a mangled name begins; 0 if there is none. */
uintptr_t callstack_start(const char *_Nonnull function);
/*
 * Writes the addresses of variables of this program whose mangled names end so, with the names, and returns their number;
 * only the number if `found` is NULL.
 */
typedef struct {
  const char *_Nonnull name;
  uintptr_t address;
} callstack_variable;
int callstack_variables(const char *_Nonnull end, callstack_variable *_Nullable found, int most);
/*
 * Writes the functions that a call of this program is in, the innermost first, and returns their number: -1 if the code
 * is the program's, but no table of lines has it.
 */
int callstack_places(uintptr_t call, callstack_place *_Nonnull places, int most);
/* Whether a table of lines has some function of this program whose mangled name begins so. */
bool callstack_has_lines(const char *_Nonnull beginning);
/*
 * The function of this program that a call has called by its name; NULL if it is not known.
 *
 * Where that is not the function whose frame is there, it has ended by a jump to it. If a jump is all that it has,
 * `*only_jumps` is true: it is one of several functions with the same code.
 */
const char *_Nullable callstack_callee(uintptr_t call, bool *_Nonnull only_jumps);
/* The end of a function by a jump to the beginning of another one, which then returns to the caller of the first. */
typedef struct {
  /* The address right after the jump. */
  uintptr_t call;
  /* Whether the function does nothing else, because it shares the code of the other one. */
  bool is_all;
} callstack_jump;

/*
 * Writes the jumps to the function of this program that a call is in, and returns their number: 0 if nothing of the
 * program is optimised.
 */
int callstack_jumps(uintptr_t call, callstack_jump *_Nonnull jumps, int most);

/*
 * Whether a call by a table, a class's or a protocol's, can be one of the function that `address` returns into: whether
 * the function is at that place of some table.
 */
bool callstack_can_call(uintptr_t call, uintptr_t address);

/*
 * Whether two functions of this program have the same code, apart from where it lies: two closures for one method, such as
 * `Note.save` written on two lines.
 */
bool callstack_same_code(uintptr_t one, uintptr_t other);

/* A mangled name in words; the caller frees it with `callstack_free`. NULL if it is none of Swift's. */
char *_Nullable callstack_demangled(const char *_Nonnull mangled);
void callstack_free(char *_Nonnull text);

#endif
