/// A participant of a flow, as a small number: the user, the server, or a component.
///
/// Components get their numbers in the order in which they are made, so the same commands give the
/// same numbers. Numbers are never reused, so recorded hops stay readable after a component is
/// deallocated.
public struct Participant: Hashable, Sendable {
  /// The number, in the order in which participants are made.
  public let index: Int32

  /// The callee of a hop that reached no participant.
  public static let nobody = Participant(index: 0)
  /// The user at the screen.
  public static let user = Participant(index: 1)
  /// The main queue, which runs deferred work.
  public static let mainQueue = Participant(index: 2)
  /// The virtual clock, which fires timers.
  public static let clock = Participant(index: 3)
  /// The server at the other end of the network.
  public static let server = Participant(index: 4)
  /// Another device, which changes the model without this program's screens.
  public static let outside = Participant(index: 5)
}
