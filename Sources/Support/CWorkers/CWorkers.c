#define _GNU_SOURCE
#include "CWorkers.h"

#include <fcntl.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <termios.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

enum { most_frames = 64, most_late = 64, most_wirings = 64, most_fault = 1000, stack_size = 1 << 16 };

struct workers_page {
  _Atomic int64_t turn;
  _Atomic int32_t wiring;
  _Atomic uint64_t begun, spent, patience;
  _Atomic uint64_t share;
  _Atomic bool stops;
  _Atomic uint32_t late_count;
  int64_t late[most_late];
  _Atomic uint32_t frame_count;
  uintptr_t frames[most_frames];
  char fault[most_fault];
  /* How much was printed when the turn's world ended; -1 while that goes on. */
  int64_t printed_at_end;
};

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

workers_page *workers_make_page(void) {
  workers_page *page =
      mmap(NULL, sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) return NULL;
  page->wiring = -1;
  return page;
}

void workers_free_page(workers_page *page) { munmap(page, sizeof *page); }

int workers_make_file(void) { return (int)syscall(SYS_memfd_create, "printed", 1u); }

/* In the parent. */

int64_t workers_turn(const workers_page *page) { return page->turn; }
int32_t workers_wiring(const workers_page *page) { return page->wiring; }

const char *workers_fault(const workers_page *page) { return page->fault; }
int64_t workers_printed_at_end(const workers_page *page) { return page->printed_at_end; }

uint64_t workers_time(const workers_page *page) {
  uint64_t begun = page->begun, time = now();
  if (page->wiring < 0 || begun == 0) return 0;
  return page->spent + (time > begun ? time - begun : 0);
}

double workers_share(const workers_page *page) {
  uint64_t bits = page->share;
  double share;
  memcpy(&share, &bits, sizeof share);
  return share;
}

void workers_set_stop(workers_page *page, bool stops) { page->stops = stops; }
size_t workers_late_count(const workers_page *page) { return page->late_count; }
int64_t workers_late_turn(const workers_page *page, size_t index) { return page->late[index]; }
uint64_t workers_patience(const workers_page *page) { return page->patience; }
size_t workers_frame_count(const workers_page *page) { return page->frame_count; }
uintptr_t workers_frame(const workers_page *page, size_t index) { return page->frames[index]; }

/* In the worker. */

#ifdef __GLIBC__
/* Where the first frame of the main thread lies. */
extern void *__libc_stack_end;
#endif

static workers_page *own;
static uint64_t spent[most_wirings];
static uintptr_t stack_top;

/* Writes down the frames, as far as they lie on the stack of the main thread, each above the one before. */
static void write_down(uintptr_t address, uintptr_t *frame) {
  own->frames[own->frame_count++] = address;
  while ((uintptr_t)frame < stack_top && (uintptr_t)frame % sizeof *frame == 0 && frame[1] &&
         own->frame_count < most_frames) {
    /* The call, and not what comes after it. */
    own->frames[own->frame_count++] = frame[1] - 1;
    uintptr_t *next = (uintptr_t *)frame[0];
    if (next <= frame) break;
    frame = next;
  }
}

/* A second signal, such as one of a broken stack, ends the process. */
static void handle(int number, siginfo_t *info, void *context) {
  (void)info;
  signal(number, SIG_DFL);
  const mcontext_t *machine = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  uintptr_t address = (uintptr_t)machine->gregs[REG_RIP];
  uintptr_t *frame = (uintptr_t *)machine->gregs[REG_RBP], stack = (uintptr_t)machine->gregs[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t address = (uintptr_t)machine->pc;
  uintptr_t *frame = (uintptr_t *)machine->regs[29], stack = (uintptr_t)machine->sp;
#endif
  if (gettid() == getpid() && (uintptr_t)frame >= stack - stack_size) write_down(address, frame);
  raise(number);
}

/* On a stack of its own, because that of the program may have run out. */
static void catch_crashes(void (*handler)(int, siginfo_t *, void *)) {
  static char stack[stack_size];
  stack_t area = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&area, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handler;
  action.sa_flags = SA_ONSTACK | SA_SIGINFO | SA_NODEFER;
  const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++)
    sigaction(signals[index], &action, NULL);
}

static const char *last_words, *last_request;
static int last_status;
static struct termios modes;
static bool has_modes;

const char *workers_signal_name(int number) {
  switch (number) {
  case SIGILL: return "SIGILL";
  case SIGTRAP: return "SIGTRAP";
  case SIGABRT: return "SIGABRT";
  case SIGSEGV: return "SIGSEGV";
  case SIGBUS: return "SIGBUS";
  case SIGFPE: return "SIGFPE";
  case SIGKILL: return "SIGKILL";
  default: return "a signal";
  }
}

static void say(const char *text) {
  ssize_t written = write(STDERR_FILENO, text, strlen(text));
  (void)written;
}

static void tell_own_crash(int number, siginfo_t *info, void *context) {
  (void)info, (void)context;
  if (has_modes) tcsetattr(STDIN_FILENO, TCSANOW, &modes);
  say(last_words);
  say(workers_signal_name(number));
  say(last_request);
  _exit(last_status);
}

void workers_tell_own_crash(const char *text, const char *request, int status) {
  last_words = strdup(text);
  last_request = strdup(request);
  last_status = status;
  has_modes = tcgetattr(STDIN_FILENO, &modes) == 0;
  if (last_words && last_request) catch_crashes(tell_own_crash);
}

/* Makes the files 0 to 4 the only open ones. */
static void keep_files(int input, int output, int out) {
  int empty = open("/dev/null", O_RDONLY);
  int files[] = {empty, out, out, input, output};
  /* None of them may be in the place of another one. */
  for (int index = 0; index < 5; index++) files[index] = fcntl(files[index], F_DUPFD, 10);
  for (int index = 0; index < 5; index++) dup2(files[index], index);
  syscall(SYS_close_range, 5u, ~0u, 0u);
}

int workers_fork(workers_page *page, int input, int output, int out) {
  int parent = getpid();
  /* What waits to be printed is printed once. */
  fflush(NULL);
  int process = fork();
  if (process != 0) return process;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);
  const int ignored[] = {SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGPIPE, SIGWINCH};
  for (size_t index = 0; index < sizeof ignored / sizeof *ignored; index++) signal(ignored[index], SIG_IGN);
  signal(SIGTSTP, SIG_DFL);
  signal(SIGCONT, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  keep_files(input, output, out);
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
#ifdef __GLIBC__
  /* Worlds come and go: memory that one has given back is needed again at once. */
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
#endif
  own = page;
  own->printed_at_end = -1;
#ifdef __GLIBC__
  stack_top = (uintptr_t)__libc_stack_end;
#else
  stack_top = (uintptr_t)__builtin_frame_address(0) + (1 << 12);
#endif
  catch_crashes(handle);
  return 0;
}

void workers_begin_work(void) {
  memset(spent, 0, sizeof spent);
  own->turn = 0;
  own->late_count = 0;
}

bool workers_begin_turn(int64_t turn, uint32_t wiring, bool is_further, uint64_t patience) {
  uint32_t slot = wiring < most_wirings ? wiring : most_wirings - 1;
  own->turn = turn;
  own->fault[0] = 0;
  own->printed_at_end = -1;
  if (!is_further) spent[slot] = 0;
  if (spent[slot] > patience) {
    if (own->late_count < most_late) {
      own->late[own->late_count] = turn;
      own->late_count++;
    }
    return false;
  }
  own->spent = spent[slot];
  own->patience = patience;
  own->begun = now();
  own->wiring = (int32_t)wiring;
  return true;
}

void workers_note_end(const char *fault) {
  strncpy(own->fault, fault, most_fault - 1);
  fflush(stdout);
  own->printed_at_end = lseek(STDOUT_FILENO, 0, SEEK_CUR);
}

void workers_end_turn(void) {
  int32_t wiring = own->wiring;
  if (wiring < 0) return;
  own->wiring = -1;
  spent[wiring < most_wirings ? wiring : most_wirings - 1] += now() - own->begun;
}

bool workers_stops(void) { return own->stops; }

void workers_note_share(double share) {
  uint64_t bits;
  memcpy(&bits, &share, sizeof bits);
  own->share = bits;
}

size_t workers_take_printed(void *bytes, size_t count) {
  fflush(stdout);
  /* Both streams write at the same place of the file. */
  if (lseek(STDOUT_FILENO, 0, SEEK_CUR) == 0) return 0;
  ssize_t size = pread(STDOUT_FILENO, bytes, count, 0);
  if (own->printed_at_end >= 0 && size > own->printed_at_end) size = own->printed_at_end;
  own->printed_at_end = -1;
  if (size < 0) return 0;
  lseek(STDOUT_FILENO, 0, SEEK_SET);
  return ftruncate(STDOUT_FILENO, 0) == 0 ? (size_t)size : 0;
}
