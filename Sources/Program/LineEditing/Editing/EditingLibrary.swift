#if canImport(CLibEdit)
import CLibEdit
#endif

/// The editing library of this build: libedit, if the build has found its header.
enum EditingLibrary {
  /// The library's name and version; nil without a library.
  static var name: String? {
    #if canImport(CLibEdit)
    "libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"
    #else
    nil
    #endif
  }

  /// Opens an edit line; `program` is the name that a line of `~/.editrc` may start with.
  static func open(program: String) -> (any EditLine)? {
    #if canImport(CLibEdit)
    LibEdit(program: program)
    #else
    nil
    #endif
  }
}

/// The name and version of the library that edits lines; nil if the build has none and reads plain lines.
public let editorName: String? = EditingLibrary.name
