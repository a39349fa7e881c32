#include "CrashNote.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static _Thread_local char note[1001];
static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction previous[signal_count];

/* It returns to the instruction that crashed, which crashes once more under the previous handler. */
static void handle(int number) {
  size_t size = strlen(note);
  while (size > 0) {
    ssize_t written = write(STDERR_FILENO, note + strlen(note) - size, size);
    if (written <= 0) break;
    size -= (size_t)written;
  }
  for (size_t index = 0; index < signal_count; index++)
    if (signals[index] == number) sigaction(number, &previous[index], NULL);
}

static void begin(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle;
  action.sa_flags = SA_ONSTACK;
  for (size_t index = 0; index < signal_count; index++)
    sigaction(signals[index], &action, &previous[index]);
}

void crash_note(const char *text) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, begin);
  strncpy(note, text ? text : "", sizeof note - 1);
}
