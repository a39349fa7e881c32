import CodeReading
import LabText
import MVC
import MVCLab

extension WiringRun {
  /// How many objects of a class are alive; a model behind a `Bridge` counts by its own name, too.
  ///
  /// If there are none, the name must be that of a model, a controller or a view, so that a misspelt name, or a class
  /// whose objects the lab can't count, is not taken for one whose objects are all gone.
  func countAlive(_ name: String, in world: World) throws(CommandError) -> Int {
    let wanted = name.lowercased()
    let count = world.runtime.registry.alive.count {
      $0.typeName.lowercased() == wanted
        || ($0 as? any ModelBridge)?.flowName.lowercased() == wanted
    }
    let declared = system.sources.code.components
    let type = wanted.prefix { $0 != "<" }
    let isDeclared = declared.names.contains { $0.lowercased() == type }
    guard count == 0, !system.sources.files.isEmpty, !isDeclared else { return count }
    if declared.plain.contains(where: { $0.lowercased() == type }) { throw .notCounted(name) }
    let near = NameLookup.nearest(to: name, in: declared.names.sorted())
    throw .unknown(.class, name: name, near: near.map(Near.name))
  }
}
