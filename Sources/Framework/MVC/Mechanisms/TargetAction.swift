import CCallStack

/// Target-action: a control calls a method of a target, which it holds weakly.
///
///     addButton.onTap(self) { try $0.addTapped() }
///
/// It is a class because weak references are expensive to copy.
public final class TargetAction {
  private weak let target: Component?
  private let participant: Participant
  private let action: (Component) throws -> Void
  /// The line that registered it.
  package let site: CallSite
  /// The function that says which method is called: its code, and what it captures; zeros if it is not known.
  private let function: (code: UInt, context: UInt)

  /// Makes an action of `target`, which is held weakly; `site` is the line that registered it.
  public convenience init<Target: Component>(
    _ target: Target,
    site: CallSite,
    _ action: @escaping (Target) throws -> Void
  ) { self.init(target, site: site, function: (0, 0), action) }

  /// The same, of a method that a function names, such as `NoteController.save`; `action` must keep that function alive.
  package init<Target: Component>(
    _ target: Target,
    site: CallSite,
    function: (code: UInt, context: UInt),
    _ action: @escaping (Target) throws -> Void
  ) {
    self.target = target
    participant = target.participant
    (self.site, self.function) = (site, function)
    self.action = { try action(unsafeDowncast($0, to: Target.self)) }
  }

  /// Whether it calls the same method of the same target.
  ///
  /// Where the method is not known, the line that registered it must be the same.
  package func isSame(as other: TargetAction) -> Bool {
    guard target === other.target else { return false }
    if site == other.site { return true }
    guard let code, let its = other.code else { return false }
    return callstack_same_code(code, its)
  }

  /// Where the code begins that says which method is called; nil if that captures something, which can differ.
  private var code: UInt? {
    var (code, context) = function
    let word = MemoryLayout<UInt>.size
    // The compiler may put code around the function that passes its arguments in another way, and captures the function:
    // alone, unless it is generic.
    while let box = UnsafeRawPointer(bitPattern: context) {
      // Several functions of one name are numbered: `…TRTA.100`.
      let name = callstack_function(code).map { String(cString: $0).prefix { $0 != "." } } ?? ""
      guard name.hasSuffix("_TR") || name.hasSuffix("_TRTA") else { return nil }
      code = box.load(fromByteOffset: 2 * word, as: UInt.self)
      context = box.load(fromByteOffset: 3 * word, as: UInt.self)
    }
    return code == 0 ? nil : code
  }

  /// Whether the target still exists.
  package var hasTarget: Bool { target != nil }

  /// Calls the action, as a hop from `sender`; returns false, after a hop to nobody, if the target is gone.
  @discardableResult
  public func send(from sender: Component) -> Bool {
    let flow = sender.runtime.flow
    guard let target else {
      _ = flow.run(.targetAction, from: sender.participant, to: .nobody, isLost: true, site: site) {
      }
      return false
    }
    return flow.run(
      .targetAction,
      from: sender.participant,
      to: participant,
      site: site
    ) { try action(target) }
  }
}

extension TargetAction: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(target)
    digest.add(site)
    digest.add(closure: action)
  }
}
