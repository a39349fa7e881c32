import HeadlessUI
import MVC

/// What was looked up in the source of a system's wirings, each thing once.
final class SourceCache {
  private struct Declaration: Hashable {
    let property: StoredProperties.Property
    let wiring: String
  }

  private var declarations: [Declaration: SourceLine?] = [:]
  private var assignments: [PlainAssignment: SourceLine?] = [:]
  private var paths: [CodePath: Bool] = [:]

  /// The line that declares a property; `find` is asked once for each property and wiring.
  func line(
    of property: StoredProperties.Property,
    in wiring: String,
    _ find: () -> SourceLine?
  ) -> SourceLine? {
    let key = Declaration(property: property, wiring: wiring)
    if let line = declarations[key] { return line }
    let line = find()
    declarations[key] = .some(line)
    return line
  }

  /// The line that made an assignment; `find` is asked once for each.
  func line(of assignment: PlainAssignment, _ find: () -> SourceLine?) -> SourceLine? {
    if let line = assignments[assignment] { return line }
    let line = find()
    assignments[assignment] = .some(line)
    return line
  }

  /// Whether a path of code leads to its line; `find` is asked once for each.
  func isOpen(_ path: CodePath, _ find: () -> Bool) -> Bool {
    if let known = paths[path] { return known }
    let isOpen = find()
    paths[path] = isOpen
    return isOpen
  }
}
