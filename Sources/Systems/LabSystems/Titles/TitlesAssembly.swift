import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring of `titles`: it makes the screens, and knows what they should show.
final class TitlesAssembly: Assembly {
  private let makeDemo: (_ isShared: Bool, TitleView) -> ViewController

  init(_ makeDemo: @escaping (_ isShared: Bool, TitleView) -> ViewController) {
    self.makeDemo = makeDemo
  }

  func makeScreen(_ kind: String) -> ViewController {
    EntryController { [makeDemo] in
      makeDemo(kind == "shared", TitleView(isDouble: kind == "twice", offersField: kind == "field"))
    }
  }

  func truth(of controller: ViewController) -> Truth? {
    guard let screen = controller as? any TitleScreen else { return nil }
    let model = screen.titleModel
    let text = model?.title?.text ?? ""
    return Truth("title \((model?.participant ?? controller.participant).index)") {
      Text("title", text)
      Text("echo", text)
    }
  }
}
