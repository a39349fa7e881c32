#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int pseudo_terminal_open(int rows, int columns) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0) return -1;
  if (grantpt(master) == 0 && unlockpt(master) == 0 &&
      pseudo_terminal_resize(master, rows, columns) == 0)
    return master;
  int code = errno;
  close(master);
  errno = code;
  return -1;
}

int pseudo_terminal_resize(int master, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

pid_t pseudo_terminal_spawn(int master, const char *path, char *const *arguments,
                            char *const *environment) {
  char slave[128];
  int code = ptsname_r(master, slave, sizeof slave);
  if (code != 0) return -code;

  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  /* The first terminal that the leader of a session opens becomes its controlling terminal. */
  posix_spawn_file_actions_addopen(&files, 0, slave, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&files, 0, 1);
  posix_spawn_file_actions_adddup2(&files, 0, 2);

  /* A test runner may ignore or block signals; the program must not inherit that. */
  posix_spawnattr_t attributes;
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);

  pid_t process = 0;
  code = posix_spawn(&process, path, &files, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return code == 0 ? process : -code;
}
