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
  uint32_t file, line;
  bool ends;
} row;

/* What one kind of entry is made of. */
typedef struct {
  const uint8_t *attributes;
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
static bool is_open;
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
  RANGE_LISTS = 0x74,
};
enum { SWIFT = 0x1e };

typedef struct {
  uint64_t number;
  const char *text;
  /* The form of an address, or of the number of one. */
  bool is_address;
  /* In `ranges`: the number of a list, and not its place. */
  bool is_index;
  /* The entry that it names. */
  const uint8_t *entry;
} value;

static uint64_t offset(reader *from, const unit *of) { return number(from, of->is_64 ? 8 : 4); }

static uint64_t address_number(const unit *of, uint64_t index) {
  reader from = read_at(addresses_part, of->addresses + 8 * index);
  return number(&from, 8);
}

static const char *text_number(const unit *of, uint64_t index) {
  reader from = read_at(offsets_part, of->text_offsets + (of->is_64 ? 8 : 4) * index);
  return text_at(texts, offset(&from, of));
}

/* Reads one attribute's value; false for a form that is not known, behind which nothing can be read. */
static bool read_value(reader *from, uint64_t form, const unit *of, int64_t constant, value *result) {
  *result = (value){0};
  switch (form) {
  case 0x01: result->number = number(from, 8), result->is_address = true; return true;
  case 0x03: skip(from, number(from, 2)); return true;
  case 0x04: skip(from, number(from, 4)); return true;
  case 0x05: result->number = number(from, 2); return true;
  case 0x06: result->number = number(from, 4); return true;
  case 0x07: result->number = number(from, 8); return true;
  case 0x08: result->text = text(from); return true;
  case 0x09: case 0x18: skip(from, unsigned_leb(from)); return true;
  case 0x0a: skip(from, number(from, 1)); return true;
  case 0x0b: case 0x0c: result->number = number(from, 1); return true;
  case 0x0d: result->number = (uint64_t)signed_leb(from); return true;
  case 0x0e: result->text = text_at(texts, offset(from, of)); return true;
  case 0x0f: result->number = unsigned_leb(from); return true;
  case 0x10: result->entry = info.bytes + offset(from, of); return true;
  case 0x11: result->entry = of->start + number(from, 1); return true;
  case 0x12: result->entry = of->start + number(from, 2); return true;
  case 0x13: result->entry = of->start + number(from, 4); return true;
  case 0x14: result->entry = of->start + number(from, 8); return true;
  case 0x15: result->entry = of->start + unsigned_leb(from); return true;
  case 0x16: return read_value(from, unsigned_leb(from), of, constant, result);
  case 0x17: result->number = offset(from, of); return true;
  case 0x19: result->number = 1; return true;
  case 0x1a: result->text = text_number(of, unsigned_leb(from)); return true;
  case 0x1b: result->number = address_number(of, unsigned_leb(from)), result->is_address = true; return true;
  case 0x1c: skip(from, 4); return true;
  case 0x1d: skip(from, of->is_64 ? 8 : 4); return true;
  case 0x1e: skip(from, 16); return true;
  case 0x1f: result->text = text_at(line_texts, offset(from, of)); return true;
  case 0x20: skip(from, 8); return true;
  case 0x21: result->number = (uint64_t)constant; return true;
  case 0x22: unsigned_leb(from); return true;
  case 0x23: result->number = unsigned_leb(from), result->is_index = true; return true;
  case 0x25: case 0x26: case 0x27: case 0x28: {
    size_t count = form - 0x24;
    result->text = text_number(of, number(from, count));
    return true;
  }
  case 0x29: case 0x2a: case 0x2b: case 0x2c: {
    size_t count = form - 0x28;
    result->number = address_number(of, number(from, count)), result->is_address = true;
    return true;
  }
  default: return false;
  }
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
    of->shapes[id] = (shape){from.next, tag, has_children};
    if (id >= of->shape_count) of->shape_count = id + 1;
    while (next_attribute(&from, &name, &form, &constant)) {}
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
    uint64_t low = extent->low.number, high = extent->high.number;
    body(low, extent->high.is_address ? high : low + high, context);
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
  if (extent->list.is_index) {
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
  /* The first entry has the first shape. */
  if (unsigned_leb(&shapes) != id) return;
  unsigned_leb(&shapes);
  skip(&shapes, 1);
  reader again = shapes, first = from;
  extent extent = {.of = of};
  bool is_swift = false;
  value value;
  /* Some forms need what comes behind them. */
  for (int round = 0; round < 2; round++) {
    while (next_attribute(&shapes, &name, &form, &constant)) {
      if (!read_value(&from, form, of, constant, &value)) return;
      switch (name) {
      case STATEMENTS: of->lines_offset = value.number, of->has_lines = true; break;
      case LANGUAGE: is_swift = value.number == SWIFT; break;
      case TEXT_OFFSETS: of->text_offsets = value.number; break;
      case ADDRESSES: of->addresses = value.number; break;
      case RANGE_LISTS: of->ranges = value.number; break;
      case LOW: of->low = value.number; break;
      }
      take_extent(&extent, name, value);
    }
    shapes = again, from = first;
  }
  if (is_swift && of->has_lines) each_range(&extent, note_span, &number);
}

static int by_start(const void *left, const void *right) {
  uint64_t one = ((const span *)left)->low, other = ((const span *)right)->low;
  return one < other ? -1 : one > other;
}

static void open_units(void) {
  is_open = true;
  info = image_section(".debug_info");
  shapes_part = image_section(".debug_abbrev");
  lines_part = image_section(".debug_line");
  line_texts = image_section(".debug_line_str");
  texts = image_section(".debug_str");
  ranges_part = image_section(".debug_ranges");
  lists_part = image_section(".debug_rnglists");
  addresses_part = image_section(".debug_addr");
  offsets_part = image_section(".debug_str_offsets");
  reader from = read_at(info, 0);
  while (from.next < from.end) {
    unit one = {.start = from.next};
    uint64_t length = number(&from, 4);
    if (length == 0xffffffff) one.is_64 = true, length = number(&from, 8);
    reader body = from;
    skip(&from, length);
    one.end = body.end = from.next;
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
      if (kinds[index] == 1) name = value.text;
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

/* The row for an address. Code without a line takes the line of the code before it in the same function. */
static const row *row_at(const unit *of, uint64_t address) {
  uint64_t start = image_function(address).start;
  for (size_t index = 0; index + 1 < of->row_count; index++) {
    const row *found = &of->rows[index];
    if (found->ends || address < found->address || address >= found[1].address) continue;
    while (found->line == 0 && found->address > start && found > of->rows && !found[-1].ends) found--;
    return found->line && found->address >= start ? found : NULL;
  }
  return NULL;
}

/* MARK: Functions, and those whose code was put into others */

typedef struct {
  const shape *shape;
  extent extent;
  const char *name, *linkage_name;
  const uint8_t *origin;
  uint32_t file, line;
} entry;

/* Reads the next entry; its shape is NULL at the end of a list of children. False where nothing more can be read. */
static bool read_entry(reader *from, const unit *of, entry *result) {
  *result = (entry){.extent.of = of};
  uint64_t id = unsigned_leb(from), name, form;
  if (id == 0) return true;
  if (id >= of->shape_count || !of->shapes[id].attributes) return false;
  result->shape = &of->shapes[id];
  int64_t constant;
  reader attributes = attributes_of(result->shape);
  while (next_attribute(&attributes, &name, &form, &constant)) {
    value value;
    if (!read_value(from, form, of, constant, &value)) return false;
    switch (name) {
    case NAME: result->name = value.text; break;
    case LINKAGE_NAME: result->linkage_name = value.text; break;
    case ORIGIN: case SPECIFICATION: result->origin = value.entry; break;
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
  reader from = {of->entries, of->end};
  while (from.next < from.end) {
    listing listing = {of, from.next};
    entry entry;
    if (!read_entry(&from, of, &entry)) return;
    if (entry.shape && entry.shape->tag == SUBPROGRAM) each_range(&entry.extent, list_function, &listing);
  }
}

/* The mangled name of an entry's function. */
static const char *name_of(const entry *of_entry, const unit *of) {
  entry entry = *of_entry;
  for (int step = 0; step < 4; step++) {
    if (entry.linkage_name) return entry.linkage_name;
    if (!entry.origin) return entry.name;
    if (entry.origin < of->entries || entry.origin >= of->end) {
      /* It is of another unit. */
      unit *other = NULL;
      for (size_t index = 0; index < unit_count; index++)
        if (entry.origin >= units[index].entries && entry.origin < units[index].end) other = &units[index];
      if (!other) return entry.name;
      if (!other->shapes) read_shapes(other);
      of = other;
    }
    reader from = {entry.origin, of->end};
    if (!read_entry(&from, of, &entry) || !entry.shape) return NULL;
  }
  return entry.name;
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

static int places_at(uint64_t address, callstack_place *places, int most) {
  if (!is_open) open_units();
  unit *of = unit_around(address);
  if (!of) return 0;
  if (!of->is_read) read_unit(of);
  const row *row = row_at(of, address);
  if (!row) return 0;
  entry found[DEEPEST];
  int depth = functions_at(of, address, found), count = 0;
  uint32_t file = row->file, line = row->line;
  for (int index = depth - 1; index >= 0 && count < most; index--) {
    const char *name = name_of(&found[index], of);
    places[count++] = (callstack_place){name, file < of->file_count ? of->files[file] : NULL, line};
    file = found[index].file, line = found[index].line;
  }
  if (depth == 0) places[count++] = (callstack_place){NULL, file < of->file_count ? of->files[file] : NULL, line};
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

/* The address that the instruction at `address` jumps to or calls; 0 if it is another instruction. */
static uintptr_t target(uintptr_t address, bool is_call) {
  const uint8_t *code = image_code(address);
  #if defined(__x86_64__)
  int32_t distance;
  if (code[0] != (is_call ? 0xe8 : 0xe9)) return 0;
  memcpy(&distance, code + 1, sizeof distance);
  return address + 5 + (uintptr_t)(intptr_t)distance;
  #elif defined(__aarch64__)
  uint32_t word;
  memcpy(&word, code, sizeof word);
  if (word >> 26 != (is_call ? 0x25 : 0x05)) return 0;
  return address + (uintptr_t)((intptr_t)(int32_t)(word << 6) >> 4);
  #else
  (void)code, (void)is_call;
  return 0;
  #endif
}

#if defined(__aarch64__)
enum { CALL_SIZE = 4 };
#else
enum { CALL_SIZE = 5 };
#endif

const char *callstack_callee(uintptr_t call, bool *only_jumps) {
  *only_jumps = false;
  uintptr_t own = image_address(call);
  if (!own || !image_address(call - CALL_SIZE)) return NULL;
  uintptr_t start = target(own - CALL_SIZE, true);
  function callee = image_function(start);
  if (!callee.name || callee.start != start) return NULL;
  *only_jumps = target(start, false) != 0;
  return callee.name;
}
