import MVCLab
import Synchronization

extension System {
  /// The differences of a wiring's own types from those of the same names in other wirings, of which
  /// each one inherits from the next.
  func difference(of wiring: String, from others: [String]) -> String {
    types(of: wiring, andOf: others).flatMap { name, members, other in
      members.difference(from: other, named: name)
    }.joined(separator: "\n")
  }

  /// The types whose members come in another order than those of the other type.
  func reordered(_ wiring: String, from others: [String]) -> [String] {
    types(of: wiring, andOf: others).filter { name, members, other in
      let (names, before) = (members.map(\.name), (other ?? []).map(\.name))
      return !members.inherits(name)
        && names.filter(before.contains) != before.filter(names.contains)
    }.map(\.name)
  }
}

extension System {
  private typealias Members = [Declarations.Member]

  /// The wiring's own types, each with the members of the other wirings' type of that name.
  private func types(
    of wiring: String,
    andOf others: [String]
  ) -> [(name: String, members: Members, other: Members?)] {
    let chain = [wiring] + others
    let own = chain.indices.map { index in
      let known = chain[(index + 1)...].flatMap(files)
      return declarations(in: files(of: chain[index]).filter { !known.contains($0) })
    }
    return own[0].types.map { type in
      let wirings = own.dropFirst()
      var other = members(of: type.name, in: wirings)
      if let known = other, type.members.inherits(type.name) {
        other = known + inherited(by: known, in: wirings)
      }
      return (type.name, type.members, other)
    }
  }

  /// The further members that a type has from a class of another name.
  private func inherited(by members: Members, in wirings: ArraySlice<Declarations>) -> Members {
    let superclass = members.first?.lines.first?.split(separator: ": ").last ?? ""
    let all = self.members(of: String(superclass.prefix { $0.isLetter }), in: wirings) ?? []
    return all.filter { members[$0.name] == nil }
  }

  /// The members of the first type of this name, with those that it inherits from the next one.
  private func members(of type: String, in wirings: ArraySlice<Declarations>) -> Members? {
    guard let index = wirings.firstIndex(where: { $0[type] != nil }),
      let members = wirings[index][type]
    else { return nil }
    guard members.inherits(type) else { return members }
    let inherited = self.members(of: type, in: wirings[(index + 1)...]) ?? []
    return members + inherited.filter { members[$0.name] == nil }
  }

  /// What the files declare; each list of files is read once.
  private func declarations(in files: [String]) -> Declarations {
    let key = "\(name) \(files)"
    if let known = known.withLock({ $0[key] }) { return known }
    let read = read(files)
    known.withLock { $0[key] = read }
    return read
  }

  private func read(_ files: [String]) -> Declarations {
    let lines = (sources.file("Wirings.swift")?.lines ?? []).filter { $0.hasPrefix("enum ") }
    let wirings = lines.map { String($0.dropFirst(5).prefix { $0 != " " }) }
    return Declarations(files.compactMap(sources.file), namespaces: Set(wirings + ["LabSystems"]))
  }

  private func files(of wiring: String) -> [String] {
    wirings.first { $0.name == wiring }?.files ?? []
  }
}

private let known = Mutex<[String: Declarations]>([:])
