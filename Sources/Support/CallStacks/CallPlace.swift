/// A function that a call on a stack is in, and the line of the call.
///
/// It is sent between threads unchecked, because a class is not known to be safe there; it never changes.
package struct CallPlace: @unchecked Sendable {
  /// The module that the code is written in: for an extension the module of the extension, not the type's.
  package let module: String
  /// The type that the function is declared in, after the types around it; empty for a free function.
  package let types: [String]
  /// The type with its module, as `LabSystems.Correct.ToDoListController`; empty for a free function.
  package let qualifiedType: String
  /// Whether the function is declared in a class.
  package let isOfClass: Bool
  /// The class that the function is declared in; nil for another type and for a free function, and where the runtime does
  /// not find the class by its name: a generic one, and in an optimised program a private one.
  package let ownClass: AnyClass?
  /// The function's name with its labels, `add(_:ifRefused:)`; a property's name for its accessor.
  package let function: String
  /// Whether the code is of a closure, or of a function declared in a function, that is written there.
  package let isClosure: Bool
  /// Whether it only calls a closure with what that has captured.
  let isForwarder: Bool
  /// Whether it is declared in an extension of a protocol, or of a type of another module.
  package let isExtension: Bool
  /// The name of the file, without its folder; nil if it is not known.
  package var file: String?
  /// The line of the call, counted from 1; nil if it is not known.
  package var line: Int?
  /// The chain of calls, the innermost first, of each function that it may be; empty where it is known.
  package var candidates: [[CallPlace]] = []
  /// Whether other functions have the same code, so that it may be one of them.
  package private(set) var isShared = false

  /// The function as a reader names it: `Correct.ToDoListController.addTapped()`, `a closure in …`.
  package var description: String {
    let name =
      (types + [function]).joined(separator: ".") + (isShared ? " or one with the same code" : "")
    return isClosure && !module.isEmpty ? "a closure in \(name)" : name
  }

  /// Whether it is what the compiler puts around a function: what calls a closure with what that has captured, or a function
  /// that prepares the arguments for a variant of itself.
  func isOnlyWay(to inner: CallPlace) -> Bool {
    guard isSameFunction(as: inner) else { return false }
    return isForwarder ? inner.isClosure : line == nil && isClosure == inner.isClosure
  }

  /// The same function, or another one with the same code, so that the line is not known.
  var orOther: CallPlace {
    var place = self
    (place.file, place.line, place.isShared) = (nil, nil, true)
    return place
  }

  /// Whether it is a call of the same function as another one.
  package func isSameFunction(as other: CallPlace) -> Bool {
    isKnown && (module, function, types) == (other.module, other.function, other.types)
  }
}

extension CallPlace {
  /// A function that left no frame, where the stack alone does not tell which one it was.
  static func unknown(among candidates: [[CallPlace]]) -> CallPlace {
    CallPlace(candidates: candidates)
  }

  /// A function of which the program's tables have no more than a name that several types can use.
  static let unknown = CallPlace(candidates: [])
  private static let unknownName = "(not known)"

  /// Whether it is known which function it is.
  package var isKnown: Bool { function != CallPlace.unknownName }

  private init(candidates: [[CallPlace]]) {
    self.candidates = candidates
    (module, types, qualifiedType, function) = ("", [], "", CallPlace.unknownName)
    (isOfClass, ownClass, isExtension, isForwarder) = (false, nil, false, false)
    // Nobody is its author.
    isClosure = true
  }

  /// Reads the names of a function; nil if it is a thunk, or not written in Swift.
  init?(mangled: String, demangled: String) {
    guard mangled.hasPrefix("$s"), let name = FunctionName(demangled) else { return nil }
    (module, function) = (name.module, name.function)
    (isClosure, isExtension) = (name.isInner, name.isExtension)
    isForwarder = name.isForwarder
    types = name.type.map(\.name)
    qualifiedType = types.isEmpty ? "" : name.owner + "." + types.joined(separator: ".")
    ownClass = CallPlace.findClass(name)
    let isNamedClass = name.type.last.flatMap { type in
      mangled.firstRange(of: type.mark.map { $0 + "LL" } ?? type.mangled)
        .map { mangled[$0.upperBound...].first == "C" }
    }
    isOfClass = ownClass != nil || isNamedClass == true
  }

  /// Asks the runtime for a class; of the types around it, each may be an enumeration, a structure or a class.
  private static func findClass(_ name: FunctionName) -> AnyClass? {
    guard let last = name.type.last else { return nil }
    var heads = ["\(name.owner.utf8.count)\(name.owner)"]
    for type in name.type.dropLast() {
      heads = heads.flatMap { head in ["O", "V", "C"].map { head + type.mangled + $0 } }
    }
    return heads.lazy.compactMap { _typeByName($0 + last.mangled + "C") as? AnyClass }.first
  }
}

extension CallPlace {
  /// Whether the code is of the framework, which records its calls itself, of the lab, or of Swift.
  package var isGround: Bool { CallPlace.isGround(module) }

  static func isGround(_ module: String) -> Bool { ground.contains(module) }

  /// The modules that a wiring is written with.
  package static let framework: Set = ["HeadlessUI", "MVC", "UIKitNames"]
  /// The modules of the lab.
  package static let lab: Set = [
    "ArgumentParser", "CallStacks", "CodeReading", "LabCheck", "LabConversation", "LabCourse",
    "LabExercises", "LabFiles", "LabPlatform", "LabProgram", "LabScenarios", "LabSearch", "LabSite",
    "LabTesting", "LabText", "LabWork", "LabWorkers", "LineEditing", "MVCLab",
  ]
  private static let ground = framework.union(lab).union([
    "Dispatch", "Foundation", "FoundationEssentials", "Observation", "Swift", "Synchronization",
    "Testing", "_Concurrency", "_StringProcessing",
  ])
}
