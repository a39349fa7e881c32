import HeadlessUI
import MVC

/// One entry of the list.
///
/// A `ModelValue` belongs to a model: the lab reports a controller or a view that keeps one.
struct SampleListEntry: ModelValue, Hashable {
  let id = nextIdentity()
  var title: String
}
