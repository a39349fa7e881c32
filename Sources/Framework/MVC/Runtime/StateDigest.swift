/// A summary of everything in a world that can influence what it does next.
///
/// Worlds with equal digests behave alike, as far as the digest sees. Objects count by the order in which the digest
/// reaches them, and identities by their first occurrence, so two worlds that differ only in how often something was
/// made before are equal.
package struct StateDigest {
  private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var high: UInt64 = 0xD1B5_4A32_D192_ED03
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The objects in the order in which they were reached.
  private var objects: [AnyObject] = []
  private var described = 0
  private var identities: [Int: Int] = [:]
  private var uuids: [String: Int] = [:]
  /// Sets of numbers, which wait until all identities that anything else refers to are known.
  private var sets: [Set<Int>] = []
  /// Tables by objects, which wait until all objects have a number that anything else refers to.
  private var tables: [[Entry]] = []
  private let firstIdentity: Int
  /// Room for the objects of a small world.
  private static let usualObjects = 64
  private let reflection: any StateReflection

  /// An empty digest; numbers from `firstIdentity` on are identities.
  package init(firstIdentity: Int, _ reflection: any StateReflection) {
    (self.firstIdentity, self.reflection) = (firstIdentity, reflection)
    numbers.reserveCapacity(StateDigest.usualObjects)
    objects.reserveCapacity(StateDigest.usualObjects)
  }

  /// The digest as a value of 128 bits.
  package struct Value: Codable, Hashable, Sendable {
    private let low: UInt64
    private let high: UInt64

    fileprivate init(_ low: UInt64, _ high: UInt64) { (self.low, self.high) = (low, high) }

    /// A value that stands for a number, and for no state.
    package init(number: Int) { self.init(UInt64(bitPattern: Int64(number)), 0) }

    package func hash(into hasher: inout Hasher) { hasher.combine(low) }

    /// Half of it, which is enough to tell some millions of states apart.
    package var half: UInt64 { low }
  }
}

extension StateDigest {
  /// What belongs to an object, such as a value under its `ObjectIdentifier` in a dictionary.
  package struct Entry {
    let object: ObjectIdentifier
    let describe: (inout StateDigest) -> Void

    package init(of object: ObjectIdentifier, _ describe: @escaping (inout StateDigest) -> Void) {
      (self.object, self.describe) = (object, describe)
    }
  }
}

/// Describes what the digest does not know: the objects and values of a wiring.
package protocol StateReflection: AnyObject {
  func describe(_ object: AnyObject, to digest: inout StateDigest)
  func describe<Value>(_ value: Value, to digest: inout StateDigest)
  /// A number for the name of a type; see ``StateDigest/word(for:)``.
  func word(for type: Any.Type) -> UInt64
  /// Describes what the closure captures that lies at a place.
  func describe(closureAt place: UnsafeRawPointer, to digest: inout StateDigest)
}

extension StateReflection {
  package func word(for type: Any.Type) -> UInt64 { StateDigest.word(for: type) }
}

/// An object that describes its own state.
package protocol StatefulObject: AnyObject {
  func describe(to digest: inout StateDigest)
}

/// A value that describes its own state.
package protocol StatefulValue {
  func describe(to digest: inout StateDigest)
}

// MARK: - Words, numbers, texts

extension StateDigest {
  private mutating func mix(_ word: UInt64) {
    let product = (low ^ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    let other = (high ^ word).multipliedFullWidth(by: 0x8EBC_6AF0_9C88_C6E3)
    low = product.high ^ product.low &+ other.high
    high = other.high &+ other.low ^ product.low &+ 0xA076_1D64_78BD_642F
  }

  package mutating func add(_ flag: Bool) { mix(flag ? 1 : 2) }

  /// Adds a number; one that is an identity counts by its first occurrence.
  package mutating func add(_ number: Int) {
    guard number >= firstIdentity else { return mix(UInt64(bitPattern: Int64(number))) }
    mix(UInt64.max)
    mix(UInt64(identity(number)))
  }

  private mutating func identity(_ number: Int) -> Int {
    if let known = identities[number] { return known }
    identities[number] = identities.count
    return identities.count - 1
  }

  package mutating func add(_ number: Double) { mix(number.bitPattern) }

  package mutating func add(_ duration: Duration) {
    let parts = duration.components
    mix(UInt64(bitPattern: parts.seconds))
    mix(UInt64(bitPattern: parts.attoseconds))
  }

  /// Adds a type by its name: the address of a generic type is another one in each process.
  package mutating func add(_ type: Any.Type) { mix(reflection.word(for: type)) }

  /// A number for the name of a type.
  package static func word(for type: Any.Type) -> UInt64 {
    let name = _mangledTypeName(type) ?? _typeName(type, qualified: true)
    return name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// Adds the address of code, which is the same in all worlds of a process.
  package mutating func add(code: UnsafeRawPointer?) { mix(StateDigest.offset(of: code)) }

  /// Adds a text; identities in it count as they do alone.
  package mutating func add(_ text: String) {
    let utf8 = text.utf8
    mix(UInt64(utf8.count))
    if utf8.count == 36, let number = uuids[text] ?? newUUID(text) { return mix(UInt64(number)) }
    if mayNameIdentity(utf8), addNamingIdentities(text) { return }
    var word: UInt64 = 0
    var room = 8
    for byte in utf8 {
      word = word << 8 | UInt64(byte)
      room -= 1
      if room == 0 {
        mix(word)
        (word, room) = (0, 8)
      }
    }
    if room < 8 { mix(word) }
  }

  /// The number of a text that is a UUID, which is an identity too; nil if it is none.
  private mutating func newUUID(_ text: String) -> Int? {
    let isUUID = text.utf8.enumerated().allSatisfy { index, byte in
      switch index {
      case 8, 13, 18, 23: byte == UInt8(ascii: "-")
      default: Character(UnicodeScalar(byte)).isHexDigit
      }
    }
    guard isUUID else { return nil }
    uuids[text] = uuids.count
    return uuids.count - 1
  }

  /// How many digits an identity has at least, where identities can be told from other numbers.
  private static let digits = 13

  /// Whether as many digits as an identity has follow each other in a text.
  private func mayNameIdentity(_ utf8: String.UTF8View) -> Bool {
    var digits = 0
    return utf8.count >= StateDigest.digits
      && utf8.contains { byte in
        digits = (48...57).contains(byte) ? digits + 1 : 0
        return digits == StateDigest.digits
      }
  }

  /// Adds a text that contains identities, and returns true; false if it contains none.
  private mutating func addNamingIdentities(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { !(48...57).contains($0) }
    let numbers = parts.compactMap { $0.count >= StateDigest.digits ? Int(Substring($0)) : nil }
      .filter { $0 >= firstIdentity }
    guard !numbers.isEmpty else { return false }
    for byte in text.utf8 where !(48...57).contains(byte) { mix(UInt64(byte)) }
    for number in numbers { add(number) }
    for part in parts where part.count < StateDigest.digits { add(String(part) ?? "") }
    return true
  }

  package mutating func add(_ site: CallSite) {
    let file = site.fileID.hasPointerRepresentation ? site.fileID.utf8Start : nil
    mix(StateDigest.offset(of: file.map(UnsafeRawPointer.init)))
    mix(UInt64(site.line))
  }

  /// Where something lies in the program, which is the same in each of its processes.
  private static func offset(of place: UnsafeRawPointer?) -> UInt64 {
    place.map { UInt64(UInt(bitPattern: $0) &- UInt(bitPattern: #dsohandle)) } ?? 0
  }

  /// Adds a set of numbers; identities that nothing else refers to don't count, for they can't come
  /// back.
  package mutating func add(_ numbers: Set<Int>) { sets.append(numbers) }

  /// Adds what belongs to objects, in the order of the objects' numbers.
  package mutating func add(table: [Entry]) { tables.append(table) }

  /// Adds a value of a wiring.
  package mutating func add<Value>(value: Value) { reflection.describe(value, to: &self) }

  /// Adds what a closure captures.
  package mutating func add<Closure>(closure: Closure) {
    let reflection = reflection
    withUnsafePointer(to: closure) { reflection.describe(closureAt: $0, to: &self) }
  }
}

// MARK: - Objects

extension StateDigest {
  /// Adds a reference to an object, strong or weak; the object itself is described later.
  package mutating func add(_ object: AnyObject?) {
    guard let object else { return mix(3) }
    let key = ObjectIdentifier(object)
    if let number = numbers[key] { return mix(UInt64(number) &+ 16) }
    numbers[key] = objects.count
    mix(UInt64(objects.count) &+ 16)
    objects.append(object)
  }

  package mutating func add(_ participant: Participant, in registry: ComponentRegistry) {
    guard registry.isComponent(participant) else { return mix(UInt64(participant.index) &+ 4) }
    add(registry.component(participant))
  }

  package mutating func add(_ references: [some AnyObject]) {
    mix(UInt64(references.count))
    for object in references { add(object) }
  }

  /// Whether a reference to this object was added.
  private func knows(_ object: AnyObject) -> Bool { numbers[ObjectIdentifier(object)] != nil }

  /// Describes all objects that references lead to, and all components to which nothing leads that the digest sees.
  package mutating func finish(_ registry: ComponentRegistry) -> Value {
    describeObjects()
    let others = registry.alive.filter { !knows($0) }
    for component in inOrderOfState(others, { $1.add($0) }) where !knows(component) {
      add(component)
      describeObjects()
    }
    describeTables()
    for set in sets {
      let known = set.compactMap { $0 < firstIdentity ? -1 - $0 : identities[$0] }
      mix(UInt64(known.count))
      for number in known.sorted() { mix(UInt64(bitPattern: Int64(number))) }
    }
    return Value(low, high)
  }

  /// Parts in the order of the digests of what they are, which does not depend on which one was made first.
  private func inOrderOfState<Part>(
    _ parts: [Part],
    _ describe: (Part, inout StateDigest) -> Void
  ) -> [Part] {
    guard parts.count > 1 else { return parts }
    let keyed = parts.map { part in
      var digest = self
      digest.tables = []
      describe(part, &digest)
      digest.describeObjects()
      digest.describeTables()
      return (digest.low, digest.high, part)
    }
    return keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Describes a table: first the entries of numbered objects, by number; then the others, sorted by the
  /// digest of their values.
  private mutating func describe(_ table: [Entry]) {
    mix(UInt64(table.count))
    var known: [(number: Int, entry: Entry)] = []
    var others: [Entry] = []
    for entry in table {
      if let number = numbers[entry.object] {
        known.append((number, entry))
      } else {
        others.append(entry)
      }
    }
    for (number, entry) in known.sorted(by: { $0.number < $1.number }) {
      mix(UInt64(number) &+ 16)
      entry.describe(&self)
      describeObjects()
    }
    for entry in inOrderOfState(others, { $0.describe(&$1) }) {
      entry.describe(&self)
      describeObjects()
    }
  }

  private mutating func describeTables() {
    while !tables.isEmpty { describe(tables.removeFirst()) }
  }

  private mutating func describeObjects() {
    while described < objects.count {
      let object = objects[described]
      described += 1
      add(type(of: object))
      reflection.describe(object, to: &self)
    }
  }
}
