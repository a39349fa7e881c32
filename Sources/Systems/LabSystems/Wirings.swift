// One namespace for each wiring: `Correct.ToDoListController` and `Misused.ToDoListController` have the
// same name, so that two wirings differ only where their code does.

// Several systems
enum Correct {}
enum Published {}
enum ViewNetwork {}

// todo
enum Misused {}
enum Massive {}
enum MisusedServer {}
enum Optimistic {}
enum HalfStore {}
enum Queueing {}
enum HalfNotified {}
enum RightMVC {}
enum ModelPaints {}
enum Onevcat {}

// news
enum Standard {}
enum StandardBlock {}
enum StandardNotification {}
enum StandardModelDelegate {}
enum StandardModelNotification {}
enum ViewNetworkThenTell {}
enum ControllerNetwork {}
enum CellNotifications {}

// counter
enum Bounded {}
enum ViewHoldsModel {}
enum ViewWritesLabel {}
enum LogicInView {}
enum TargetNotKept {}
enum ObservationDropped {}
enum GlueOnAppear {}
enum EventInsideBind {}
enum ObserverSendsEvents {}
enum ControllerKeepsView {}
enum EmitterEverywhere {}

// image
enum ViewForgets {}

// titles
enum LabelWrittenDirectly {}
enum StateWrittenFromOutside {}
enum TwoWay {}
enum ModelInController {}
enum LateViewModel {}
enum SilentlyUnbound {}
enum BindBeforeView {}
enum NeverUnbound {}
enum PlainMVC {}

// items
enum WireMissingView {}
enum WireMissingModel {}
enum WireMissingBack {}
enum WireMissingController {}
enum StrongBackReferences {}
enum ViewTalksToModel {}
enum ViewPushesDetail {}
enum RawItemsInView {}
enum OptimisticView {}
enum MockBehindContract {}
enum PublishedMock {}

// inbox
enum StaleRow {}
enum FilteredIndex {}
enum ObserverPerAppearance {}
enum ActionPerReuse {}
enum LatePicture {}
enum UnclearedCell {}
enum MarkInCell {}
enum PageByCount {}
enum TwoPushes {}
enum ToggledBack {}
enum StaysOff {}
enum BadgeByOccasion {}
enum NobodyKeepsIt {}
enum TimerKeepsScreen {}
enum EditsACopy {}
enum DraftWhenLeaving {}
enum AlertBehindAlert {}
enum SearchInAnyOrder {}
enum RowsBeforeItems {}
