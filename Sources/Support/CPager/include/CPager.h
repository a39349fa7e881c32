/* Starts a pager, which ends when this program ends. */
#ifndef CPAGER_H
#define CPAGER_H

#include <sys/types.h>

/* Runs a command of the shell, in this process group and with all signals unblocked, and sets `input` to the
   end of the pipe that it reads; -1 if that is not possible. The command gets SIGTERM if the thread that
   called this function ends, where the system can do that. */
pid_t pager_start(const char *_Nonnull command, int *_Nonnull input);

#endif
