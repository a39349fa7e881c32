import HeadlessUI

/// The objects of one running wiring, and what the lab may ask them.
///
/// This is where a wiring plugs into the lab; its models, views and controllers know nothing of it.
public protocol Assembly: AnyObject {
  /// The controller of a new screen of this kind, which is the name of one of the system's screens.
  func makeScreen(_ kind: String) -> ViewController
  /// Does to the model what another device would; false, as by default, if there is no model that it
  /// could reach.
  ///
  /// Throws an ``OutsideError`` if the arguments make no sense; `OutsideArguments` reads them.
  func outside(_ action: String, _ arguments: [String]) throws -> Bool
  /// What a screen should show, by the model it is on; nil, as by default, where there is nothing to
  /// compare.
  func truth(of controller: ViewController) -> Truth?
  /// Called once in a new world, before its first screen is made; does nothing by default.
  ///
  /// Here a system with a server says what the server does:
  /// `Runtime.current?.server?.backend = { request, body in … }`.
  func begin()
  /// Called in the place of `begin` when this wiring's controllers replace another's in a living
  /// world: takes over what of it outlives its controllers.
  ///
  /// By default nothing does, and it begins anew.
  func inherit(from other: any Assembly)
  /// What a person pastes when pasting this many entries at once.
  func pasteboard(_ count: Int) -> [String]
}

extension Assembly {
  public func outside(_ action: String, _ arguments: [String]) throws -> Bool { false }
  public func truth(of controller: ViewController) -> Truth? { nil }
  public func begin() {}
  public func inherit(from other: any Assembly) { begin() }
  public func pasteboard(_ count: Int) -> [String] { (0..<count).map { "Pasted \($0 + 1)" } }
}
