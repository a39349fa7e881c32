/* Loaded into a program that callgrind runs, so that the same run gives the same count, with all processes.
 * Built and used by .ci/budget. */
#include <poll.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <valgrind/callgrind.h>

/* A worker that is killed has counted for nothing: it is ended by a signal that callgrind sees. */
int kill(pid_t process, int number) {
  return (int)syscall(SYS_kill, process, number == SIGKILL ? SIGUSR1 : number);
}

/* Who waits for a worker looks up now and then, more often on a busy machine: here it waits for the worker alone. */
int poll(struct pollfd *files, nfds_t count, int timeout) {
  return (int)syscall(SYS_poll, files, count, count > 0 ? -1 : timeout);
}

/* What came before the fork is the first process's. */
pid_t __libc_fork(void);
pid_t fork(void) {
  pid_t process = __libc_fork();
  if (process == 0) CALLGRIND_ZERO_STATS;
  return process;
}

/* With '--instr-atstart=no' the first SIGUSR2 begins the count, and the second ends it: not in the handler, where
 * callgrind gives up, but when the process reads or writes next. */
static volatile sig_atomic_t turns;

static void note_turn(int number) {
  (void)number;
  turns++;
}

__attribute__((constructor)) static void listen_for_turns(void) {
  struct sigaction action = {.sa_handler = note_turn, .sa_flags = SA_RESTART};
  sigaction(SIGUSR2, &action, NULL);
}

static void turn(void) {
  static int made;
  if (made == turns) return;
  made = turns;
  if (made % 2 == 1)
    CALLGRIND_START_INSTRUMENTATION;
  else
    CALLGRIND_STOP_INSTRUMENTATION;
}

ssize_t read(int file, void *bytes, size_t count) {
  turn();
  return syscall(SYS_read, file, bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  turn();
  return syscall(SYS_write, file, bytes, count);
}
