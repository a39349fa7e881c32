import MVC
import Testing

private enum Press: Equatable {
  case up
  case down
}

private final class Pad: View {
  let presses = EventEmitter<Press>()
}

extension Screen {
  fileprivate func listen(to pad: Pad) -> ObservationToken {
    pad.presses.observe(self) { $0.heard.append("\($1)") }
  }
}

@Suite struct EventEmitterTests {
  private let runtime = Runtime()
  private let pad: Pad
  private let screen: Screen

  init() { (pad, screen) = runtime.assemble { (Pad(), Screen()) } }

  @Test func `an emitter calls its observers before it returns, at the line that sends`() {
    let observation = screen.listen(to: pad)
    let line: UInt = #line + 1
    let isHeard = pad.presses.send(.up)
    #expect(isHeard)
    #expect(screen.heard == ["up"])
    #expect(runtime.story == "event: Pad -> Screen up")
    #expect(runtime.flow.hops.map(\.site) == [CallSite(fileID: #fileID, line: line)])
    observation.end()
  }

  @Test func `an event that an observer sends is delivered before the first one returns`() {
    let other = runtime.assemble { Screen("Other") }
    let first = pad.presses.observe(other) { [pad] _, event in
      if event == .up { pad.presses.send(.down) }
    }
    let second = screen.listen(to: pad)
    pad.presses.send(.up)
    #expect(screen.heard == ["down", "up"])
    #expect(
      runtime.story == """
        event: Pad -> Other up
          event: Other -> Other down
          event: Other -> Screen down
        event: Pad -> Screen up
        """
    )
    first.end()
    second.end()
  }

  @Test func `an event reaches nobody before an observer is added and after its token is gone`() {
    #expect(!pad.presses.send(.up))
    var observation: ObservationToken? = screen.listen(to: pad)
    #expect(pad.presses.send(.up))
    #expect(observation != nil)
    observation = nil
    #expect(!pad.presses.send(.up))
    #expect(screen.heard == ["up"])
  }

  @Test
  func
    `an observer that is gone hears nothing while its handle lives, and that nobody heard is told`()
  {
    var dying: Screen? = runtime.assemble { Screen("Dying") }
    let observation = dying?.listen(to: pad)
    dying = nil
    let isHeard = pad.presses.send(.up)
    observation?.end()
    #expect(!isHeard)
    #expect(runtime.story == "event: Pad -> nobody up")
  }

  @Test func `an observer of events that ends during a delivery is not called any more`() {
    let other = runtime.assemble { Screen("Other") }
    var second: ObservationToken?
    let first = pad.presses.observe(other) { _, _ in second = nil }
    second = screen.listen(to: pad)
    #expect(second != nil)
    pad.presses.send(.up)
    first.end()
    #expect(screen.heard == [])
  }

  @Test func `an emitter calls no observer in a flow that has ended`() {
    let observation = screen.listen(to: pad)
    runtime.flow.run(.outside, from: .outside, to: screen.participant, site: .unknown) {
      throw Broken()
    }
    #expect(!pad.presses.send(.up))
    observation.end()
    #expect(screen.heard == [])
  }
}
