/// The names of the lab's own types and modules: a module of that name would hide them.
enum LabWord {
  /// Whether the lab uses the name, in any case: some file systems ignore case.
  static func isTaken(_ name: String) -> Bool { lowercased.contains(name.lowercased()) }

  private static let lowercased = Set(all.map { $0.lowercased() })

  static let all: Set<String> = [
    "ActivityIndicatorView", "Alert", "AlertAction", "Application", "Assembly", "Block", "Breach",
    "Breakage",
    "Bridge",
    "Button", "CallSite", "Cell", "CellDisplayTableDelegate", "Change", "ClockTimer", "Component",
    "ComponentRegistry",
    "Connection", "Contract", "ContractLink", "Control", "Controller",
    "ControlValues", "ControlVerb", "DataSourceQuestion", "Delegate", "Disposer", "DrawnScreens",
    "EditableTableDataSource", "EditingStyleTableDelegate", "Element", "ElementFrame",
    "EventEmitter",
    "EventResult", "Evidence", "Fault", "Finding", "Flow", "Harm",
    "HeadlessUI", "Hop", "ImageView", "Indexes", "InsertableTableDataSource", "InvalidUpdate",
    "KeyPathBinding", "Label", "Laboratory", "LabProgram", "Law", "Leak",
    "Lifecycle", "LinkStrength",
    "MainQueue", "ModalPresentationStyle", "Model", "ModelValue", "MVC", "Mvce", "MVCLab",
    "NavigationController", "NavigationControllerDelegate", "NavigationItem",
    "NotificationName",
    "NotificationObserver",
    "NumberControl", "ObservationToken", "Observed", "ObservedValue", "ObserverNotRegistered",
    "OutsideAction",
    "OutsideArguments", "OutsideError", "OutsideThread", "Participant", "PendingRequest", "Port",
    "PostedNotification", "Presentable", "PresentationController",
    "PresentationDelegate", "ProgressView", "Promise",
    "RandomSource",
    "RefreshControl",
    "ReorderableTableDataSource", "ReplacedPart", "Request", "RequestFailure", "RequestTask",
    "Response",
    "RetargetingTableDelegate", "Role",
    "RowEditingStyle", "RowPath", "Rule", "RuleName", "Runtime", "ScreenKind", "ScreenShownTwice",
    "SearchDomain",
    "SearchField", "SearchFieldDelegate", "SectionedTableDataSource", "SectionViewTableDelegate",
    "SegmentedControl", "Server",
    "ServerUse", "Slider", "SourceFile", "SourceIndex", "SourceLine", "StackView", "Stepper",
    "StoredProperty", "Storage", "StorageOpener", "Style", "SwipeAction", "Switch", "Symptom",
    "System", "Tab", "TabBarController", "TabBarControllerDelegate", "TabItem", "TableDataSource",
    "TableDelegate", "TableView",
    "TargetAction", "TextControl", "TextField", "TextFieldDelegate", "TextView", "TextViewDelegate",
    "Transition", "Trap", "Truth", "TypingTextFieldDelegate", "UIKitNames", "UserAct", "UserEvent",
    "ValueControl", "View", "ViewController",
    "ViewModelController", "ViewState", "VirtualClock", "Waiver", "Window", "Wiring", "World",
    "WorldClock", "WorldMember", "WorldNotificationCenter", "WorldTask",
  ]
}
