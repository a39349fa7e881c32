/* Swift cannot call C functions with variable arguments, and libedit has four of them for all its
   settings. Each wrapper here has one fixed list of arguments. */
#ifndef CLIBEDIT_SHIM_H
#define CLIBEDIT_SHIM_H

#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>

typedef unsigned char (*edit_command)(EditLine *_Nullable, int);
typedef int (*edit_getc)(EditLine *_Nullable, wchar_t *_Nullable);

/* Opens an editor that reads the terminal on descriptor 0 and draws nothing: its output goes to
   /dev/null. libedit still gets descriptor 1, because it checks whether that is a terminal. */
static inline EditLine *_Nullable edit_open(const char *_Nonnull program) {
  FILE *null_device = fopen("/dev/null", "we");
  if (!null_device) return NULL;
  EditLine *line = el_init_fd(program, stdin, null_device, stderr, 0, 1, 2);
  if (!line) fclose(null_device);
  return line;
}

static inline void edit_close(EditLine *_Nonnull line) {
  FILE *null_device = NULL;
  el_get(line, EL_GETFP, 1, &null_device);
  el_end(line);
  if (null_device) fclose(null_device);
}

static inline int edit_set_number(EditLine *_Nonnull line, int option, int value) {
  return el_wset(line, option, value);
}

static inline int edit_set_owner(EditLine *_Nonnull line, void *_Nullable owner) {
  return el_wset(line, EL_CLIENTDATA, owner);
}

static inline void *_Nullable edit_owner(EditLine *_Nonnull line) {
  void *owner = NULL;
  el_wget(line, EL_CLIENTDATA, &owner);
  return owner;
}

static inline int edit_set_getc(EditLine *_Nonnull line, edit_getc _Nonnull getc) {
  return el_wset(line, EL_GETCFN, getc);
}

static inline int edit_set_keymap(EditLine *_Nonnull line, const char *_Nonnull name) {
  return el_set(line, EL_EDITOR, name);
}

/* Returns "emacs" or "vi". */
static inline const char *_Nullable edit_keymap(EditLine *_Nonnull line) {
  const char *name = NULL;
  el_get(line, EL_EDITOR, &name);
  return name;
}

/* el_set copies both texts; el_wset would store the pointers. */
static inline int edit_add_command(EditLine *_Nonnull line, const char *_Nonnull name,
                                   const char *_Nonnull purpose, edit_command _Nonnull command) {
  return el_set(line, EL_ADDFN, name, purpose, command);
}

static inline int edit_bind(EditLine *_Nonnull line, const char *_Nonnull key,
                            const char *_Nonnull command) {
  return el_set(line, EL_BIND, key, command, NULL);
}

/* Binds in the map of vi's command mode. */
static inline int edit_bind_vi_command(EditLine *_Nonnull line, const char *_Nonnull key,
                                       const char *_Nonnull command) {
  return el_set(line, EL_BIND, "-a", key, command, NULL);
}

/* Returns whether a key of several characters is bound. libedit can only print a binding: it goes to
   /dev/null, but the error for an unbound key goes to the error stream, which is a buffer here. */
static inline int edit_is_bound(EditLine *_Nonnull line, const char *_Nonnull key) {
  FILE *errors = NULL;
  char *message = NULL;
  size_t length = 0;
  FILE *buffer = open_memstream(&message, &length);
  if (!buffer) return 0;
  el_get(line, EL_GETFP, 2, &errors);
  el_set(line, EL_SETFP, 2, buffer);
  el_set(line, EL_BIND, key, NULL);
  el_set(line, EL_SETFP, 2, errors);
  fclose(buffer);
  free(message);
  return length == 0;
}

/* Sets a flag of the terminal's modes during editing, such as "-isig". */
static inline int edit_set_tty(EditLine *_Nonnull line, const char *_Nonnull flag) {
  return el_set(line, EL_SETTY, "-d", flag, NULL);
}

/* Returns the history entry with that number, 1 being the newest, and sets `count` to the number of
   entries; NULL if there is no such entry. libedit reads the entry before it asks for the next one. */
typedef const wchar_t *_Nullable (*edit_entry)(EditLine *_Nonnull, int number, int *_Nonnull count);

struct edit_history {
  EditLine *_Nonnull line;
  edit_entry _Nonnull entry;
  int number;
};

/* The function by which libedit walks through the history, in relative steps; "next" is older. */
static inline int edit_history_step(void *_Nonnull owner, HistEventW *_Nonnull event, int step, ...) {
  struct edit_history *history = (struct edit_history *)owner;
  int count = 0;
  history->entry(history->line, 0, &count);
  int number = history->number;
  switch (step) {
  case H_FIRST: number = 1; break;
  case H_LAST: number = count; break;
  case H_NEXT: number += 1; break;
  case H_PREV: number -= 1; break;
  case H_CURR: break;
  default: return -1;
  }
  if (number < 1 || number > count) return -1;
  event->str = history->entry(history->line, number, &count);
  if (!event->str) return -1;
  event->num = count - number + 1;
  history->number = number;
  return 0;
}

static inline int edit_set_history(EditLine *_Nonnull line, struct edit_history *_Nonnull history) {
  return el_wset(line, EL_HIST, edit_history_step, history);
}

#endif
