import HeadlessUI

/// The objects of one running wiring, and the lab's questions about them.
///
/// An assembly connects a wiring to the lab; the wiring's models, views and controllers do not know the
/// lab.
public protocol Assembly: AnyObject {
  /// What a window shows first: a screen or, if the app makes the stacks of its screens itself, a stack.
  associatedtype Root: Presentable
  /// Makes what a new window shows; `kind` is the name of one of the system's screens.
  ///
  ///     func makeScreen(_ kind: String) -> ViewController { BooksController(library) }
  func makeScreen(_ kind: String) -> Root
  /// Changes the model as another device would; returns false if the action can reach no model, which
  /// is the default.
  ///
  /// Throws an ``OutsideError`` if an argument is wrong; ``OutsideArguments`` reads the arguments.
  func outside(_ action: String, _ arguments: [String]) throws -> Bool
  /// What a screen must show according to its model; nil, which is the default, if the lab has nothing
  /// to compare.
  func truth(of controller: ViewController) -> Truth?
  /// Called once in a new world, before its first screen is made; does nothing by default.
  ///
  /// A system with a server sets the server's behaviour here:
  /// `Runtime.current?.server?.backend = { request, body in … }`.
  func begin()
  /// Called in place of `begin` when this wiring's controllers replace another wiring's in a living
  /// world: takes over the models that outlive the other's controllers.
  ///
  /// By default it takes over nothing and calls `begin`.
  func inherit(from other: any Assembly)
  /// The entries that the user pastes with `batch`, this many at once.
  func pasteboard(_ count: Int) -> [String]
}

extension Assembly {
  public func outside(_ action: String, _ arguments: [String]) throws -> Bool { false }
  public func truth(of controller: ViewController) -> Truth? { nil }
  public func begin() {}
  public func inherit(from other: any Assembly) { begin() }
  public func pasteboard(_ count: Int) -> [String] { (0..<count).map { "Pasted \($0 + 1)" } }
}
