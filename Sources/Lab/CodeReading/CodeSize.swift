/// How many lines of code some files have, by the role of the type in which they stand.
///
/// Empty lines and comments do not count. Lines outside of models, views and controllers are imports,
/// contracts and values.
package struct CodeSize: Sendable {
  /// All lines of code.
  package private(set) var all = 0
  private var byRole: [DeclaredRole: Int] = [:]
  private var byType: [String: Int] = [:]

  /// The size of the files with these names; the others tell which role a superclass has.
  fileprivate init(of names: [String], in sources: CodeIndex) {
    let roles = sources.roles
    for outline in names.compactMap(sources.file).map(sources.outline) {
      for line in Set(outline.tokens.map(\.line)) { count(outline.types(around: line), roles) }
    }
  }

  private mutating func count(_ types: [String], _ roles: DeclaredRoles) {
    all += 1
    for type in types {
      guard let role = roles.role(of: type) else { continue }
      byRole[role, default: 0] += 1
      byType[type, default: 0] += 1
      return
    }
  }

  /// The lines of the types that have this role.
  package subscript(role: DeclaredRole) -> Int { byRole[role] ?? 0 }

  /// The lines that belong to no model, view or controller.
  package var other: Int { all - byRole.values.reduce(0, +) }

  /// The largest model, view or controller; of two with the same size the first by name.
  package var largest: (type: String, lines: Int)? {
    byType.min { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension CodeIndex {
  /// The size of the files with these names.
  package func size(of names: [String]) -> CodeSize {
    memory.answer(.size, names) { CodeSize(of: names, in: self) }
  }
}
