/// Somebody who takes part in a flow, as a small number: the person, the server, or a component.
///
/// Numbers are given in the order in which components are made, so the same commands give the same
/// numbers. A number outlives its component: what a dead controller once did stays told.
public struct Participant: Hashable, Sendable {
  /// Its place in the order of making.
  public let index: Int32

  /// Stands where nobody was reached.
  public static let nobody = Participant(index: 0)
  /// The person at the screen.
  public static let user = Participant(index: 1)
  /// The main queue, which runs what was put off.
  public static let mainQueue = Participant(index: 2)
  /// The virtual clock, which fires timers.
  public static let clock = Participant(index: 3)
  /// The other side of the network.
  public static let server = Participant(index: 4)
  /// Another device or person, who changes the model from beyond this program's screens.
  public static let outside = Participant(index: 5)
}
