#define _GNU_SOURCE
#include "CCrashes.h"
#include "NamelessFile.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

enum {
  slot_limit = 256,
  record_limit = 4096,
  part_limit = 1 << 16,
  wiring_limit = 64,
  stack_size = 1 << 16
};
static const uint64_t magic = 0x6d76636c61623031;
#define VARIABLE "MVCLAB_RESTART"

/* What a thread plays now. */
typedef struct {
  volatile uint32_t is_taken, is_in_turn, part, turn, wiring;
} slot;

/* The memory that outlives the process image. */
typedef struct {
  uint64_t magic;
  uint64_t counters[crashes_counters];
  volatile int32_t stop;
  uint32_t count;
  crash_record records[record_limit];
  uint8_t played[part_limit];
} page_content;

static page_content *page;
static slot slots[slot_limit];
static __thread slot *own_slot;
static __thread bool has_stack;

static int page_file = -1, input_file = -1;
static char **arguments, **environment;
static char variable[64], program[4096];
static sigset_t first_mask;
static struct termios first_modes;
static bool has_terminal;
static volatile int is_restarting, is_held;
static slot *restarting_slot;
static uint32_t inherited_count;

extern char **environ;

/* MARK: The files that outlive the process image */

static bool map_page(void) {
  void *memory = mmap(NULL, sizeof(page_content), PROT_READ | PROT_WRITE, MAP_SHARED, page_file, 0);
  if (memory == MAP_FAILED) return false;
  page = memory;
  return true;
}

/* Takes the files of an earlier start. */
static bool inherit(void) {
  const char *text = getenv(VARIABLE);
  if (!text) return false;
  bool is_good = sscanf(text, "%d,%d", &page_file, &input_file) == 2 && is_nameless(page_file) &&
                 is_nameless(input_file);
  unsetenv(VARIABLE);
  if (!is_good || nameless_size(page_file) != sizeof(page_content) || !map_page()) return false;
  if (page->magic != magic || page->count > record_limit) {
    munmap(page, sizeof(page_content));
    page = NULL;
    return false;
  }
  fcntl(page_file, F_SETFD, FD_CLOEXEC);
  fcntl(input_file, F_SETFD, FD_CLOEXEC);
  return true;
}

static bool make_files(void) {
  page_file = nameless_file();
  input_file = nameless_file();
  if (page_file < 0 || input_file < 0 || ftruncate(page_file, sizeof(page_content)) != 0 || !map_page())
    return false;
  page->magic = magic;
  return true;
}

/* MARK: The new start */

static void restart(void) {
  if (has_terminal && tcgetpgrp(0) == getpgrp()) tcsetattr(0, TCSANOW, &first_modes);
  fcntl(page_file, F_SETFD, 0);
  fcntl(input_file, F_SETFD, 0);
  sigprocmask(SIG_SETMASK, &first_mask, NULL);
  /* One more Ctrl-C must not end the new start before it can handle it. */
  signal(SIGINT, SIG_IGN);
  execve(program, arguments, environment);
}

/* Writes down a crash; false if there are too many. Several threads may call it at once. */
static bool write_down(const slot *crashed, int cause) {
  uint32_t index = __atomic_fetch_add(&page->count, 1, __ATOMIC_SEQ_CST);
  if (index >= record_limit) {
    page->count = record_limit;
    return false;
  }
  crash_record *record = &page->records[index];
  record->cause = cause;
  record->wiring = crashed->wiring;
  record->part = crashed->part;
  record->turn = crashed->is_in_turn ? crashed->turn : crash_between_turns;
  return true;
}

/* Writes down the crash of a thread and starts anew; returns only if that is not possible. */
static void survive(slot *crashed, int cause) {
  if (crashed == restarting_slot) return;
  if (__atomic_exchange_n(&is_restarting, 1, __ATOMIC_SEQ_CST))
    for (;;) pause();
  restarting_slot = crashed;
  struct timespec moment = {0, 1000000};
  for (int tries = 0; tries < 2000 && is_held; tries++) nanosleep(&moment, NULL);
  if (write_down(crashed, cause)) restart();
}

/* What the only thread with work plays now; NULL if several have some, or none. */
static slot *only_slot(void) {
  slot *only = NULL;
  for (int index = 0; index < slot_limit; index++) {
    if (!slots[index].is_taken) continue;
    if (only) return NULL;
    only = &slots[index];
  }
  return only;
}

/* A signal that another program sends may come to a thread without work. */
static void handle(int signal_number) {
  slot *crashed = own_slot ? own_slot : only_slot();
  if (crashed && crashed->is_taken) survive(crashed, signal_number);
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

static bool prepare_start(char **process_arguments) {
  arguments = process_arguments;
  snprintf(variable, sizeof variable, VARIABLE "=%d,%d", page_file, input_file);
  size_t count = 0;
  while (environ[count]) count += 1;
  environment = calloc(count + 2, sizeof(char *));
  if (!environment) return false;
  for (size_t index = 0; index < count; index++) environment[index] = strdup(environ[index]);
  environment[count] = variable;
#ifdef __APPLE__
  uint32_t size = sizeof program;
  if (_NSGetExecutablePath(program, &size) != 0) return false;
#else
  strcpy(program, "/proc/self/exe");
#endif
  has_terminal = tcgetattr(0, &first_modes) == 0;
  return pthread_sigmask(SIG_SETMASK, NULL, &first_mask) == 0;
}

bool crashes_begin(char **process_arguments) {
  if (page) return true;
  if (!inherit() && !make_files()) return false;
  inherited_count = page->count;
  if (!prepare_start(process_arguments)) return false;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++)
    sigaction(signals[index], &action, NULL);
  return true;
}

/* MARK: Turns that never end */

static unsigned patience;
static const unsigned patience_after_stop = 2;
/* The tenths of a second since the watch began. */
static volatile uint32_t ticks_now;
/* When the turn of this thread began, and how long the turns of its line have taken in each wiring. */
static __thread uint32_t turn_begin, spent[wiring_limit];

static void *watch(void *unused) {
  (void)unused;
  static slot seen[slot_limit];
  static unsigned ticks[slot_limit];
  struct timespec tick = {0, 100000000};
  for (;;) {
    nanosleep(&tick, NULL);
    ticks_now += 1;
    for (int index = 0; index < slot_limit; index++) {
      slot now = slots[index];
      bool is_same = now.is_taken && now.is_in_turn && now.part == seen[index].part &&
                     now.turn == seen[index].turn && seen[index].is_in_turn;
      ticks[index] = is_same ? ticks[index] + 1 : 0;
      seen[index] = now;
      unsigned limit = page->stop && patience > patience_after_stop ? patience_after_stop : patience;
      if (ticks[index] / 10 >= limit) survive(&slots[index], crash_timeout);
    }
  }
  return NULL;
}

void crashes_watch(unsigned seconds) {
  if (!page || patience || !seconds) return;
  patience = seconds;
  pthread_t thread;
  if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
}

void crashes_give_up_turn(void) {
  if (!page) return;
  for (int index = 0; index < slot_limit; index++)
    if (slots[index].is_taken && slots[index].is_in_turn) survive(&slots[index], crash_given_up);
}

/* MARK: Crashes of earlier starts */

uint32_t crashes_count(void) { return page ? page->count : 0; }
uint32_t crashes_inherited(void) { return inherited_count; }
crash_record crashes_at(uint32_t index) { return page->records[index]; }
void crashes_forget_last(void) {
  if (inherited_count == 0) return;
  inherited_count -= 1;
  page->count -= 1;
}

bool crashes_has_played(uint32_t part) { return page && part < part_limit && page->played[part]; }

static int32_t cause_at(uint32_t part, uint32_t turn) {
  for (uint32_t index = 0; index < page->count; index++) {
    crash_record *record = &page->records[index];
    if (record->part == part && record->turn == turn) return record->cause;
  }
  return 0;
}

/* Whether an earlier start had a crash in a later turn of this part. */
static bool has_crash_ahead(const slot *now) {
  for (uint32_t index = 0; index < page->count; index++) {
    crash_record *record = &page->records[index];
    if (record->part == now->part && record->turn > now->turn && record->turn != crash_between_turns) return true;
  }
  return false;
}

int32_t crashes_between_turns(uint32_t part) { return page ? cause_at(part, crash_between_turns) : 0; }

/* MARK: Parts and turns */

/* A stack that has run out can't run the handler. */
static void give_signal_stack(void) {
  if (has_stack) return;
  stack_t stack = {.ss_sp = malloc(stack_size), .ss_size = stack_size};
  has_stack = stack.ss_sp && sigaltstack(&stack, NULL) == 0;
}

void crashes_enter_part(uint32_t part) {
  if (!page) return;
  give_signal_stack();
  for (int index = 0; index < slot_limit && !own_slot; index++) {
    uint32_t is_free = 0;
    if (__atomic_compare_exchange_n(&slots[index].is_taken, &is_free, 1, false, __ATOMIC_SEQ_CST,
                                    __ATOMIC_SEQ_CST))
      own_slot = &slots[index];
  }
  if (!own_slot) return;
  own_slot->is_in_turn = 0;
  own_slot->part = part;
  own_slot->turn = 0;
}

void crashes_leave_part(void) {
  if (!own_slot) return;
  if (own_slot->part < part_limit) page->played[own_slot->part] = 1;
  own_slot->is_in_turn = 0;
  slot *left = own_slot;
  own_slot = NULL;
  left->is_taken = 0;
}

/* Whether the turns of a line so far have taken too long in a wiring. Up to the last crash of an earlier start
   they have not: the turns must be the same in each start. */
static bool is_out_of_time(const slot *now) {
  return patience && now->wiring < wiring_limit && spent[now->wiring] / 10 >= patience && !has_crash_ahead(now);
}

int32_t crashes_enter_turn(uint32_t wiring, bool is_further) {
  slot *now = own_slot;
  if (!now) return 0;
  now->turn += 1;
  now->wiring = wiring;
  now->is_in_turn = 1;
  turn_begin = ticks_now;
  if (!is_further && wiring < wiring_limit) spent[wiring] = 0;
  int32_t known = page->count == 0 ? 0 : cause_at(now->part, now->turn);
  if (known || !is_further || !is_out_of_time(now)) return known;
  write_down(now, crash_timeout);
  return crash_timeout;
}

void crashes_leave_turn(void) {
  slot *left = own_slot;
  if (!left) return;
  if (left->wiring < wiring_limit) spent[left->wiring] += ticks_now - turn_begin;
  left->is_in_turn = 0;
}

/* MARK: Output and input */

void crashes_hold(void) { is_held = 1; }
void crashes_release(void) { is_held = 0; }
uint64_t crashes_get(uint32_t counter) { return page ? page->counters[counter] : 0; }
void crashes_set(uint32_t counter, uint64_t amount) {
  if (page) page->counters[counter] = amount;
}

int32_t crashes_stop(void) { return page ? page->stop : 0; }
void crashes_note_stop(int32_t signal_number) {
  if (page) page->stop = signal_number;
}

void crashes_append_input(const void *bytes, size_t count) {
  if (page) nameless_append(input_file, bytes, count);
}

size_t crashes_input_size(void) { return page ? nameless_size(input_file) : 0; }

size_t crashes_read_input(void *bytes, size_t count) {
  ssize_t got = page ? pread(input_file, bytes, count, 0) : 0;
  return got > 0 ? (size_t)got : 0;
}

void crashes_truncate_input(size_t count) {
  if (page) (void)!ftruncate(input_file, (off_t)count);
}
