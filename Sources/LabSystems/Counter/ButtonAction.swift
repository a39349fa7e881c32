import HeadlessUI
import MVC

/// What the buttons call: it turns taps into events.
///
/// A button does not keep it, so somebody must.
final class ButtonAction: View {
  private let emit: EventEmitter<CounterEvent>

  init(emit: EventEmitter<CounterEvent>) { self.emit = emit }

  func increment() { emit(.increment) }
  func decrement() { emit(.decrement) }
}
