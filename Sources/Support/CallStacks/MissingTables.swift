import CCallStack

/// What the lab misses in the program's own file, so that it can't tell whose code does what.
///
/// `strip`, `-gnone` and `objcopy --compress-debug-sections` make such programs.
package enum MissingTables: Sendable {
  /// The names of functions.
  case symbols
  /// The lines, and the functions whose code was put into others.
  case lines
  /// The same, which are there but compressed.
  case compressedLines
  /// The file.
  case file
  /// The system has programs of another kind.
  case otherSystem

  /// What this program misses; nil if it is whole.
  package static let ofProgram: MissingTables? =
    switch callstack_missing() {
    case CALLSTACK_OTHER_SYSTEM: .otherSystem
    case CALLSTACK_NO_FILE: .file
    case CALLSTACK_NO_SYMBOLS: .symbols
    case CALLSTACK_NO_LINES: .lines
    case CALLSTACK_COMPRESSED_LINES: .compressedLines
    default: nil
    }
}

extension MissingTables: CustomStringConvertible {
  /// The fact, what follows from it, and the way out.
  package var description: String {
    "\(fact), so the lab can't tell whose code does what and misses findings and lines; \(wayOut)"
  }

  private var fact: String {
    switch self {
    case .symbols: "this program's symbols are stripped"
    case .lines: "this program has no debug information"
    case .compressedLines: "this program's debug information is compressed"
    case .file: "this program's file can't be read"
    case .otherSystem: "only on Linux can the lab read symbols"
    }
  }

  private var wayOut: String {
    switch self {
    case .symbols: "use it as 'swift build' makes it, without 'strip'"
    case .lines: "build it with '-g', as 'swift build' does, and don't use 'strip'"
    case .compressedLines: "use 'objcopy --decompress-debug-sections' on it"
    case .file: "mount /proc"
    case .otherSystem: "use the container"
    }
  }
}
