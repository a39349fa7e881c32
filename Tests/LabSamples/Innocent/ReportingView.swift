import HeadlessUI
import MVC

// in: innocent-contract
// near: view-bypasses-controller, strong-back-reference
// > tap Add; tap Add

/// Reports each tap to its controller, to which it refers weakly.
final class ReportingView: ReturningShelf {}
