import MVC

/// Closures, by the code that they run and the values that they capture.
extension WiringState {
  package func describe(closureAt place: UnsafeRawPointer, to digest: inout StateDigest) {
    let words = place.assumingMemoryBound(to: UnsafeRawPointer?.self)
    let (code, context) = (words[0], words[1])
    digest.add(code: code)
    if code != nil, let context { describe(context, to: &digest) }
  }

  private func describe(_ context: UnsafeRawPointer, to digest: inout StateDigest) {
    // A closure can capture a variable in which it is itself.
    if let index = openContexts.firstIndex(of: context) { return digest.add(index) }
    switch ClosureContext.kind(of: context) {
    case .object: digest.add(Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue())
    case .unknown: break
    case .captures(let metadata):
      openContexts.append(context)
      for capture in ViewLayer.context(metadata).captures {
        describe(capture.content, at: context + capture.offset, to: &digest)
      }
      openContexts.removeLast()
    }
  }

  private func describe(
    _ content: ClosureContext.Content,
    at place: UnsafeRawPointer,
    to digest: inout StateDigest
  ) {
    switch content {
    case .value(let field): describe(at: place, by: capturedReader(of: field), to: &digest)
    case .closure: describe(closureAt: place, to: &digest)
    case .box: describe(place.load(as: UnsafeRawPointer.self), to: &digest)
    case .weak: digest.add(ReferenceStrength.weakObject(at: place))
    case .unowned, .code: break
    }
  }

  /// A captured reference is never weak: those have a box.
  private func capturedReader(of field: DeclaredField) -> FieldLayout.Reader {
    let reader = reader(of: field)
    if case .reference = reader { return .shown(field.type) }
    return reader
  }
}
