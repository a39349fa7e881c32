/// A value that each thread has for itself, such as what it has found out and keeps.
///
/// No thread waits for another, and a thread sanitizer has nothing to say: it does not know Swift's `Mutex`.
package final class PerThread<Value>: Sendable {
  private let key: pthread_key_t?
  private let make: @Sendable () -> Value

  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// A value that `make` returns when a thread first asks for it; it lives as long as the thread.
  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { box in
      box.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
    }
    self.key = status == 0 ? key : nil
  }

  deinit {
    if let key { pthread_key_delete(key) }
  }

  /// The value of this thread; a new one each time where the system has no room for more.
  package var value: Value {
    get { box.value }
    _modify { yield &box.value }
  }

  private var box: Box {
    guard let key else { return Box(make()) }
    if let known = pthread_getspecific(key) {
      return Unmanaged<Box>.fromOpaque(known).takeUnretainedValue()
    }
    let box = Box(make())
    pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
    return box
  }
}
