/* What the program's table of lines says about its calls; the format is DWARF's, of version 4 or 5. */
#include "CCallStack.h"
#include "Image.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* MARK: Reading */

typedef struct {
  const uint8_t *next, *end;
} reader;

static reader read_at(section part, uint64_t offset) {
  if (offset > part.size) offset = part.size;
  return (reader){part.bytes + offset, part.bytes + part.size};
}

static uint64_t number(reader *from, size_t count) {
  uint64_t value = 0;
  if ((size_t)(from->end - from->next) < count) {
    from->next = from->end;
    return 0;
  }
  memcpy(&value, from->next, count < 8 ? count : 8);
  from->next += count;
  return value;
}

static uint64_t unsigned_leb(reader *from) {
  uint64_t value = 0;
  for (unsigned shift = 0; from->next < from->end; shift += 7) {
    uint8_t byte = *from->next++;
    if (shift < 64) value |= (uint64_t)(byte & 0x7f) << shift;
    if (!(byte & 0x80)) break;
  }
  return value;
}

static int64_t signed_leb(reader *from) {
  uint64_t value = 0;
  unsigned shift = 0;
  uint8_t byte = 0;
  while (from->next < from->end) {
    byte = *from->next++;
    if (shift < 64) value |= (uint64_t)(byte & 0x7f) << shift;
    shift += 7;
    if (!(byte & 0x80)) break;
  }
  if (shift < 64 && (byte & 0x40)) value |= ~(uint64_t)0 << shift;
  return (int64_t)value;
}

static void skip(reader *from, uint64_t count) {
  from->next = count > (uint64_t)(from->end - from->next) ? from->end : from->next + count;
}

static const char *text(reader *from) {
  const char *start = (const char *)from->next;
  const uint8_t *end = memchr(from->next, 0, (size_t)(from->end - from->next));
  if (!end) {
    from->next = from->end;
    return NULL;
  }
  from->next = end + 1;
  return start;
}

static const char *text_at(section part, uint64_t offset) {
  reader from = read_at(part, offset);
  return text(&from);
}

/* MARK: Units: what was compiled at a time */

typedef struct {
  uint64_t address;
  uint32_t file, line, number;
  bool ends;
} row;

/* What one kind of entry is made of. */
typedef struct {
  const uint8_t *attributes;
  /* The size of an entry in bytes, after the number of its shape; -1 if it varies. */
  int32_t size;
  uint16_t tag;
  bool has_children;
} shape;

typedef struct {
  uint64_t low, high;
  const uint8_t *entry;
} code;

typedef struct {
  const uint8_t *start, *entries, *end;
  uint16_t version;
  bool is_64;
  uint64_t shapes_offset, lines_offset, text_offsets, addresses, ranges, low;
  bool has_lines;
  /* Read when the first call in it is asked for. */
  bool is_read;
  shape *shapes;
  size_t shape_count;
  row *rows;
  size_t row_count;
  const char **files;
  size_t file_count;
  code *functions;
  size_t function_count;
} unit;

typedef struct {
  uint64_t low, high;
  size_t unit;
} span;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_open, is_optimised;
static section info, shapes_part, lines_part, line_texts, texts, ranges_part, lists_part, addresses_part, offsets_part;
static unit *units;
static size_t unit_count;
static span *spans;
static size_t span_count;

/* Makes room for one more; false if there is no memory. */
static bool grow(void **items, size_t count, size_t size) {
  /* There is room for 15, 31, 63 and so on. */
  if (count != 0 && (count < 15 || (count & (count + 1)) != 0)) return true;
  size_t room = count == 0 ? 15 : 2 * count + 1;
  void *more = realloc(*items, room * size);
  if (more) *items = more;
  return more != NULL;
}

enum { SUBPROGRAM = 0x2e, INLINED = 0x1d };
enum {
  NAME = 0x03, STATEMENTS = 0x10, LOW = 0x11, HIGH = 0x12, LANGUAGE = 0x13, ORIGIN = 0x31, SPECIFICATION = 0x47,
  RANGES = 0x55, CALL_FILE = 0x58, CALL_LINE = 0x59, LINKAGE_NAME = 0x6e, TEXT_OFFSETS = 0x72, ADDRESSES = 0x73,
  RANGE_LISTS = 0x74, OPTIMISED = 0x3fe1,
};
enum { SWIFT = 0x1e };

/* What a value is: itself, or where to find what is meant, which is looked up for the few that are needed. */
typedef enum {
  NUMBER, ADDRESS, ADDRESS_INDEX, LIST_INDEX, TEXT, TEXT_INDEX, ENTRY
} kind;

typedef struct {
  kind kind;
  uint64_t number;
  /* For a text: the section that has it, or NULL if it follows here. */
  const section *part;
  const uint8_t *here;
} value;

static uint64_t offset(reader *from, const unit *of) { return number(from, of->is_64 ? 8 : 4); }

static uint64_t address_number(const unit *of, uint64_t index) {
  reader from = read_at(addresses_part, of->addresses + 8 * index);
  return number(&from, 8);
}

static uint64_t number_of(value value, const unit *of) {
  return value.kind == ADDRESS_INDEX ? address_number(of, value.number) : value.number;
}

static const char *text_of(value value, const unit *of) {
  switch (value.kind) {
  case TEXT: return value.part ? text_at(*value.part, value.number) : (const char *)value.here;
  case TEXT_INDEX: {
    reader from = read_at(offsets_part, of->text_offsets + (of->is_64 ? 8 : 4) * value.number);
    return text_at(texts, offset(&from, of));
  }
  default: return NULL;
  }
}

/* How many bytes a value of a form has; -1 if that differs, or the form is not known. */
static int size_of_form(uint64_t form, const unit *of) {
  switch (form) {
  case 0x19: case 0x21: return 0;
  case 0x0b: case 0x0c: case 0x11: return 1;
  case 0x05: case 0x12: return 2;
  case 0x06: case 0x13: case 0x1c: return 4;
  case 0x01: case 0x07: case 0x14: case 0x20: return 8;
  case 0x1e: return 16;
  case 0x0e: case 0x10: case 0x17: case 0x1d: case 0x1f: return of->is_64 ? 8 : 4;
  case 0x25: case 0x26: case 0x27: case 0x28: return (int)form - 0x24;
  case 0x29: case 0x2a: case 0x2b: case 0x2c: return (int)form - 0x28;
  default: return -1;
  }
}

/* Reads one attribute's value; false for a form that is not known, behind which nothing can be read. */
static bool read_value(reader *from, uint64_t form, const unit *of, int64_t constant, value *result) {
  value found = {.kind = NUMBER, .here = from->next};
  int size = size_of_form(form, of);
  if (size >= 0) found.number = number(from, (size_t)size);
  switch (form) {
  case 0x01: found.kind = ADDRESS; break;
  case 0x03: skip(from, number(from, 2)); break;
  case 0x04: skip(from, number(from, 4)); break;
  case 0x08: found.kind = TEXT, text(from); break;
  case 0x09: case 0x18: skip(from, unsigned_leb(from)); break;
  case 0x0a: skip(from, number(from, 1)); break;
  case 0x0d: found.number = (uint64_t)signed_leb(from); break;
  case 0x0e: found.kind = TEXT, found.part = &texts; break;
  case 0x0f: case 0x22: found.number = unsigned_leb(from); break;
  case 0x10: found.kind = ENTRY, found.here = info.bytes + found.number; break;
  case 0x11: case 0x12: case 0x13: case 0x14: found.kind = ENTRY, found.here = of->start + found.number; break;
  case 0x15: found.kind = ENTRY, found.here = of->start + unsigned_leb(from); break;
  case 0x16: return read_value(from, unsigned_leb(from), of, constant, result);
  case 0x19: found.number = 1; break;
  case 0x1a: found.kind = TEXT_INDEX, found.number = unsigned_leb(from); break;
  case 0x1b: found.kind = ADDRESS_INDEX, found.number = unsigned_leb(from); break;
  case 0x1f: found.kind = TEXT, found.part = &line_texts; break;
  case 0x21: found.number = (uint64_t)constant; break;
  case 0x23: found.kind = LIST_INDEX, found.number = unsigned_leb(from); break;
  case 0x25: case 0x26: case 0x27: case 0x28: found.kind = TEXT_INDEX; break;
  case 0x29: case 0x2a: case 0x2b: case 0x2c: found.kind = ADDRESS_INDEX; break;
  default: if (size < 0) return false;
  }
  *result = found;
  return true;
}

/* Reads the next attribute of a shape; false if there is none left. */
static bool next_attribute(reader *attributes, uint64_t *name, uint64_t *form, int64_t *constant) {
  *name = unsigned_leb(attributes);
  *form = unsigned_leb(attributes);
  *constant = *form == 0x21 ? signed_leb(attributes) : 0;
  return *name != 0 || *form != 0;
}

static reader attributes_of(const shape *of) {
  return (reader){of->attributes, shapes_part.bytes + shapes_part.size};
}

/* Reads the shapes of a unit. */
static void read_shapes(unit *of) {
  reader from = read_at(shapes_part, of->shapes_offset);
  uint64_t id, name, form;
  int64_t constant;
  size_t room = 0;
  while ((id = unsigned_leb(&from)) != 0 && id < 1 << 20) {
    if (id >= room) {
      size_t more = 2 * id + 64;
      shape *shapes = realloc(of->shapes, more * sizeof *shapes);
      if (!shapes) return;
      memset(shapes + room, 0, (more - room) * sizeof *shapes);
      of->shapes = shapes, room = more;
    }
    uint16_t tag = (uint16_t)unsigned_leb(&from);
    bool has_children = number(&from, 1) != 0;
    shape *one = &of->shapes[id];
    *one = (shape){from.next, 0, tag, has_children};
    if (id >= of->shape_count) of->shape_count = id + 1;
    while (next_attribute(&from, &name, &form, &constant)) {
      int size = size_of_form(form, of);
      one->size = size < 0 || one->size < 0 ? -1 : one->size + size;
    }
  }
}

static void add_span(uint64_t low, uint64_t high, size_t number) {
  if (low == 0 || high <= low || !grow((void **)&spans, span_count, sizeof *spans)) return;
  spans[span_count++] = (span){low, high, number};
}

typedef struct {
  const unit *of;
  value low, high, list;
  bool has_low, has_high, has_list;
} extent;

static void take_extent(extent *extent, uint64_t name, value value) {
  if (name == LOW) extent->low = value, extent->has_low = true;
  if (name == HIGH) extent->high = value, extent->has_high = true;
  if (name == RANGES) extent->list = value, extent->has_list = true;
}

/* Calls `body` with each range of code; `body` returns whether to go on. */
static void each_range(
  const extent *extent, bool (*body)(uint64_t low, uint64_t high, void *context), void *context
) {
  const unit *of = extent->of;
  if (extent->has_low && extent->has_high) {
    uint64_t low = number_of(extent->low, of), high = number_of(extent->high, of);
    body(low, extent->high.kind == NUMBER ? low + high : high, context);
    return;
  }
  if (!extent->has_list) return;
  uint64_t base = of->low;
  if (of->version < 5) {
    reader from = read_at(ranges_part, extent->list.number);
    while (from.next < from.end) {
      uint64_t low = number(&from, 8), high = number(&from, 8);
      if (low == 0 && high == 0) return;
      if (low == UINT64_MAX) base = high;
      else if (!body(base + low, base + high, context)) return;
    }
    return;
  }
  uint64_t place = extent->list.number;
  if (extent->list.kind == LIST_INDEX) {
    reader table = read_at(lists_part, of->ranges + (of->is_64 ? 8 : 4) * place);
    place = of->ranges + offset(&table, of);
  }
  reader from = read_at(lists_part, place);
  while (from.next < from.end) {
    uint64_t low, high;
    switch (number(&from, 1)) {
    case 0: return;
    case 1: base = address_number(of, unsigned_leb(&from)); continue;
    case 2: low = address_number(of, unsigned_leb(&from)), high = address_number(of, unsigned_leb(&from)); break;
    case 3: low = address_number(of, unsigned_leb(&from)), high = low + unsigned_leb(&from); break;
    case 4: low = base + unsigned_leb(&from), high = base + unsigned_leb(&from); break;
    case 5: base = number(&from, 8); continue;
    case 6: low = number(&from, 8), high = number(&from, 8); break;
    case 7: low = number(&from, 8), high = low + unsigned_leb(&from); break;
    default: return;
    }
    if (!body(low, high, context)) return;
  }
}

static bool note_span(uint64_t low, uint64_t high, void *number) {
  add_span(low, high, *(size_t *)number);
  return true;
}

/* Reads the first entry of a unit: where its code and its lines are. */
static void read_head(unit *of, size_t number) {
  reader from = {of->entries, of->end};
  uint64_t id = unsigned_leb(&from), name, form;
  int64_t constant;
  reader shapes = read_at(shapes_part, of->shapes_offset);
  for (uint64_t other; (other = unsigned_leb(&shapes)) != id;) {
    if (other == 0) return;
    unsigned_leb(&shapes);
    skip(&shapes, 1);
    while (next_attribute(&shapes, &name, &form, &constant)) {}
  }
  unsigned_leb(&shapes);
  skip(&shapes, 1);
  extent extent = {.of = of};
  bool is_swift = false, is_fast = false;
  value value;
  while (next_attribute(&shapes, &name, &form, &constant)) {
    if (!read_value(&from, form, of, constant, &value)) return;
    switch (name) {
    case STATEMENTS: of->lines_offset = value.number, of->has_lines = true; break;
    case OPTIMISED: is_fast = value.number != 0; break;
    case LANGUAGE: is_swift = value.number == SWIFT; break;
    case TEXT_OFFSETS: of->text_offsets = value.number; break;
    case ADDRESSES: of->addresses = value.number; break;
    case RANGE_LISTS: of->ranges = value.number; break;
    }
    take_extent(&extent, name, value);
  }
  of->low = number_of(extent.low, of);
  if (is_swift && is_fast) is_optimised = true;
  if (is_swift && of->has_lines) each_range(&extent, note_span, &number);
}

static int by_start(const void *left, const void *right) {
  uint64_t one = ((const span *)left)->low, other = ((const span *)right)->low;
  return one < other ? -1 : one > other;
}

/* Where the units begin that were not read yet; NULL before the first one. */
static reader unread;

static void open_sections(void) {
  info = image_section(".debug_info");
  shapes_part = image_section(".debug_abbrev");
  lines_part = image_section(".debug_line");
  line_texts = image_section(".debug_line_str");
  texts = image_section(".debug_str");
  ranges_part = image_section(".debug_ranges");
  lists_part = image_section(".debug_rnglists");
  addresses_part = image_section(".debug_addr");
  offsets_part = image_section(".debug_str_offsets");
  unread = read_at(info, 0);
}

/* Reads the heads of all units, or of those up to the first one that has code. */
static void read_units(bool all) {
  if (!unread.next) open_sections();
  while (unread.next < unread.end && (all || span_count == 0)) {
    unit one = {.start = unread.next};
    uint64_t length = number(&unread, 4);
    if (length == 0xffffffff) one.is_64 = true, length = number(&unread, 8);
    reader body = unread;
    skip(&unread, length);
    one.end = body.end = unread.next;
    one.version = (uint16_t)number(&body, 2);
    uint64_t kind = 1;
    if (one.version >= 5) kind = number(&body, 1), skip(&body, 1);
    one.shapes_offset = offset(&body, &one);
    if (one.version < 5) skip(&body, 1);
    one.entries = body.next;
    if (one.version < 2 || one.version > 5 || kind != 1 || !grow((void **)&units, unit_count, sizeof *units)) continue;
    units[unit_count] = one;
    read_head(&units[unit_count], unit_count);
    unit_count++;
  }
  if (unread.next < unread.end) return;
  is_open = true;
  if (span_count) qsort(spans, span_count, sizeof *spans, by_start);
}

static unit *unit_around(uint64_t address) {
  size_t low = 0, high = span_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (spans[middle].low <= address) low = middle + 1;
    else high = middle;
  }
  for (size_t step = 0; step < 8 && low > 0; step++, low--)
    if (address < spans[low - 1].high) return &units[spans[low - 1].unit];
  return NULL;
}

/* MARK: Lines */

static void add_file(unit *of, const char *name) {
  if (grow((void **)&of->files, of->file_count, sizeof *of->files)) of->files[of->file_count++] = name;
}

static void add_row(unit *of, row one) {
  one.number = (uint32_t)of->row_count;
  if (grow((void **)&of->rows, of->row_count, sizeof *of->rows)) of->rows[of->row_count++] = one;
}

/* Reads a table of files or folders as version 5 has it; the names of files are kept. */
static void read_names(reader *from, unit *of, bool keeps) {
  uint64_t kinds[16], forms[16], count = number(from, 1);
  if (count > 16) count = 16;
  for (uint64_t index = 0; index < count; index++) kinds[index] = unsigned_leb(from), forms[index] = unsigned_leb(from);
  for (uint64_t left = unsigned_leb(from); left > 0 && from->next < from->end; left--) {
    const char *name = NULL;
    for (uint64_t index = 0; index < count; index++) {
      value value;
      if (!read_value(from, forms[index], of, 0, &value)) return;
      if (kinds[index] == 1) name = text_of(value, of);
    }
    if (keeps) add_file(of, name);
  }
}

/* Runs the program that makes the table of lines of a unit. */
static void read_lines(unit *of) {
  reader from = read_at(lines_part, of->lines_offset);
  uint64_t length = number(&from, 4);
  bool is_64 = length == 0xffffffff;
  if (is_64) length = number(&from, 8);
  if (length < (uint64_t)(from.end - from.next)) from.end = from.next + length;
  uint64_t version = number(&from, 2);
  if (version < 2 || version > 5) return;
  if (version >= 5) skip(&from, 2);
  uint64_t head = number(&from, is_64 ? 8 : 4);
  reader program = from;
  skip(&program, head);
  uint64_t unit_length = number(&from, 1);
  if (version >= 4) skip(&from, 1);
  skip(&from, 1);
  int64_t line_base = (int8_t)number(&from, 1);
  uint64_t line_range = number(&from, 1), special = number(&from, 1);
  uint8_t operands[256] = {0};
  for (uint64_t index = 1; index < special; index++) operands[index] = (uint8_t)number(&from, 1);
  if (line_range == 0 || special == 0) return;
  if (version >= 5) {
    read_names(&from, of, false);
    read_names(&from, of, true);
  } else {
    const char *name;
    while ((name = text(&from)) && *name) {}
    /* Files are counted from 1 there. */
    add_file(of, NULL);
    while ((name = text(&from)) && *name) {
      add_file(of, name);
      for (int field = 0; field < 3; field++) unsigned_leb(&from);
    }
  }
  row now = {.file = 1, .line = 1};
  while (program.next < program.end) {
    uint64_t operation = number(&program, 1);
    if (operation >= special) {
      uint64_t step = operation - special;
      now.address += step / line_range * unit_length;
      now.line = (uint32_t)((int64_t)now.line + line_base + (int64_t)(step % line_range));
      add_row(of, now);
      continue;
    }
    switch (operation) {
    case 0: {
      uint64_t size = unsigned_leb(&program);
      reader extended = program;
      skip(&program, size);
      extended.end = program.next;
      switch (number(&extended, 1)) {
      case 1:
        now.ends = true;
        add_row(of, now);
        now = (row){.file = 1, .line = 1};
        break;
      case 2: now.address = number(&extended, 8); break;
      }
      break;
    }
    case 1: add_row(of, now); break;
    case 2: now.address += unsigned_leb(&program) * unit_length; break;
    case 3: now.line = (uint32_t)((int64_t)now.line + signed_leb(&program)); break;
    case 4: now.file = (uint32_t)unsigned_leb(&program); break;
    case 5: unsigned_leb(&program); break;
    case 6: case 7: case 10: case 11: break;
    case 8: now.address += (255 - special) / line_range * unit_length; break;
    case 9: now.address += number(&program, 2); break;
    default:
      for (uint8_t left = operands[operation]; left > 0; left--) unsigned_leb(&program);
    }
  }
}

/* The end of one stretch of code comes before the beginning of the next one. */
static int by_address(const void *left, const void *right) {
  const row *one = left, *other = right;
  if (one->address != other->address) return one->address < other->address ? -1 : 1;
  if (one->ends != other->ends) return one->ends ? -1 : 1;
  return one->number < other->number ? -1 : one->number > other->number;
}

/* The row for an address; NULL if there is none. */
static const row *row_at(const unit *of, uint64_t address) {
  size_t low = 0, high = of->row_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (of->rows[middle].address <= address) low = middle + 1;
    else high = middle;
  }
  return low == 0 || low == of->row_count || of->rows[low - 1].ends ? NULL : &of->rows[low - 1];
}

/* MARK: Functions, and those whose code was put into others */

typedef struct {
  const uint8_t *start;
  const shape *shape;
  extent extent;
  value name, linkage_name;
  bool has_linkage_name;
  const uint8_t *origin;
  uint32_t file, line;
} entry;

/* The shape of the next entry; NULL at the end of a list of children, and for an unknown shape. */
static const shape *shape_at(reader from, const unit *of) {
  uint64_t id = unsigned_leb(&from);
  return id < of->shape_count && of->shapes[id].attributes ? &of->shapes[id] : NULL;
}

/* Reads the next entry; its shape is NULL at the end of a list of children. False where nothing more can be read. */
static bool read_entry(reader *from, const unit *of, entry *result) {
  *result = (entry){.start = from->next, .extent.of = of};
  uint64_t name, form;
  result->shape = shape_at(*from, of);
  if (unsigned_leb(from) == 0) return true;
  if (!result->shape) return false;
  int64_t constant;
  reader attributes = attributes_of(result->shape);
  while (next_attribute(&attributes, &name, &form, &constant)) {
    value value;
    if (!read_value(from, form, of, constant, &value)) return false;
    switch (name) {
    case NAME: result->name = value; break;
    case LINKAGE_NAME: result->linkage_name = value, result->has_linkage_name = true; break;
    case ORIGIN: case SPECIFICATION: result->origin = value.here; break;
    case CALL_FILE: result->file = (uint32_t)value.number; break;
    case CALL_LINE: result->line = (uint32_t)value.number; break;
    default: take_extent(&result->extent, name, value);
    }
  }
  return true;
}

typedef struct {
  unit *of;
  const uint8_t *entry;
} listing;

static bool list_function(uint64_t low, uint64_t high, void *context) {
  listing *listing = context;
  unit *of = listing->of;
  if (low && grow((void **)&of->functions, of->function_count, sizeof *of->functions))
    of->functions[of->function_count++] = (code){low, high, listing->entry};
  return true;
}

static void read_unit(unit *of) {
  of->is_read = true;
  read_shapes(of);
  read_lines(of);
  /* They are in order but for code that was moved. */
  for (size_t index = 1; index < of->row_count; index++)
    if (by_address(&of->rows[index - 1], &of->rows[index]) > 0) {
      qsort(of->rows, of->row_count, sizeof *of->rows, by_address);
      break;
    }
  reader from = {of->entries, of->end};
  while (from.next < from.end) {
    listing listing = {of, from.next};
    entry entry;
    const shape *shape = shape_at(from, of);
    if (shape && shape->tag != SUBPROGRAM && shape->size >= 0) {
      unsigned_leb(&from);
      skip(&from, (uint64_t)shape->size);
      continue;
    }
    if (!read_entry(&from, of, &entry)) return;
    if (entry.shape && entry.shape->tag == SUBPROGRAM) each_range(&entry.extent, list_function, &listing);
  }
}

/* The mangled name of an entry's function. */
static const char *name_of(const entry *of_entry, const unit *of) {
  entry entry = *of_entry;
  for (int step = 0; step < 4; step++) {
    if (entry.has_linkage_name) return text_of(entry.linkage_name, of);
    if (!entry.origin) return text_of(entry.name, of);
    if (entry.origin < of->entries || entry.origin >= of->end) {
      /* It is of another unit. */
      unit *other = NULL;
      for (size_t index = 0; index < unit_count; index++)
        if (entry.origin >= units[index].entries && entry.origin < units[index].end) other = &units[index];
      if (!other) return text_of(entry.name, of);
      if (!other->shapes) read_shapes(other);
      of = other;
    }
    reader from = {entry.origin, of->end};
    if (!read_entry(&from, of, &entry) || !entry.shape) return NULL;
  }
  return text_of(entry.name, of);
}

typedef struct {
  uint64_t address;
  bool is_in;
} question;

static bool ask(uint64_t low, uint64_t high, void *context) {
  question *question = context;
  if (low <= question->address && question->address < high) question->is_in = true;
  return !question->is_in;
}

enum { DEEPEST = 48 };

/* Writes the functions around an address, the outermost first, each with the line that it was called on. */
static int functions_at(const unit *of, uint64_t address, entry *found) {
  const uint8_t *start = NULL;
  for (size_t index = 0; index < of->function_count && !start; index++)
    if (of->functions[index].low <= address && address < of->functions[index].high) start = of->functions[index].entry;
  if (!start) return 0;
  reader from = {start, of->end};
  int count = 0, depth = 0;
  do {
    entry entry;
    if (!read_entry(&from, of, &entry)) break;
    if (!entry.shape) {
      depth--;
      continue;
    }
    if (depth == 0) {
      found[count++] = entry;
    } else if (entry.shape->tag == INLINED) {
      question question = {address, false};
      each_range(&entry.extent, ask, &question);
      if (question.is_in && count < DEEPEST) found[count++] = entry;
    }
    if (entry.shape->has_children) depth++;
  } while (depth > 0 && from.next < from.end);
  return count;
}

/* MARK: Questions */

const char *callstack_function(uintptr_t address) {
  uintptr_t own = image_address(address);
  return own ? image_function(own).name : NULL;
}

uintptr_t callstack_start(const char *function) { return image_start(function); }

/* The row with the line of code that has none itself: the last one before it, if that is of the same function. */
static const row *row_before(const unit *of, const row *row, const entry *function) {
  uint64_t start = image_function(row->address).start;
  entry found[DEEPEST];
  while (row->line == 0) {
    if (row == of->rows || row[-1].ends || row[-1].address < start) return NULL;
    row--;
  }
  int depth = functions_at(of, row->address, found);
  return depth > 0 && found[depth - 1].start == function->start ? row : NULL;
}

static int places_at(uint64_t address, callstack_place *places, int most) {
  if (!is_open) read_units(true);
  unit *of = unit_around(address);
  if (!of) return -1;
  if (!of->is_read) read_unit(of);
  const row *row = row_at(of, address);
  entry found[DEEPEST];
  int depth = row ? functions_at(of, address, found) : 0, count = 0;
  if (depth == 0) return 0;
  row = row_before(of, row, &found[depth - 1]);
  uint32_t file = row ? row->file : 0, line = row ? row->line : 0;
  for (int index = depth - 1; index >= 0 && count < most; index--) {
    const char *name = name_of(&found[index], of);
    places[count++] = (callstack_place){name, line && file < of->file_count ? of->files[file] : NULL, line};
    file = found[index].file, line = found[index].line;
  }
  return count;
}

int callstack_places(uintptr_t call, callstack_place *places, int most) {
  /* The call is before the place that it returns to. */
  uintptr_t own = image_address(call - 1);
  if (!own || most < 1) return 0;
  pthread_mutex_lock(&lock);
  int count = places_at(own, places, most);
  pthread_mutex_unlock(&lock);
  return count;
}

bool names_are_of_optimised_code(void) {
  pthread_mutex_lock(&lock);
  if (!is_open) read_units(true);
  pthread_mutex_unlock(&lock);
  return is_optimised;
}

bool callstack_has_lines(const char *beginning) {
  pthread_mutex_lock(&lock);
  if (!is_open) read_units(true);
  pthread_mutex_unlock(&lock);
  size_t length = strlen(beginning);
  for (size_t index = 0; index < span_count; index++) {
    const char *name = image_function(spans[index].low).name;
    if (name && strncmp(name, beginning, length) == 0) return true;
  }
  return false;
}

callstack_tables callstack_missing(void) {
  callstack_tables missing = image_missing();
  if (missing != CALLSTACK_WHOLE) return missing;
  pthread_mutex_lock(&lock);
  if (!is_open) read_units(false);
  bool is_whole = span_count > 0 && lines_part.size > 0 && texts.size > 0;
  pthread_mutex_unlock(&lock);
  if (is_whole) return CALLSTACK_WHOLE;
  /* An older way of compressing changes the name. */
  bool is_compressed = image_is_compressed(".debug_info") || image_section(".zdebug_info").size > 0;
  return is_compressed ? CALLSTACK_COMPRESSED_LINES : CALLSTACK_NO_LINES;
}
