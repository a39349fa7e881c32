#ifndef IMAGE_H
#define IMAGE_H

#include "CCallStack.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The file of this program, as it lies on disk. */

typedef struct {
  const uint8_t *bytes;
  size_t size;
} section;

/* A section by its name; empty if the program has none of this name, or has it compressed. */
section image_section(const char *name);
/* Whether a section is there, but compressed. */
bool image_is_compressed(const char *name);
/* What is missing of the file and its symbols. */
callstack_tables image_missing(void);
/* Where an address of this process is in the file's own numbers; 0 if it is in no code of this program. */
uintptr_t image_address(uintptr_t address);
/* The address of this process for one in the file's own numbers. */
uintptr_t image_memory(uintptr_t address);
/* The bytes of code at an address in the file's own numbers. */
const uint8_t *image_code(uintptr_t address);

typedef struct {
  uintptr_t start, end;
  const char *name;
} function;

/* The function around an address in the file's own numbers; its name is NULL if there is none. */
function image_function(uintptr_t address);

/* Calls `body` with the beginning of each function. */
void image_each_start(void (*body)(uintptr_t address));
/* Whether a function begins at an address in the file's own numbers. */
bool image_is_start(uintptr_t address);
/* Where the code is, in the file's own numbers; both are 0 if that is not known. */
function image_span(void);
/* Finds the classes' and conformances' tables of functions in memory, and returns how many there are. */
size_t image_tables(const section **tables);
/* Where the function with a name begins in memory; 0 if there is none. */
uintptr_t image_start(const char *name);

/* Whether the compiler has optimised Swift code of this program, as its tables of lines say. */
bool names_are_of_optimised_code(void);

#endif
