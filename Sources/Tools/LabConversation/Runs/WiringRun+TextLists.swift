import HeadlessUI
import MVC
import MVCLab

extension WiringRun {
  /// The texts that the visible rows of all tables show, without the titles of controls.
  package var rowTexts: [String] {
    world.windows.flatMap { $0.top?.tablesWithPlaces ?? [] }.flatMap(\.table.visibleCells)
      .flatMap { cell in [cell.text] + cell.visibleElements.compactMap { ($0 as? Label)?.text } }
      .filter { !$0.isEmpty }
  }

  /// The lists of texts that living controllers keep.
  package var listsInControllers: [(owner: String, property: String, texts: [String])] {
    world.runtime.registry.alive.filter { type(of: $0).role == .controller }.flatMap { controller in
      storedProperties.textLists(in: controller).map {
        (owner: controller.typeName, property: $0.property, texts: $0.texts)
      }
    }
  }
}
