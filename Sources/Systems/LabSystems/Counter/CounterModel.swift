import HeadlessUI
import MVC

/// A count.
final class CounterModel: Model, KeyPathBinding {
  @Observed var count = 0

  /// The model that a phone and a desktop window share.
  static var shared: CounterModel { singleton { CounterModel() } }
}

/// The events of the user.
enum CounterEvent {
  case increment
  case decrement
}
