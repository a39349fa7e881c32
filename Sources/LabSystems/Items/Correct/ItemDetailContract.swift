import HeadlessUI
import MVC

extension Correct {
  /// What the view tells its controller: that it is there to be filled.
  protocol ItemDetailViewInput: AnyObject {
    func onViewLayout() throws
  }

  /// What the controller asks of the model.
  protocol ItemDetailControllerInput: AnyObject {
    func retrieveItem(uuid: String) throws
  }

  /// What the model answers the controller: the item, or nil where there is none any more.
  protocol ItemDetailModelOutput: AnyObject {
    func onItemRetrieval(_ item: Item?) throws
    func onFailure(_ what: String) throws
  }

  /// What the controller has the view show, as text.
  protocol ItemDetailControllerOutput: Element {
    func onItemRetrieval(title: String) throws
  }
}
