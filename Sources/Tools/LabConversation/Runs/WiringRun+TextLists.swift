import HeadlessUI
import MVC
import MVCLab

extension WiringRun {
  /// The texts that the visible rows of all tables show, without the titles of controls.
  package var rowTexts: [String] {
    var texts: [String] = []
    for window in world.windows {
      for cell in (window.top?.tablesWithPlaces ?? []).flatMap(\.table.visibleCells) {
        texts.append(cell.text)
        texts += cell.visibleElements.compactMap { ($0 as? Label)?.text }
      }
    }
    return texts.filter { !$0.isEmpty }
  }

  /// The lists of texts that living controllers keep.
  package var listsInControllers: [(owner: String, property: String, texts: [String])] {
    world.runtime.registry.alive.filter { type(of: $0).role == .controller }.flatMap { controller in
      StoredProperties.textLists(in: controller).map {
        (owner: controller.typeName, property: $0.property, texts: $0.texts)
      }
    }
  }
}
