import MVC
import MVCLab

/// A customer who taps twice buys once.
struct OneOrderPromise: Promise {
  let name = "one order at a time"
  let sentence = "no order is sent while another one waits for its answer"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    let orders = world.runtime.server?.waiting.filter { $0.request.name == "order" } ?? []
    return orders.count > 1 ? ["\(orders.count) orders are on their way"] : []
  }
}
