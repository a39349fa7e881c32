import Synchronization

/// What was found out about source files: each thing once, when it is first asked for, for all worlds.
final class SourceMemory: Sendable {
  private let known = Mutex<[String: Set<String>]?>(nil)
  private let outlines = Mutex<[String: SourceOutline]>([:])
  private let declarations = Mutex<[Declaration: SourceLine?]>([:])
  private let outsideWork = Mutex<[[String]: OutsideWork?]>([:])
  private let processState = Mutex<[[String]: ProcessState?]>([:])
  private let sizes = Mutex<[[String]: CodeSize]>([:])
  private let components = Mutex<DeclaredComponents?>(nil)

  private struct Declaration: Hashable {
    let property: String
    let type: String
    /// The files of the wiring.
    let files: [String]
  }

  /// What a file declares.
  func outline(of file: SourceFile) -> SourceOutline {
    outlines.withLock { outlines in
      let outline = outlines[file.name] ?? SourceOutline(file)
      outlines[file.name] = outline
      return outline
    }
  }

  /// The names of those files that declare or extend a class.
  func files(about type: String, among files: [SourceFile]) -> Set<String> {
    known.withLock { known in
      let classes = known ?? SourceMemory.find(in: files)
      known = classes
      return classes[type] ?? []
    }
  }

  /// The line that declares a property of a type in some files; `find` is asked once for each.
  func line(
    of property: String,
    _ type: String,
    in files: [String],
    _ find: () -> SourceLine?
  ) -> SourceLine? {
    declarations.answer(to: Declaration(property: property, type: type, files: files), find)
  }

  /// The first place in some files that hands work to a real queue; `find` is asked once for each.
  func outsideWork(in files: [String], _ find: () -> OutsideWork?) -> OutsideWork? {
    outsideWork.answer(to: files, find)
  }

  /// The first declaration in some files that outlives a world; `find` is asked once for each.
  func processState(in files: [String], _ find: () -> ProcessState?) -> ProcessState? {
    processState.answer(to: files, find)
  }

  /// The size of some files; `find` is asked once for each.
  func size(of files: [String], _ find: () -> CodeSize) -> CodeSize {
    sizes.answer(to: files, find)
  }

  /// The types whose objects can be counted; `find` is asked once.
  func components(_ find: () -> DeclaredComponents) -> DeclaredComponents {
    if let known = components.withLock({ $0 }) { return known }
    let found = find()
    components.withLock { $0 = found }
    return found
  }

  private static func find(in files: [SourceFile]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in files {
      for line in file.lines where line.utf8.mayDeclareClass {
        let words = line.utf8.split { !$0.isPartOfName }.map { String(Substring($0)) }
        for (keyword, name) in zip(words, words.dropFirst())
        where keyword == "class" || keyword == "extension" {
          found[name, default: []].insert(file.name)
        }
      }
    }
    return found
  }
}

extension Mutex {
  /// The known answer to a question, or the one that `find` returns; two threads may both ask it.
  borrowing func answer<Question: Hashable & Sendable, Answer: Sendable>(
    to question: Question,
    _ find: () -> Answer
  ) -> Answer where Value == [Question: Answer] {
    if let known = withLock({ $0[question] }) { return known }
    let answer = find()
    withLock { $0[question] = answer }
    return answer
  }
}

extension String.UTF8View {
  /// Whether `class ` or `extension ` is in it; characters need not be told apart for that.
  fileprivate var mayDeclareClass: Bool {
    indices.contains { index in
      switch self[index] {
      case UInt8(ascii: "c"): self[index...].starts(with: "class ".utf8)
      case UInt8(ascii: "e"): self[index...].starts(with: "extension ".utf8)
      default: false
      }
    }
  }
}
