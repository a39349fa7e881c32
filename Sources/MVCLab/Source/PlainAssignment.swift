/// An assignment `model.property = x`, of which the flow knows only who acted when it happened.
///
/// The code that can have run begins where the acting component was called. If only code outside of the
/// model assigns the property there, that code made the assignment. If the model's own code can have
/// made it, the lab reports nothing.
struct PlainAssignment: Hashable {
  let property: String
  /// The model's class and those above it, as source code names them.
  let own: [String]
  /// The acting component's class and those above it.
  let acting: [String]
  /// The files of the wiring.
  let files: [String]
  /// Where the acting component was called: the line that named the call.
  let site: SourceLine?
  /// The method that was called, where there is no such line.
  let method: String
}

extension PlainAssignment {
  /// The line that made it, or that begins the acting component's class where several lines may have;
  /// nil if it may have been the model's own code.
  func line(in sources: SourceIndex) -> SourceLine? {
    let outlines = sources.files.filter { isRelevant($0, sources) }.map(sources.outline)
    guard outlines.contains(where: { $0.declaresOpenly(property, in: own) }) else { return nil }
    let functions = outlines.flatMap(\.functions)
    let code = ReachableCode(
      from: entry(functions, outlines),
      among: callable(functions)
    )
    var outside: Set<Assignment> = []
    for piece in code.pieces {
      let assignments = piece.outline.assignments(to: property, in: piece.tokens)
      if isOwn(piece), !assignments.isEmpty { return nil }
      outside.formUnion(assignments.filter { $0.isOfOther && $0.isCertain })
    }
    guard let one = outside.first else { return nil }
    guard outside.count > 1 else { return SourceLine(file: one.file, line: one.line) }
    return acting.first.flatMap { actor in
      outlines.lazy.compactMap { $0.line(declaring: actor) }.first
    }
  }

  /// Whether a type is one of some classes, or lies in one.
  static func isPart(_ type: String, of classes: [String]) -> Bool {
    classes.contains { type == $0 || type.hasPrefix($0 + ".") }
  }

  private func isOwn(_ piece: SourcePiece) -> Bool { PlainAssignment.isPart(piece.type, of: own) }

  private func isActing(_ piece: SourcePiece) -> Bool {
    PlainAssignment.isPart(piece.type, of: acting)
  }

  /// Whether a file is one of the wiring's, or has code of the classes.
  private func isRelevant(_ file: SourceFile, _ sources: SourceIndex) -> Bool {
    files.contains(file.name)
      || (own + acting).compactMap { $0.split(separator: ".").last.map(String.init) }
        .contains { sources.files(about: $0).contains(file.name) }
  }

  /// Where the acting component was called: the statement on the line that named the call, or the
  /// method; if neither is known, all code of its classes.
  private func entry(_ functions: [SourcePiece], _ outlines: [SourceOutline]) -> [SourcePiece] {
    if let site, let outline = outlines.first(where: { $0.file == site.file }) {
      let type = outline.types(around: site.line).first ?? ""
      return [SourcePiece(outline: outline, tokens: outline.statement(on: site.line), type: type)]
    }
    let methods = functions.filter(isActing)
    let called = methods.filter { $0.name == method }
    return called.isEmpty ? methods : called
  }

  /// What the code can call: its own and the model's functions, and those of the wiring that have
  /// another name than these.
  private func callable(_ functions: [SourcePiece]) -> [SourcePiece] {
    let names = Set(functions.filter(isActing).map(\.mention))
    return functions.filter {
      isOwn($0) || isActing($0)
        || files.contains($0.outline.file) && !names.contains($0.mention)
    }
  }
}
