#ifdef __linux__
#define _GNU_SOURCE
#include "CCallStack.h"
#include "Image.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const uint8_t *bytes;
static size_t size;
/* Where the file begins in memory, and where its code is, in its own numbers. */
static uintptr_t base, code_start, code_end;

/* The symbols of functions, in a list for each page of code. */
enum { PAGE = 4096, FAR = 256 };
static const ElfW(Sym) *symbols;
static size_t symbol_count;
static const char *names;
static size_t names_size;
static uint32_t *first_in_page, *next_in_page;
static bool has_local_functions;

static int find_code(struct dl_phdr_info *info, size_t ignored, void *unused) {
  (void)ignored, (void)unused;
  /* The program itself comes first. */
  base = info->dlpi_addr;
  code_start = UINTPTR_MAX;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    if (part->p_vaddr < code_start) code_start = part->p_vaddr;
    if (part->p_vaddr + part->p_memsz > code_end) code_end = part->p_vaddr + part->p_memsz;
  }
  return 1;
}

/* Sections of a file that is not whole, or has them compressed, are left out. */
static section section_at(size_t index) {
  const ElfW(Ehdr) *header = (const void *)bytes;
  const ElfW(Shdr) *all = (const void *)(bytes + header->e_shoff);
  const ElfW(Shdr) *one = &all[index];
  if (one->sh_type == SHT_NOBITS || (one->sh_flags & SHF_COMPRESSED)) return (section){0};
  if (one->sh_offset > size || one->sh_size > size - one->sh_offset) return (section){0};
  return (section){bytes + one->sh_offset, one->sh_size};
}

static void list_symbols(void) {
  section table = image_section(".symtab"), texts = image_section(".strtab");
  if (!table.size || !texts.size || code_end <= code_start) return;
  size_t pages = (code_end - code_start) / PAGE + 1;
  symbols = (const void *)table.bytes;
  symbol_count = table.size / sizeof *symbols;
  names = (const char *)texts.bytes;
  names_size = texts.size;
  first_in_page = calloc(pages, sizeof *first_in_page);
  next_in_page = malloc((symbol_count + 1) * sizeof *next_in_page);
  if (!first_in_page || !next_in_page) {
    symbol_count = 0;
    return;
  }
  /* Symbol 0 is none, so it can mark the end of a list. */
  for (size_t number = 1; number < symbol_count; number++) {
    const ElfW(Sym) *symbol = &symbols[number];
    if ((symbol->st_info & 0xf) != STT_FUNC || symbol->st_shndx == SHN_UNDEF) continue;
    if (symbol->st_value < code_start || symbol->st_value >= code_end) continue;
    if (symbol->st_info >> 4 == STB_LOCAL) has_local_functions = true;
    uint32_t *first = &first_in_page[(symbol->st_value - code_start) / PAGE];
    next_in_page[number] = *first;
    *first = (uint32_t)number;
  }
}

static void open_image(void) {
  dl_iterate_phdr(find_code, NULL);
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  struct stat status;
  if (fstat(file, &status) == 0 && (size_t)status.st_size > sizeof(ElfW(Ehdr))) {
    void *map = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (map != MAP_FAILED) bytes = map, size = (size_t)status.st_size;
  }
  close(file);
  if (!bytes) return;
  const ElfW(Ehdr) *header = (const void *)bytes;
  if (memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_shoff == 0 || header->e_shoff > size
      || header->e_shnum * sizeof(ElfW(Shdr)) > size - header->e_shoff || header->e_shstrndx >= header->e_shnum) {
    bytes = NULL;
    return;
  }
  list_symbols();
}

/* Where a section is in the table of all; 0, which is none, if the program has none of this name. */
static size_t section_index(const char *name) {
  if (!bytes) return 0;
  const ElfW(Ehdr) *header = (const void *)bytes;
  const ElfW(Shdr) *all = (const void *)(bytes + header->e_shoff);
  section texts = section_at(header->e_shstrndx);
  for (size_t index = 1; index < header->e_shnum; index++) {
    size_t start = all[index].sh_name, length = strlen(name) + 1;
    if (start + length <= texts.size && memcmp(texts.bytes + start, name, length) == 0) return index;
  }
  return 0;
}

section image_section(const char *name) {
  size_t index = section_index(name);
  return index ? section_at(index) : (section){0};
}

bool image_is_compressed(const char *name) {
  size_t index = section_index(name);
  if (!index) return false;
  const ElfW(Shdr) *all = (const void *)(bytes + ((const ElfW(Ehdr) *)(const void *)bytes)->e_shoff);
  return (all[index].sh_flags & SHF_COMPRESSED) != 0;
}

callstack_tables image_missing(void) {
  pthread_once(&once, open_image);
  if (!bytes) return CALLSTACK_NO_FILE;
  /* Closures and private functions are local; a linker or 'strip' can leave them out alone. */
  return has_local_functions ? CALLSTACK_WHOLE : CALLSTACK_NO_SYMBOLS;
}

uintptr_t image_address(uintptr_t address) {
  pthread_once(&once, open_image);
  uintptr_t own = address - base;
  return address >= base && own >= code_start && own < code_end ? own : 0;
}

uintptr_t image_memory(uintptr_t address) { return base + address; }

const uint8_t *image_code(uintptr_t address) { return (const uint8_t *)(base + address); }

function image_span(void) {
  pthread_once(&once, open_image);
  return symbol_count ? (function){code_start, code_end, NULL} : (function){0};
}

void image_each_start(void (*body)(uintptr_t address)) {
  if (!symbol_count) return;
  for (size_t page = 0; page <= (code_end - code_start) / PAGE; page++)
    for (uint32_t number = first_in_page[page]; number; number = next_in_page[number]) body(symbols[number].st_value);
}

bool image_is_start(uintptr_t address) {
  if (!symbol_count || address < code_start || address >= code_end) return false;
  uint32_t number = first_in_page[(address - code_start) / PAGE];
  while (number && symbols[number].st_value != address) number = next_in_page[number];
  return number != 0;
}

function image_function(uintptr_t address) {
  function best = {0};
  if (!symbol_count || address < code_start || address >= code_end) return best;
  size_t page = (address - code_start) / PAGE;
  for (int step = 0; step < FAR && !best.name; step++) {
    for (uint32_t number = first_in_page[page]; number; number = next_in_page[number]) {
      const ElfW(Sym) *symbol = &symbols[number];
      if (symbol->st_value > address || address >= symbol->st_value + (symbol->st_size ? symbol->st_size : 1)) continue;
      if (symbol->st_value < best.start || symbol->st_name >= names_size) continue;
      best = (function){symbol->st_value, symbol->st_value + symbol->st_size, names + symbol->st_name};
    }
    if (page-- == 0) break;
  }
  return best;
}

static pthread_once_t tables_once = PTHREAD_ONCE_INIT;
static section *tables;
static size_t table_count;

/* The compiler's names end with CN for a class's metadata, and with WP for the witnesses of a conformance. */
static bool is_table(const char *name, size_t length) {
  return length > 4 && name[0] == '$' && (memcmp(name + length - 2, "CN", 2) == 0 || memcmp(name + length - 2, "WP", 2) == 0);
}

/* A symbol's bytes in memory, as far as the section goes that it is in; empty if it is in none. */
static section variable_of(const ElfW(Sym) *symbol) {
  const ElfW(Ehdr) *header = (const void *)bytes;
  if (symbol->st_shndx == SHN_UNDEF || symbol->st_shndx >= header->e_shnum) return (section){0};
  const ElfW(Shdr) *part = (const ElfW(Shdr) *)(const void *)(bytes + header->e_shoff) + symbol->st_shndx;
  if (symbol->st_value < part->sh_addr || symbol->st_value - part->sh_addr > part->sh_size) return (section){0};
  uint64_t room = part->sh_size - (symbol->st_value - part->sh_addr);
  return (section){(const uint8_t *)(base + symbol->st_value), symbol->st_size < room ? symbol->st_size : room};
}

static void list_tables(void) {
  size_t room = 0;
  for (size_t number = 1; number < symbol_count; number++) {
    const ElfW(Sym) *symbol = &symbols[number];
    if ((symbol->st_info & 0xf) != STT_OBJECT || symbol->st_name >= names_size) continue;
    const char *name = names + symbol->st_name;
    if (!is_table(name, strlen(name))) continue;
    section table = variable_of(symbol);
    if (table.size == 0) continue;
    if (table_count == room) {
      room = 2 * room + 256;
      section *more = realloc(tables, room * sizeof *tables);
      if (!more) return;
      tables = more;
    }
    tables[table_count++] = table;
  }
}

size_t image_tables(const section **found) {
  pthread_once(&once, open_image);
  pthread_once(&tables_once, list_tables);
  *found = tables;
  return table_count;
}

uintptr_t image_start(const char *name) {
  pthread_once(&once, open_image);
  size_t size = strlen(name) + 1;
  for (size_t number = 1; number < symbol_count; number++) {
    const ElfW(Sym) *symbol = &symbols[number];
    if ((symbol->st_info & 0xf) != STT_FUNC || symbol->st_name + size > names_size) continue;
    if (memcmp(names + symbol->st_name, name, size) == 0) return base + symbol->st_value;
  }
  return 0;
}
int callstack_variables(const char *end, callstack_variable *found, int most) {
  pthread_once(&once, open_image);
  size_t size = strlen(end);
  int count = 0;
  for (size_t number = 1; number < symbol_count && (!found || count < most); number++) {
    const ElfW(Sym) *symbol = &symbols[number];
    if ((symbol->st_info & 0xf) != STT_OBJECT || symbol->st_name >= names_size) continue;
    const char *name = names + symbol->st_name;
    size_t length = strlen(name);
    if (length < size || memcmp(name + length - size, end, size) != 0) continue;
    if (found) found[count] = (callstack_variable){name, base + symbol->st_value};
    count++;
  }
  return count;
}
#else
#include "CCallStack.h"
#include "Image.h"

/* Elsewhere the files of programs are of another kind, and nothing is known. */
callstack_tables image_missing(void) { return CALLSTACK_OTHER_SYSTEM; }
bool image_is_compressed(const char *name) {
  (void)name;
  return false;
}
section image_section(const char *name) {
  (void)name;
  return (section){0};
}
uintptr_t image_address(uintptr_t address) {
  (void)address;
  return 0;
}
uintptr_t image_memory(uintptr_t address) { return address; }
const uint8_t *image_code(uintptr_t address) { return (const uint8_t *)address; }
function image_span(void) { return (function){0}; }
void image_each_start(void (*body)(uintptr_t address)) { (void)body; }
bool image_is_start(uintptr_t address) {
  (void)address;
  return false;
}
size_t image_tables(const section **tables) {
  *tables = NULL;
  return 0;
}
function image_function(uintptr_t address) {
  (void)address;
  return (function){0};
}
uintptr_t image_start(const char *name) {
  (void)name;
  return 0;
}
int callstack_variables(const char *end, callstack_variable *found, int most) {
  (void)end, (void)found, (void)most;
  return 0;
}
#endif
