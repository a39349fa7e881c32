import HeadlessUI
import MVC

/// The target of the buttons, which turns taps into events.
///
/// A button does not keep its target, so the view must.
final class ButtonAction: View {
  private let emit: EventEmitter<CounterEvent>

  init(emit: EventEmitter<CounterEvent>) { self.emit = emit }

  func increment() { emit(.increment) }
  func decrement() { emit(.decrement) }
}
