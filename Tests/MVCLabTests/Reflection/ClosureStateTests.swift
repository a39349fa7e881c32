import HeadlessUI
import MVC
import MVCLab
import Testing

/// Closures are told apart by what they capture: the runtime says which values these are.
@Suite struct `Closures as state` {
  private static func state(_ set: (Safe) -> Void) -> StateDigest.Value? {
    let wiring = Wiring("safe", .correct, "") { Safe() }
    let world = World(
      wiring: wiring,
      withServer: false,
      storage: nil,
      firstIdentity: 1_000_000
    )
    world.step { if let safe = world.assembly as? Safe { set(safe) } }
    return world.state(WiringState(of: world.assembly))
  }

  /// Whether closures with equal captures are equal states, and closures with other ones are not.
  private static func tells(
    _ one: @escaping (Safe) -> Void,
    from other: @escaping (Safe) -> Void
  ) -> Bool {
    state(one) == state(one) && state(other) == state(other) && state(one) != state(other)
  }

  /// The same for a closure that captures a value.
  private static func tells<Value>(_ one: Value, from other: Value) -> Bool {
    tells({ $0.keep(one) }, from: { $0.keep(other) })
  }

  @Test func `a captured value is seen, whatever lies before it`() {
    #expect(Self.tells({ $0.small(1, 2, true) }, from: { $0.small(1, 2, false) }))
    #expect(Self.tells({ $0.small(1, 2, true) }, from: { $0.small(1, 3, true) }))
    #expect(Self.tells({ $0.number(1) }, from: { $0.number(2) }))
    #expect(Self.tells({ $0.text("Milk", nil) }, from: { $0.text("Tea", nil) }))
    #expect(Self.tells({ $0.text("Milk", nil) }, from: { $0.text("Milk", "Tea") }))
    #expect(Self.tells({ $0.list(["a"], .named("b")) }, from: { $0.list(["a"], .named("c")) }))
    #expect(Self.tells({ $0.list(["a"], .none) }, from: { $0.list(["a", "b"], .none) }))
    #expect(Self.tells({ $0.anything(1) }, from: { $0.anything("1") }))
  }

  @Test func `so is a value in a variable that closures share`() {
    #expect(Self.tells({ $0.count(1) }, from: { $0.count(2) }))
    #expect(Self.tells({ $0.call(after: 1) }, from: { $0.call(after: 2) }))
  }

  @Test func `so is what a captured object holds, and whether a weak reference is empty`() {
    #expect(Self.tells({ $0.strongly(1) }, from: { $0.strongly(2) }))
    #expect(Self.tells({ $0.weakly(1) }, from: { $0.weakly(2) }))
    #expect(Self.tells({ $0.weakly(1) }, from: { $0.weakly(nil) }))
    #expect(Self.tells({ $0.method(1) }, from: { $0.method(2) }))
  }

  @Test func `so is what a closure captures that a closure captures`() {
    #expect(Self.tells({ $0.nested(1) }, from: { $0.nested(2) }))
    #expect(Self.tells({ $0.async(1) }, from: { $0.async(2) }))
  }

  @Test func `a closure that captures itself ends`() {
    #expect(Self.tells({ $0.recursive(1) }, from: { $0.recursive(2) }))
  }

  @Test func `other code is another state`() {
    #expect(Self.tells({ $0.plain { 1 } }, from: { $0.plain { 2 } }))
    #expect(Self.tells({ $0.plain(nil) }, from: { $0.plain { 2 } }))
  }

  @Test func `a value of a generic type, and a reference to what is gone, are not looked at`() {
    #expect(Self.state { $0.generic(1) } == Self.state { $0.generic(2) })
    #expect(Self.state { $0.unowned(1, 0) } == Self.state { $0.unowned(2, 0) })
    #expect(Self.tells({ $0.unowned(1, 0) }, from: { $0.unowned(1, 1) }))
  }
}

private protocol Money: AnyObject { var value: Int { get } }

private final class Safe: Assembly {
  private var work: (() -> Int)?
  private var tasks: [() async -> Int] = []
  private var any: Any?

  func makeScreen(_ kind: String) -> ViewController { ViewController() }

  func plain(_ work: (() -> Int)?) { self.work = work }
  func keep<Value>(_ value: Value) { any = { value } }
  func small(_ one: Int8, _ two: Int, _ flag: Bool) {
    work = { flag ? Int(one) : two }
  }
  func number(_ number: Double) { work = { Int(number) } }
  func text(_ text: String, _ other: String?) { work = { text.count + (other?.count ?? 0) } }
  func list(_ list: [String], _ kind: Kind) { work = { kind == .none ? list.count : 0 } }
  func anything(_ value: Any) { work = { value is Int ? 1 : 0 } }
  func count(_ start: Int) {
    var count = start
    work = {
      count += 1
      return count
    }
  }
  func call(after start: Int) {
    count(start)
    _ = work?()
  }
  func strongly(_ value: Int) {
    let coin = Coin(value)
    work = { coin.value }
  }
  func weakly(_ value: Int?) {
    let coin = value.map(Coin.init)
    any = coin
    work = { [weak coin] in coin?.value ?? 0 }
  }
  func method(_ value: Int) { work = Coin(value).read }
  func nested(_ value: Int) {
    let inner = { value + 1 }
    work = { inner() * 2 }
  }
  func async(_ value: Int) { tasks = [{ value }, { 0 }] }
  func recursive(_ value: Int) {
    var step: ((Int) -> Int)?
    step = { $0 > value ? (step?($0 - 1) ?? 0) : value }
    work = { step?(3) ?? 0 }
  }
  func generic<Value: BinaryInteger>(_ value: Value) { work = { Int(value) } }
  func unowned(_ value: Int, _ other: Int) {
    let coin: any Money = Coin(value)
    work = { [unowned coin] in coin.value + other }
  }

  enum Kind: Equatable {
    case none
    case named(String)
  }

  final class Coin: Money {
    let value: Int
    init(_ value: Int) { self.value = value }
    func read() -> Int { value }
  }
}
