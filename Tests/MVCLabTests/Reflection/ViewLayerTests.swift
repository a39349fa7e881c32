import HeadlessUI
import MVC
import MVCLab
import Testing
import UIKitNames

@Suite struct ViewLayerTests {
  @Test(
    arguments: [
      Label.self, Cell.self, TableView.self, Window.self, Component.self, UIViewController.self,
    ]
  )
  func `a class of HeadlessUI, UIKitNames or MVC belongs to the view layer`(type: Component.Type) {
    #expect(ViewLayer.contains(type))
    #expect(ViewLayer.contains(type))
  }

  @Test(
    arguments: [Screen.self, ViewModelController<Store>.self] as [Component.Type]
  ) func `a wiring's class does not, nor a generic class that a wiring's types fill in`(
    type: Component.Type
  ) {
    #expect(!ViewLayer.contains(type))
  }
}
