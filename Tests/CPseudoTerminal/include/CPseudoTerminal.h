/* Functions that Swift's module of the C library hides: they open a pseudo terminal and start a program in
   a new session. */
#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/* Opens the master side; returns -1 and sets errno on failure. */
int pseudo_terminal_open(int rows, int columns);

/* Starts `path` with the slave side as its descriptors 0, 1, 2 and its controlling terminal. Returns the
   process id, or the negated error code. */
pid_t pseudo_terminal_spawn(int master, const char *_Nonnull path,
                            char *_Nullable const *_Nonnull arguments,
                            char *_Nullable const *_Nonnull environment);

int pseudo_terminal_resize(int master, int rows, int columns);

#endif
