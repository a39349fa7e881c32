import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIButtonConfigurationTests {
  private let runtime = Runtime()

  private func button(_ configuration: UIButton.Configuration, _ action: UIAction? = nil)
    -> UIButton
  {
    runtime.assemble { UIButton(configuration: configuration, primaryAction: action) }
  }

  @Test func `a button has the title of its configuration, or else of its action`() {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    #expect(button(configuration, UIAction(title: "Go") { _ in }).inlineText == "[Go]")
    configuration.title = "Save"
    #expect(button(configuration, UIAction(title: "Go") { _ in }).inlineText == "[Save]")
    configuration.title = nil
    configuration.image = UIImage(systemName: "plus")
    #expect(button(configuration).inlineText == "[plus]")
  }

  @Test func `the title of a configuration is the button's, and to set it renders`() {
    let button = button(.plain())
    button.setTitle("Save", for: .normal)
    #expect(button.configuration?.title == "Save")
    button.configuration = .tinted()
    #expect(button.title == "Save")
    let story = runtime.story { button.configuration?.title = "Saved" }
    #expect(story == "render: nobody -> 'Saved' titled 'Saved'")
    #expect(button.currentTitle == "Saved")
    button.configuration?.title = nil
    #expect(button.currentTitle == nil)
  }
}
