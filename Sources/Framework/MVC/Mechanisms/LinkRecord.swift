/// What is known of a weak link beside the object that it leads to: that it was set, and by which calls.
///
/// A weak property alone does not tell whether it was never set or its object is gone.
package struct LinkRecord: WeakLink, KeepsNothingAlive {
  package let property: String
  private weak var object: AnyObject?
  /// Whether it was set, and not to nil since then.
  package private(set) var isSet = false
  package private(set) var setters: [UInt] = []

  /// The record of a property that is not set.
  package init(_ property: String) { self.property = property }

  /// Notes what the code that runs has set the property to.
  package mutating func note(_ object: AnyObject?, in flow: Flow) {
    (self.object, isSet) = (object, object != nil)
    setters = isSet ? flow.callsHere : []
  }

  package var isGone: Bool { isSet && object == nil }
}
