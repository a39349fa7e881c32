/// Whether a stored property of a class, an optional reference, is weak; the first object in it tells.
///
/// A strong reference is the object's address. A weak one is another address, where the runtime keeps
/// count of the references.
final class ReferenceStrength {
  private var isWeak: Bool?

  /// The object that a reference leads to now; `shown` is the property's value by a mirror.
  func object(at place: UnsafeRawPointer, shown: () -> Any) -> AnyObject? {
    let address = place.load(as: UInt.self)
    guard address != 0 else { return nil }
    switch isWeak {
    case true?: return ReferenceStrength.weakObject(at: place)
    case false?: return place.assumingMemoryBound(to: AnyObject?.self).pointee
    case nil:
      // A weak reference to what is gone tells nothing yet.
      guard let object = Mirror(reflecting: shown()).children.first.map({ $0.value as AnyObject })
      else { return nil }
      isWeak = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) != address
      return object
    }
  }

  /// The object that a weak reference leads to now.
  static func weakObject(at place: UnsafeRawPointer) -> AnyObject? {
    place.assumingMemoryBound(to: Weak.self).pointee.object
  }

  /// A weak reference as it lies in memory.
  private struct Weak {
    weak var object: AnyObject?
  }
}
