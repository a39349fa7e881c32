import HeadlessUI
import MVC

/// The user's actions that the view reports to its controller.
protocol SampleListViewInput: AnyObject {
  func onAddTap(alert: Alert) throws
  func onSaveTap(title: String) throws
  func onDeleteTap(id: Int) throws
}

/// The requests of the controller to the model.
protocol SampleListControllerInput: AnyObject {
  func retrieveEntries() throws
  func addEntry(title: String) throws
  func removeEntry(id: Int) throws
}

/// The answers of the model to the controller.
protocol SampleListModelOutput: AnyObject {
  func onEntries(_ entries: [SampleListEntry]) throws
}

/// The rows that the controller passes to the view.
protocol SampleListControllerOutput: Element {
  func show(_ rows: [SampleListRow]) throws
}

/// An entry as the view knows it.
struct SampleListRow {
  let id: Int
  let text: String
}
