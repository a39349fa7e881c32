import LabText
import MVC
import MVCLab

extension WiringRun {
  /// How many objects of a class are alive; a model behind a `Bridge` counts by its own name, too.
  ///
  /// If there are none, the name must be that of a model, a controller or a view, so that a misspelt name, or a class
  /// whose objects the lab can't count, is not taken for one whose objects are all gone.
  func countAlive(_ name: String, in world: World) throws(CommandError) -> Int {
    let count = world.runtime.registry.alive.count {
      $0.typeName == name || ($0 as? any ModelBridge)?.flowName == name
    }
    let declared = system.sources.components
    let type = String(name.prefix { $0 != "<" })
    guard count == 0, !system.sources.files.isEmpty, !declared.names.contains(type) else {
      return count
    }
    if declared.plain.contains(type) { throw .notCounted(name) }
    let near = NameLookup.nearest(to: name, in: declared.names.sorted())
    throw .unknown(.class, name: name, near: near)
  }
}
