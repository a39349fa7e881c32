/* A file without a name, which outlives the process image and nothing else.

   Its functions are for `CCrashes.c` alone. */
#ifndef NAMELESSFILE_H
#define NAMELESSFILE_H

#include <stdbool.h>
#include <stddef.h>

/* A new one, empty; -1 if that is not possible. */
int nameless_file(void);
/* Whether this is one. */
bool is_nameless(int file);

size_t nameless_size(int file);
/* Writes behind what the file has; as much as possible. */
void nameless_append(int file, const void *bytes, size_t count);

#endif
