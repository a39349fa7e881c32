/// The values that blocks keep alive: those that they capture, and those of the variables and blocks among
/// them, each once.
struct CapturedValues {
  /// A block can capture a variable in which it is itself.
  private var seen: Set<UnsafeRawPointer> = []
  private var waiting: [UnsafeRawPointer] = []
  /// All blocks so far, so that no context of theirs goes and leaves its place to another one.
  private var blocks: [Any] = []

  /// The values of one more block; none that earlier ones have as well.
  mutating func take(from block: Any) -> [Any] {
    func place<Closure>(of closure: Closure, _ body: (UnsafeRawPointer) -> Void) {
      withUnsafePointer(to: closure) { body(UnsafeRawPointer($0)) }
    }
    blocks.append(block)
    place(of: block) { add(closureAt: $0) }
    var values: [Any] = []
    while let context = waiting.popLast() { values += self.values(in: context) }
    return values
  }

  private mutating func add(closureAt place: UnsafeRawPointer) {
    let words = place.assumingMemoryBound(to: UnsafeRawPointer?.self)
    // The second word is the context; an empty optional has no code.
    if words[0] != nil, let context = words[1] { add(contextAt: context) }
  }

  private mutating func add(contextAt context: UnsafeRawPointer) {
    if seen.insert(context).inserted { waiting.append(context) }
  }

  private mutating func values(in context: UnsafeRawPointer) -> [Any] {
    switch ClosureContext.kind(of: context) {
    case .object: return [Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue()]
    case .unknown: return []
    case .captures(let metadata):
      return ViewLayer.context(metadata).captures.compactMap { capture in
        let place = context + capture.offset
        switch capture.content {
        case .value(let field):
          guard DeclaredField.isCopyable(field.type) else { return nil }
          return StoredPlace.value(of: field.type, at: place)
        case .closure: add(closureAt: place)
        case .box: add(contextAt: place.load(as: UnsafeRawPointer.self))
        case .weak, .unowned, .code: break
        }
        return nil
      }
    }
  }
}
