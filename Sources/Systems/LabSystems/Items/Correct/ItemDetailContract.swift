import HeadlessUI
import MVC

extension Correct {
  /// The events that the view reports to its controller.
  protocol ItemDetailViewInput: AnyObject {
    func onViewLayout() throws
  }

  /// The requests of the controller to the model.
  protocol ItemDetailControllerInput: AnyObject {
    func retrieveItem(uuid: String) throws
  }

  /// The answers of the model to the controller: the item, or nil if it is no longer stored.
  protocol ItemDetailModelOutput: AnyObject {
    func onItemRetrieval(_ item: Item?) throws
    func onFailure(_ what: String) throws
  }

  /// The texts that the controller passes to the view.
  protocol ItemDetailControllerOutput: Element {
    func onItemRetrieval(title: String) throws
  }
}
