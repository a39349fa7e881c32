/// What the lab itself calls its types and modules: a type of that name would hide the lab's.
enum LabWord {
  /// Whether a name is the lab's own, in whatever case: folders may not tell cases apart.
  static func isTaken(_ name: String) -> Bool { lowercased.contains(name.lowercased()) }

  private static let lowercased = Set(all.map { $0.lowercased() })

  static let all: Set<String> = [
    "Alert", "AlertAction", "Assembly", "Block", "Breach", "Button", "CallSite", "Candidate",
    "Cell", "Census", "Change", "Clock", "Command", "Complaint", "Component", "Connection",
    "Contract", "ContractLink", "Control", "Controller", "Delegate", "Disposer", "Element",
    "EventEmitter", "Evidence", "Fault", "Finding", "Flow", "FlowListener", "FlowPhase",
    "Grammar", "HalfSentence", "HeadlessUI", "Hop", "Indexes", "InvalidUpdate",
    "KeyPathBinding", "LabProgram", "Label", "Laboratory", "Law", "Line", "LineEditing",
    "LinkStrength", "MVC", "MVCLab", "MainQueue", "Model", "ModelValue", "Mvce", "Names",
    "NavigationController", "NavigationItem", "NoSuchRow", "Notification", "NotificationCenter",
    "NotificationName", "Observation", "Observed", "ObservedValue", "Outlet", "OutsideAction",
    "OutsideArguments", "ParseError", "Participant", "PendingRequest", "Progress",
    "ProgressView", "Promise", "RandomSource", "Reception", "Reply", "Request", "RequestTask",
    "Response", "Role", "Rule", "Scenarios", "ScreenKind", "Sentence", "Server", "ServerUse",
    "Session", "SourceFile", "SourceIndex", "SourceLine", "StackView", "Storage",
    "StorageOpener", "Story", "Style", "Surroundings", "SwipeAction", "Symptom", "System",
    "Systems", "TableDataSource", "TableDelegate", "TableView", "TargetAction", "TextField",
    "TextWidth", "Timer", "Trap", "Truth", "View", "ViewController", "ViewModelController",
    "Window", "Wiring", "World",
  ]
}
