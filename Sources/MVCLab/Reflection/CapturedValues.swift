/// The values that blocks keep alive: those that they capture, and those of the variables and blocks among
/// them, each once.
struct CapturedValues {
  private var values: [Any] = []
  /// A block can capture a variable in which it is itself.
  private var seen: Set<UnsafeRawPointer> = []

  /// The values of one more block; none that earlier ones have as well.
  mutating func take(from block: Any) -> [Any] {
    func place<Closure>(of closure: Closure, _ body: (UnsafeRawPointer) -> Void) {
      withUnsafePointer(to: closure) { body(UnsafeRawPointer($0)) }
    }
    values = []
    place(of: block) { add(closureAt: $0) }
    return values
  }

  private mutating func add(closureAt place: UnsafeRawPointer) {
    let words = place.assumingMemoryBound(to: UnsafeRawPointer?.self)
    // The second word is the context; an empty optional has no code.
    if words[0] != nil, let context = words[1] { add(contextAt: context) }
  }

  private mutating func add(contextAt context: UnsafeRawPointer) {
    guard seen.insert(context).inserted else { return }
    switch ClosureContext.kind(of: context) {
    case .object: values.append(Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue())
    case .unknown: break
    case .captures(let metadata):
      for capture in ClosureContext(metadata).captures { add(capture, in: context) }
    }
  }

  private mutating func add(_ capture: ClosureContext.Capture, in context: UnsafeRawPointer) {
    let place = context + capture.offset
    switch capture.content {
    case .value(let field): values.append(StoredPlace.value(of: field.type, at: place))
    case .closure: add(closureAt: place)
    case .box: add(contextAt: place.load(as: UnsafeRawPointer.self))
    case .weak, .unowned: break
    }
  }
}
