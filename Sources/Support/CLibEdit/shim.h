/* Swift cannot call C functions with variable arguments, and libedit has four of them for all its
   settings. Each wrapper here has one fixed list of arguments. */
#ifndef CLIBEDIT_SHIM_H
#define CLIBEDIT_SHIM_H

#if !__has_include(<histedit.h>)
#error "mvclab needs libedit; install it, on Debian with 'apt-get install -y libedit-dev', and build again"
#endif
#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char (*edit_command)(EditLine *_Nullable, int);
typedef int (*edit_getc)(EditLine *_Nullable, wchar_t *_Nullable);

/* The function by which libedit walks through the history: to libedit there is none. Without a
   function, some commands of vi would call NULL. */
static inline int edit_no_history(void *_Nonnull owner, HistEventW *_Nonnull event, int step, ...) {
  return -1;
}

/* Opens an editor that reads the terminal on descriptor 0 and draws nothing: its output goes to
   /dev/null. libedit still gets descriptor 1, because it checks whether that is a terminal. Meanwhile
   its errors go to /dev/null too: it would complain of a terminal that the system has no description of. */
static inline EditLine *_Nullable edit_open(const char *_Nonnull program) {
  FILE *null_device = fopen("/dev/null", "we");
  if (!null_device) return NULL;
  EditLine *line = el_init_fd(program, stdin, null_device, null_device, 0, 1, 2);
  if (!line) {
    fclose(null_device);
    return NULL;
  }
  el_set(line, EL_SETFP, 2, stderr);
  el_wset(line, EL_HIST, edit_no_history, line);
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

/* Binds in the map of vi's command mode. All maps share the commands of keys of several characters. */
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

/* Returns all bindings, as libedit's command `bind` prints them; the caller frees the text. */
static inline char *_Nullable edit_bindings(EditLine *_Nonnull line) {
  FILE *null_device = NULL;
  char *bindings = NULL;
  size_t length = 0;
  FILE *buffer = open_memstream(&bindings, &length);
  if (!buffer) return NULL;
  el_get(line, EL_GETFP, 1, &null_device);
  el_set(line, EL_SETFP, 1, buffer);
  el_set(line, EL_BIND, NULL);
  el_set(line, EL_SETFP, 1, null_device);
  fclose(buffer);
  return bindings;
}

/* Sets a flag of the terminal's modes during editing, such as "-isig". */
static inline int edit_set_tty(EditLine *_Nonnull line, const char *_Nonnull flag) {
  return el_set(line, EL_SETTY, "-d", flag, NULL);
}

/* Deletes characters before the cursor. Unlike el_deletestr, it changes nothing of what the keys p and u of
   vi insert and take back. */
static inline void edit_drop(EditLine *_Nonnull line, int count) {
  LineInfoW *text = (LineInfoW *)el_wline(line);
  size_t following = (size_t)(text->lastchar - text->cursor) * sizeof *text->cursor;
  memmove((wchar_t *)text->cursor - count, text->cursor, following);
  text->cursor -= count;
  text->lastchar -= count;
}

/* Makes the state of libedit safe for the next key.

   Although libedit draws nothing, it keeps the rows of its drawing in an array as high as the terminal,
   and writes past its end when a text fills it. A drawing in one row it scrolls instead, whatever the text
   is: no row comes after the first, and none is wider than the array. Each read sets another height.

   In vi, the key $ on an empty line leaves the cursor before the text. */
static inline void edit_make_safe(EditLine *_Nonnull line) {
  int rows = 0;
  el_get(line, EL_GETTC, "li", &rows);
  if (rows != 1) el_set(line, EL_SETTC, "li", "1", NULL);
  const LineInfoW *text = el_wline(line);
  if (text->cursor < text->buffer) el_cursor(line, (int)(text->buffer - text->cursor));
}

#endif
