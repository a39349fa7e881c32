import MVC

extension OpenStore {
  func changeInOtherFile() { $word.set("after") }
}
