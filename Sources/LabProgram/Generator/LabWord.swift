/// The names of the lab's own types and modules: a module of that name would hide them.
enum LabWord {
  /// Whether the lab uses the name, in any case: some file systems ignore case.
  static func isTaken(_ name: String) -> Bool { lowercased.contains(name.lowercased()) }

  private static let lowercased = Set(all.map { $0.lowercased() })

  static let all: Set<String> = [
    "Alert", "AlertAction", "Assembly", "Block", "Breach", "Button", "CallSite", "Cell", "Change",
    "Bridge", "ClockTimer", "Component", "ComponentRegistry", "Connection", "Contract",
    "ContractLink", "Control", "Controller", "DataSourceQuestion", "Delegate", "Disposer",
    "Element", "EventEmitter", "EventResult", "Evidence", "Fault", "Finding", "Flow",
    "FlowListener", "FlowPhase", "Harm", "HeadlessUI", "Hop", "Indexes", "InvalidUpdate",
    "KeyPathBinding", "Label", "Laboratory", "LabProgram", "Law", "Lifecycle", "LinkStrength",
    "MainQueue", "Model", "ModelValue", "MVC", "Mvce", "MVCLab", "NavigationController",
    "NavigationItem", "NoSuchRow", "NotificationName", "NotificationObserver", "ObservationToken",
    "Observed", "ObservedValue", "OutsideAction", "OutsideArguments", "OutsideError",
    "OutsideThread",
    "Participant",
    "PendingRequest", "Port", "PostedNotification", "ProgressView", "Promise", "RandomSource",
    "Request", "RequestFailure", "RequestTask", "Response", "Role", "Rule", "RuleName", "Runtime",
    "ScreenKind",
    "SearchDomain",
    "Server", "ServerUse", "SourceFile", "SourceIndex", "SourceLine", "StackView", "Storage",
    "StorageOpener",
    "Style", "SwipeAction", "Symptom", "System", "TableDataSource", "TableDelegate", "TableView",
    "TargetAction", "TextField", "Trap", "Truth", "UserEvent", "View", "ViewController",
    "ViewModelController", "ViewState", "VirtualClock", "Waiver", "Window", "Wiring", "World",
    "WorldClock", "WorldNotificationCenter", "WorldTask",
  ]
}
