#define _GNU_SOURCE
#include "NamelessFile.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int nameless_file(void) {
#ifdef __linux__
  return memfd_create("mvclab", MFD_CLOEXEC);
#else
  FILE *file = tmpfile();
  if (file) fcntl(fileno(file), F_SETFD, FD_CLOEXEC);
  return file ? fileno(file) : -1;
#endif
}

bool is_nameless(int file) {
  struct stat status;
  return fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 0;
}

size_t nameless_size(int file) {
  struct stat status;
  return fstat(file, &status) == 0 ? (size_t)status.st_size : 0;
}

void nameless_append(int file, const void *bytes, size_t count) {
  lseek(file, 0, SEEK_END);
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes = (const char *)bytes + written;
    count -= (size_t)written;
  }
}
