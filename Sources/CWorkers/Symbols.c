#define _GNU_SOURCE
#include "CWorkers.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *image;
static size_t image_size;

/* The program's own file, which outlives a rebuild of the program while it runs. */
static const char *own_image(void) {
  if (image) return image;
  int file = open("/proc/self/exe", O_RDONLY);
  struct stat status;
  if (file >= 0 && fstat(file, &status) == 0) {
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      image = bytes;
      image_size = (size_t)status.st_size;
    }
  }
  if (file >= 0) close(file);
  return image;
}

/* How far from its place in the file the program was loaded. */
static int find_base(struct dl_phdr_info *info, size_t size, void *base) {
  (void)size;
  *(uintptr_t *)base = info->dlpi_addr;
  return 1;
}

static const char *symbol_in(const char *bytes, uintptr_t address) {
  const ElfW(Ehdr) *header = (const void *)bytes;
  if (image_size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return NULL;
  const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
  const char *best = NULL;
  uintptr_t start = 0;
  for (size_t index = 0; index < header->e_shnum; index++) {
    if (sections[index].sh_type != SHT_SYMTAB && sections[index].sh_type != SHT_DYNSYM) continue;
    const ElfW(Sym) *symbols = (const void *)(bytes + sections[index].sh_offset);
    const char *names = bytes + sections[sections[index].sh_link].sh_offset;
    for (size_t number = 0; number < sections[index].sh_size / sizeof *symbols; number++) {
      const ElfW(Sym) *symbol = &symbols[number];
      if ((symbol->st_info & 0xf) != STT_FUNC || symbol->st_value > address || symbol->st_value < start) continue;
      if (address >= symbol->st_value + (symbol->st_size ? symbol->st_size : 1)) continue;
      start = symbol->st_value;
      best = names + symbol->st_name;
    }
  }
  return best;
}

const char *workers_symbol(uintptr_t address) {
  uintptr_t base = 0;
  dl_iterate_phdr(find_base, &base);
  Dl_info info, main_info;
  /* An address in a library is none of the program's. */
  if (!dladdr((void *)address, &info) || !dladdr((void *)workers_symbol, &main_info)) return NULL;
  if (info.dli_fbase != main_info.dli_fbase) return NULL;
  const char *bytes = own_image();
  return bytes ? symbol_in(bytes, address - base) : NULL;
}
