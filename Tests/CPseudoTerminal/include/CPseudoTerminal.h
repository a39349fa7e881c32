/* What Swift's Glibc module hides: making a pseudo terminal and starting a program in a session of its own. */
#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/* Opens the master side; -1 and errno on failure. */
int pseudo_terminal_open(int rows, int columns);

/* Starts `path` with the slave side as its descriptors 0, 1, 2 and its controlling terminal. Returns the
   process id, or the negated error code. */
pid_t pseudo_terminal_spawn(int master, const char *_Nonnull path,
                            char *_Nullable const *_Nonnull arguments,
                            char *_Nullable const *_Nonnull environment);

int pseudo_terminal_resize(int master, int rows, int columns);

#endif
