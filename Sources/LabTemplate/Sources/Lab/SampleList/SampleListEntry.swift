import HeadlessUI
import MVC

/// One entry of the list.
///
/// A `ModelValue` belongs to a model: the lab tells when a controller or a view keeps one.
struct SampleListEntry: ModelValue, Hashable {
  let id = nextIdentity()
  var title: String
}
