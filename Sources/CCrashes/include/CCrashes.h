/* Survives the crash of code that the program plays.

   A trap in Swift code can't be caught. So the handler of its signal writes down where it happened, in memory
   that outlives the process image, and starts the program anew. The new start does the same work again, knows
   the crash before it comes, and goes round it. A program that never crashes pays two stores for each turn.

   The work has parts, such as the files of a run. Within a part, turns of foreign code are counted, so part and
   turn name the same moment in each start. All functions but the first do nothing before `crashes_begin`. */
#ifndef CCRASHES_H
#define CCRASHES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CrashNote.h"

/* Causes that are no signal. */
static const int32_t crash_timeout = -1, crash_given_up = -2;

/* The turn of a crash in which no foreign code ran. */
static const uint32_t crash_between_turns = 1u << 31;

/* A crash: where it happened, in which wiring, and the signal or the other cause. */
typedef struct {
  uint32_t part;
  uint32_t turn;
  uint32_t wiring;
  int32_t cause;
} crash_record;

/* Takes over what an earlier start left, and catches the signals of crashes; false if that is not possible.
   `arguments` are the arguments of the process. Call it once, before other threads run. */
bool crashes_begin(char *_Nullable *_Nonnull arguments);

/* Gives up a turn that takes longer than so many seconds of real time, and the further turns of a line whose
   turns have taken so long in one wiring. */
void crashes_watch(unsigned seconds);

/* All crashes so far, and how many of them were in earlier starts. */
uint32_t crashes_count(void);
uint32_t crashes_inherited(void);
crash_record crashes_at(uint32_t index);
/* Forgets the last crash of an earlier start, after which the work goes another way. */
void crashes_forget_last(void);

/* The calling thread begins to play a part, or has played it. */
void crashes_enter_part(uint32_t part);
void crashes_leave_part(void);
/* Whether some start has played this part to its end. */
bool crashes_has_played(uint32_t part);
/* The cause of a crash in this part, but outside of a turn; 0 if there was none. */
int32_t crashes_between_turns(uint32_t part);

/* A turn of foreign code begins; returns the cause of its crash in an earlier start, or 0. A further turn belongs
   to the same line as the one before; one that comes too late counts as a crash, and must not be taken. */
int32_t crashes_enter_turn(uint32_t wiring, bool is_further);
void crashes_leave_turn(void);
/* Gives up the turn that runs now, in whatever thread; returns if none does. A signal handler may call it. */
void crashes_give_up_turn(void);

/* How much of its work the program has let out, in units of its own; there are a few such counters. */
enum { crashes_counters = 6 };
uint64_t crashes_get(uint32_t counter);
void crashes_set(uint32_t counter, uint64_t amount);
/* Between these two, a crash of another thread waits: what is let out and its counter belong together. */
void crashes_hold(void);
void crashes_release(void);

/* The signal that asked the program to stop, in this start or an earlier one; 0 if none did. From then on a turn
   is given up after two seconds. A signal handler may call the second one. */
int32_t crashes_stop(void);
void crashes_note_stop(int32_t signal_number);

/* Input that can't be read twice. */
void crashes_append_input(const void *_Nonnull bytes, size_t count);
size_t crashes_input_size(void);
size_t crashes_read_input(void *_Nonnull bytes, size_t count);
void crashes_truncate_input(size_t count);

#endif
