import CallStacks

/// The code of closures.
enum ClosureCode {
  /// The function that a closure's code is in, and the line where the closure begins; nil if it is not known.
  ///
  /// A closure that is kept as another type is called by way of a thunk, which captures the closure itself.
  static func place(of closure: Any) -> CallPlace? {
    func place<Closure>(of closure: Closure) -> CallPlace? {
      withUnsafePointer(to: closure) { ClosureCode.place(at: UnsafeRawPointer($0)) }
    }
    return place(of: closure)
  }

  private static func place(
    at closure: UnsafeRawPointer,
    depth: Int = 0
  ) -> CallPlace? {
    let words = closure.assumingMemoryBound(to: UnsafeRawPointer?.self)
    guard let code = words[0], depth < 4 else { return nil }
    if let place = CallAddress.closure(at: UInt(bitPattern: code)) { return place }
    guard let context = words[1], case .captures(let metadata) = ClosureContext.kind(of: context)
    else { return nil }
    return ViewLayer.context(metadata).captures.lazy.compactMap { capture -> CallPlace? in
      guard case .closure = capture.content else { return nil }
      return ClosureCode.place(at: context + capture.offset, depth: depth + 1)
    }.first
  }
}
