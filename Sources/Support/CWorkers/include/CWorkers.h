/* What Swift can't do for a process that plays foreign code: fork, catch the signal of a crash on a stack of its
   own, and share a page of memory with the process that started it. */
#ifndef CWORKERS_H
#define CWORKERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CrashNote.h"

/* The memory that a worker shares with the process that started it. */
typedef struct workers_page workers_page;

/* What this process prints on standard error when it crashes itself, before and after the name of the signal. It then
   ends with this status; a terminal at standard input gets its modes back. Not for workers. */
void workers_tell_own_crash(const char *_Nonnull before, const char *_Nonnull after, int status);

/* The name of a signal that a crash can send. */
const char *_Nonnull workers_signal_name(int number);

/* A new page, for one worker; NULL if there is no memory. */
workers_page *_Nullable workers_make_page(void);
void workers_free_page(workers_page *_Nonnull page);

/* A file without a name, for what a worker prints; -1 if there can be none. */
int workers_make_file(void);

/* Forks. In the new process it returns 0 after these files have become all that is open, beside an empty standard
   input: `input` and `output` become the files 3 and 4, `printed` the standard output and error. The new process
   ignores the signals of the terminal, and ends when its parent does. */
int workers_fork(workers_page *_Nonnull page, int input, int output, int printed);

/* In the parent. */

/* The turn that the worker has begun last. */
int64_t workers_turn(const workers_page *_Nonnull page);
/* The position of the wiring whose code runs; -1 if none does. */
int32_t workers_wiring(const workers_page *_Nonnull page);
/* The fault that ended the world in the present turn before the turn's end; empty if none did. */
const char *_Nonnull workers_fault(const workers_page *_Nonnull page);
/* How many bytes were printed when the present turn's world ended; -1 while that goes on. */
int64_t workers_printed_at_end(const workers_page *_Nonnull page);
/* How many nanoseconds the present turn, and those before it of the same line, have taken; 0 between turns. */
uint64_t workers_time(const workers_page *_Nonnull page);
/* The part of the work that is done, from 0 to 1. */
double workers_share(const workers_page *_Nonnull page);
/* Asks the worker to stop its present work, or no longer does. */
void workers_set_stop(workers_page *_Nonnull page, bool stops);
/* The further turns of a line that the worker has not taken, because the line took too long. */
size_t workers_late_count(const workers_page *_Nonnull page);
int64_t workers_late_turn(const workers_page *_Nonnull page, size_t index);
/* How many nanoseconds its present turn, with the turns before it that belong to the same command, may take. */
uint64_t workers_patience(const workers_page *_Nonnull page);
/* The return addresses of the crashed thread, the innermost first. */
size_t workers_frame_count(const workers_page *_Nonnull page);
uintptr_t workers_frame(const workers_page *_Nonnull page, size_t index);

/* In the worker. */

/* New work begins: no turn of it was taken yet. */
void workers_begin_work(void);
/* A turn of a wiring's code begins, which has this number; false if it is a further turn of a line that has taken more than `patience`
   nanoseconds, and must not be taken. */
bool workers_begin_turn(int64_t turn, uint32_t wiring, bool is_further, uint64_t patience);
/* The turn's world has ended, by this fault unless it is empty, and its code still runs: nobody sees what that prints. A
   long text is cut. */
void workers_note_end(const char *_Nonnull fault);
void workers_end_turn(void);
bool workers_stops(void);
void workers_note_share(double share);
/* What was printed since the last call, at most `count` bytes. */
size_t workers_take_printed(void *_Nonnull bytes, size_t count);

#endif
