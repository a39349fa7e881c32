import CallStacks

/// An address in a call stack, and whose code it is.
struct CodeAddress {
  /// The mangled name of its function; nil if it is in a library, or not known.
  let function: String?

  init(_ address: UInt) { function = CallAddress.function(at: address) }

  /// Whose code can be to blame for a crash.
  enum Owner {
    /// Swift, a library, or what a wiring is written with: whoever called it is to blame.
    case ground
    case program
    case wiring
  }

  var owner: Owner {
    guard let module else { return .ground }
    if CallPlace.framework.contains(module) { return .ground }
    return CallPlace.lab.contains(module) ? .program : .wiring
  }

  /// The module whose source has the function.
  ///
  /// A mangled name begins with the module, as `$s6MVCLab…`, or, in an extension of a type of Swift's own, with that
  /// type, as `$sSa6MVCLabE…`.
  private var module: String? {
    guard let function, function.hasPrefix("$s") else { return nil }
    var rest = function.dropFirst(2)
    let isExtension = rest.first?.isNumber == false
    if isExtension { rest = rest.drop { !$0.isNumber } }
    guard let length = Int(rest.prefix { $0.isNumber }) else { return nil }
    rest = rest.drop { $0.isNumber }
    let name = String(rest.prefix(length))
    return !isExtension || rest.dropFirst(length).first == "E" ? name : nil
  }
}

extension [CodeAddress] {
  /// Whether the innermost frame that can be to blame is the program's.
  var isOfProgram: Bool {
    first { $0.owner != .ground }.map { $0.owner == .program } ?? false
  }

  /// The innermost function that can be to blame.
  var culprit: String? { first { $0.owner != .ground }?.function }
}
