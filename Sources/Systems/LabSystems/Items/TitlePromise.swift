import MVC
import MVCLab

struct TitlePromise: Promise {
  let name = "a title for each item"
  let sentence = "no stored item has an empty title, or one of spaces only"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    guard let assembly = world.assembly as? ItemsAssembly,
      (try? assembly.hasBlankTitle) == true
    else { return [] }
    return ["an item has no title that can be read"]
  }
}
