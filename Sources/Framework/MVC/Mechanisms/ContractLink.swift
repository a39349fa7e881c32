/// A link of any contract.
public protocol ContractLink: AnyObject {
  /// Whether the link keeps its target alive.
  var strength: LinkStrength { get }
  /// The target; nobody while the link is not set.
  var participant: Participant { get }
}
