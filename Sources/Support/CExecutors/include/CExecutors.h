/* Gives the async code that a thread begins executors of its own, instead of those of the process. */
#ifndef CEXECUTORS_H
#define CEXECUTORS_H

#include <stdbool.h>
#include <stdint.h>

/* A serial executor as Swift's runtime passes it. */
typedef struct {
  void *_Nullable identity;
  uintptr_t implementation;
} serial_executor;

/* What stands for the main actor, and what takes the jobs that any thread of the process may run. */
typedef struct {
  serial_executor main_actor;
  /* Takes a job; `identity` is that of `main_actor`. NULL leaves all to the process. */
  void (*_Nullable take)(void *_Nonnull identity, void *_Nonnull job);
} thread_executors;

/* Sets the executors for the code that this thread begins from now on; returns the earlier ones. */
thread_executors executors_set(thread_executors executors);

/* The executors of this thread. */
thread_executors executors_get(void);

/* A number of this thread, which no other one has meanwhile. */
uintptr_t executors_thread(void);

/* The world that this thread plays, as a number; that of the thread if it plays none. */
uintptr_t executors_player(void);

/* Asks `refuse` about each job that another thread may run: true drops the job of this task. */
void executors_watch(bool (*_Nonnull refuse)(uint64_t task));

/* The number of a job's task, which no other task of the process has; 0 for a job without a task. */
uint64_t executors_task(void *_Nonnull job);

#endif
