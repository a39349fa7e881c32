#include "CExecutors.h"

typedef serial_executor (*get_main)(void) __attribute__((swiftcall));
typedef void (*enqueue)(void *job) __attribute__((swiftcall));

/* The runtime calls these, if they are set: when code asks for the executor of the main actor, and when a
   job may run on any thread. */
extern serial_executor (*swift_task_getMainExecutor_hook)(get_main original) __attribute__((swiftcall));
extern void (*swift_task_enqueueGlobal_hook)(void *job, enqueue original) __attribute__((swiftcall));

static _Thread_local thread_executors current;

static serial_executor main_of_thread(get_main original) __attribute__((swiftcall)) {
  return current.take ? current.main_actor : original();
}

static void take(void *job, enqueue original) __attribute__((swiftcall)) {
  if (current.take)
    current.take(current.main_actor.identity, job);
  else
    original(job);
}

__attribute__((constructor)) static void set_hooks(void) {
  swift_task_getMainExecutor_hook = main_of_thread;
  swift_task_enqueueGlobal_hook = take;
}

thread_executors executors_set(thread_executors executors) {
  thread_executors before = current;
  current = executors;
  return before;
}
