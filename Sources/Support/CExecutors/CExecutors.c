#include "CExecutors.h"
#include <stdatomic.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))
#ifdef __APPLE__
/* An older runtime of the system may lack one of them. */
#define MAY_LACK __attribute__((weak_import))
#else
#define MAY_LACK
#endif

typedef serial_executor (*get_main)(void) SWIFT;
typedef serial_executor (*get_main_hook)(get_main original) SWIFT;
typedef void (*enqueue)(void *job) SWIFT;
typedef void (*enqueue_hook)(void *job, enqueue original) SWIFT;

/* The runtime calls these, if they are set: when code asks for the executor of the main actor, and when a
   job may run on any thread. */
extern get_main_hook swift_task_getMainExecutor_hook MAY_LACK;
extern enqueue_hook swift_task_enqueueGlobal_hook MAY_LACK;
extern uint64_t swift_task_getJobTaskId(void *job) SWIFT;

static _Thread_local thread_executors current;
static _Atomic(bool (*)(uint64_t)) watch;
/* What others had set before. */
static get_main_hook main_before;
static enqueue_hook enqueue_before;

static serial_executor main_of_thread(get_main original) SWIFT {
  if (current.take)
    return current.main_actor;
  return main_before ? main_before(original) : original();
}

static void take(void *job, enqueue original) SWIFT {
  if (current.take) {
    current.take(current.main_actor.identity, job);
    return;
  }
  bool (*refuse)(uint64_t) = atomic_load(&watch);
  if (refuse && refuse(executors_task(job)))
    return;
  if (enqueue_before)
    enqueue_before(job, original);
  else
    original(job);
}

__attribute__((constructor)) static void set_hooks(void) {
#ifdef __APPLE__
  if (&swift_task_getMainExecutor_hook == NULL || &swift_task_enqueueGlobal_hook == NULL)
    return;
#endif
  main_before = swift_task_getMainExecutor_hook;
  enqueue_before = swift_task_enqueueGlobal_hook;
  swift_task_getMainExecutor_hook = main_of_thread;
  swift_task_enqueueGlobal_hook = take;
}

thread_executors executors_set(thread_executors executors) {
  thread_executors before = current;
  current = executors;
  return before;
}

thread_executors executors_get(void) { return current; }

uintptr_t executors_thread(void) { return (uintptr_t)&current; }

uintptr_t executors_player(void) {
  return current.take ? (uintptr_t)current.main_actor.identity : (uintptr_t)&current;
}

void executors_watch(bool (*refuse)(uint64_t)) { atomic_store(&watch, refuse); }

uint64_t executors_task(void *job) { return swift_task_getJobTaskId(job); }
