/// Whether the code of a called component can have led to a line, by the names that the code mentions.
///
/// The code begins where the component was called. Every function and every named closure of a mentioned
/// name counts, unless it is in a type whose code is not followed.
struct CodePath: Hashable {
  /// The line in question; nil for any line that assigns a property of a view, of which the flow has no line.
  let target: SourceLine?
  /// The called component's class and those above it, as source code names them.
  let acting: [String]
  /// The line that named the call; nil where the view layer called a method by itself.
  let site: SourceLine?
  /// The methods that it may have called then, by their names or by one of their labels.
  let methods: [String]
  /// The classes of the world's views and controllers.
  let screens: [String]
  /// The code that is not followed.
  let closed: SourceIndex.ClosedCode
  /// The files of the wiring.
  let files: [String]
}

extension SourceIndex {
  /// The code that a path through the sources does not enter.
  public enum ClosedCode: Hashable, Sendable {
    /// The code of other views and controllers.
    ///
    /// A name that they declare too, or that a closure has, is followed only if the component knows the model.
    case otherScreens(knowsModel: Bool)
    /// The code of classes that are no views and no controllers: each may be a model.
    case possibleModels
  }
}

extension CodePath {
  /// Whether a path leads to the line; nil if the sources do not say where the code begins.
  func leads(in sources: SourceIndex) -> Bool? {
    let outlines = sources.files.filter { isRelevant($0, sources) }.map(sources.outline)
    guard outlines.contains(where: hasTarget) else { return nil }
    let functions = outlines.flatMap { $0.functions + $0.namedClosures }
    let roots = entry(functions, outlines)
    guard !roots.isEmpty else { return nil }
    var isClosed: [String: Bool] = [:]
    let classes = Set(outlines.flatMap(\.classes))
    for type in Set(functions.map(\.type)) { isClosed[type] = self.isClosed(type, classes) }
    let closures = outlines.reduce(into: Set()) { $0.formUnion($1.closureProperties) }
    return leads(from: roots, Dictionary(grouping: functions, by: \.mention), closures, isClosed)
  }

  private func leads(
    from roots: [SourcePiece],
    _ named: [String: [SourcePiece]],
    _ closures: Set<String>,
    _ isClosed: [String: Bool]
  ) -> Bool {
    var waiting = named
    var pieces = roots
    var next = 0
    while next < pieces.count {
      let (outline, type) = (pieces[next].outline, pieces[next].type)
      for index in outline.ownTokens(of: pieces[next]) {
        let token = outline.tokens[index]
        if isTarget(index, outline), next >= roots.count || !isHead(index, of: pieces[next]) {
          return true
        }
        guard let known = waiting[token.text], !outline.isDeclared(index) else { continue }
        let found = known.filter { $0.labels.isEmpty || !outline.isPlainValue(index) }
        let open = found.filter { isClosed[$0.type] != true }
        let own = open.filter { isActing($0.type) }
        let hasOther = open.count < found.count || closures.contains(token.text)
        let isAmbiguous = hasOther && closed == .otherScreens(knowsModel: false)
        let isOwn =
          !outline.isOfOther(index) && named[token.text]?.contains { isActing($0.type) } == true
        let followed = isActing(type) && (isAmbiguous || isOwn) ? own : open
        pieces += followed
        waiting[token.text] = known.filter { piece in
          !followed.contains { $0.isSame(as: piece) }
        }
      }
      next += 1
    }
    return false
  }

  private func hasTarget(_ outline: SourceOutline) -> Bool {
    target.map { $0.file == outline.file }
      ?? outline.tokens.indices.contains(where: outline.paintsByAssignment)
  }

  private func isTarget(_ index: Int, _ outline: SourceOutline) -> Bool {
    guard let target else { return outline.paintsByAssignment(index) }
    return outline.file == target.file && outline.tokens[index].line == target.line
  }

  /// Whether it is on the left of the statement that named the call: `item = UIBarButtonItem(…)` is no part of the call.
  private func isHead(_ index: Int, of piece: SourcePiece) -> Bool {
    target == nil && site != nil
      && !piece.outline.tokens[piece.tokens.lowerBound..<index].contains {
        $0.text == "(" || $0.text == "{"
      }
  }

  private func isActing(_ type: String) -> Bool { PlainAssignment.isPart(type, of: acting) }

  private func isClosed(_ type: String, _ classes: Set<String>) -> Bool {
    guard !type.isEmpty, !isActing(type) else { return false }
    let isScreen = PlainAssignment.isPart(type, of: screens)
    switch closed {
    case .otherScreens: return isScreen
    case .possibleModels: return !isScreen && classes.contains(type)
    }
  }

  private func isRelevant(_ file: SourceFile, _ sources: SourceIndex) -> Bool {
    files.contains(file.name) || file.name == target?.file || file.name == site?.file
      || acting.compactMap { $0.split(separator: ".").last.map(String.init) }
        .contains { sources.files(about: $0).contains(file.name) }
  }

  /// Where the component was called.
  private func entry(_ functions: [SourcePiece], _ outlines: [SourceOutline]) -> [SourcePiece] {
    guard let site else {
      return functions.filter { function in
        isActing(function.type)
          && (methods.contains(function.name) || function.labels.contains(where: methods.contains))
      }
    }
    guard let outline = outlines.first(where: { $0.file == site.file }) else { return [] }
    let type = outline.types(around: site.line).first ?? ""
    let statement = outline.statement(on: site.line)
    return statement.isEmpty
      ? [] : [SourcePiece(outline: outline, tokens: statement, type: type)]
  }
}
