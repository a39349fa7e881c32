#define _GNU_SOURCE
#include "CPager.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static void run(const char *command, int input, pid_t parent) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
  /* The program may have ended before. */
  if (getppid() == parent && dup2(input, 0) == 0)
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
  _exit(127);
}

pid_t pager_start(const char *command, int *input) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  pid_t parent = getpid();
  pid_t pager = fork();
  if (pager == 0) run(command, ends[0], parent);
  close(ends[0]);
  if (pager < 0) close(ends[1]);
  *input = pager < 0 ? -1 : ends[1];
  return pager;
}
