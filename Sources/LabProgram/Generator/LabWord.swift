/// What the lab itself calls its types and modules: a type of that name would hide the lab's.
enum LabWord {
  /// Whether a name is the lab's own, in whatever case: folders may not tell cases apart.
  static func isTaken(_ name: String) -> Bool { lowercased.contains(name.lowercased()) }

  private static let lowercased = Set(all.map { $0.lowercased() })

  static let all: Set<String> = [
    "Alert", "AlertAction", "Assembly", "Block", "Breach", "Button", "CallSite", "Suggestion",
    "Cell", "ComponentRegistry", "Change", "Clock", "Command", "CommandError", "Component",
    "Connection",
    "Contract", "ContractLink", "Control", "Controller", "Delegate", "Disposer", "Element",
    "EventEmitter", "Evidence", "Fault", "Finding", "Flow", "FlowListener", "FlowPhase",
    "Grammar", "Harm", "PartialCommand", "HeadlessUI", "Hop", "Indexes", "InvalidUpdate",
    "KeyPathBinding", "LabProgram", "Label", "Laboratory", "Law", "OutputLine", "LineEditing",
    "LinkStrength", "MVC", "MVCLab", "MainQueue", "Model", "ModelValue", "Mvce", "NameLookup",
    "NavigationController", "NavigationItem", "NoSuchRow", "PostedNotification",
    "WorldNotificationCenter",
    "NotificationName", "ObservationToken", "Observed", "ObservedValue", "Port", "OutsideAction",
    "OutsideArguments", "ParseError", "Participant", "PendingRequest", "Progress",
    "ProgressView", "Promise", "RandomSource", "EventResult", "Reply", "Request", "RequestTask",
    "Response", "Role", "Rule", "Scenarios", "ScreenKind", "ParsedCommand", "Server", "ServerUse",
    "Session", "SourceFile", "SourceIndex", "SourceLine", "StackView", "Storage",
    "StorageOpener", "Story", "Style", "Runtime", "SwipeAction", "Symptom", "System",
    "Systems", "TableDataSource", "TableDelegate", "TableView", "TargetAction", "TextField",
    "TextWidth", "ClockTimer", "Trap", "Truth", "View", "ViewController", "ViewModelController",
    "Window", "Wiring", "World",
  ]
}
