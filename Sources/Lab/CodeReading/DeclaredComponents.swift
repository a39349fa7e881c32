/// Which types of the source the lab can count the living objects of.
package struct DeclaredComponents: Sendable {
  /// The models, controllers and views, by the names that their objects are listed with.
  package private(set) var names = Set(DeclaredRoles.ground.keys)
  /// The other types, such as a plain class, of whose objects the lab does not know when they are gone.
  package private(set) var plain: Set<String> = []

  fileprivate init(in sources: CodeIndex) {
    for (type, role) in sources.roles.all() {
      let name = type.split(separator: ".").last.map(String.init) ?? type
      if role == nil { plain.insert(name) } else { names.insert(name) }
    }
    plain.subtract(names)
  }
}

extension CodeIndex {
  /// The models, controllers and views that the files declare.
  package var components: DeclaredComponents {
    memory.answer(.components) { DeclaredComponents(in: self) }
  }
}
