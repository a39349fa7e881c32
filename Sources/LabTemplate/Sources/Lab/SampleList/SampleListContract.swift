import HeadlessUI
import MVC

/// What the view tells its controller: what a person did.
protocol SampleListViewInput: AnyObject {
  func onAddTap(alert: Alert) throws
  func onSaveTap(title: String) throws
  func onDeleteTap(id: Int) throws
}

/// What the controller asks of the model.
protocol SampleListControllerInput: AnyObject {
  func retrieveEntries() throws
  func addEntry(title: String) throws
  func removeEntry(id: Int) throws
}

/// What the model tells the controller, when it is true.
protocol SampleListModelOutput: AnyObject {
  func onEntries(_ entries: [SampleListEntry]) throws
}

/// What the controller has the view show, as text.
protocol SampleListControllerOutput: Element {
  func show(_ rows: [SampleListRow]) throws
}

/// What the view knows of an entry.
struct SampleListRow {
  let id: Int
  let text: String
}
