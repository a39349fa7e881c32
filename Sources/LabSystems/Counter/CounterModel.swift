import HeadlessUI
import MVC

/// A count, and nothing else.
final class CounterModel: Model, KeyPathBinding {
  @Observed var count = 0

  /// The one that a phone and a desktop window have in common.
  static var shared: CounterModel { singleton { CounterModel() } }
}

/// What a person can want of it.
enum CounterEvent {
  case increment
  case decrement
}
