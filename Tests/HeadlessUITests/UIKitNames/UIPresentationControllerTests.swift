import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Who hears of it when the user dismisses a presented screen, and who may refuse.
@Suite struct UIPresentationControllerTests {
  private let runtime = Runtime()
  private let window: Window
  private let form: UIViewController
  private let list: ListWithForm

  init() {
    let runtime = runtime
    let screens = runtime.assemble { (ListWithForm(), UIViewController()) }
    (list, form) = screens
    window = runtime.assemble { Window(name: "Phone", root: screens.0) }
    runtime.assemble { window.open() }
  }

  private func present(_ presented: some Presentable, delegated: Bool = true) {
    if delegated { presented.presentationController?.delegate = list }
    runtime.assemble {
      if let stack = presented as? UINavigationController {
        list.present(stack, animated: true)
      } else if let screen = presented as? UIViewController {
        list.present(screen, animated: true)
      }
    }
    list.heard = []
  }

  private func dismissByHand() { runtime.assemble { window.dismissByHand() } }

  @Test func `the delegate is asked, and hears of a dismissal before and after it`() {
    present(form)
    dismissByHand()
    #expect(list.heard == ["should: 2", "will: 2", "did: 1"])
    #expect(window.top === list)
  }

  @Test func `the delegate refuses, and hears of the attempt`() {
    present(form)
    list.refuses = true
    dismissByHand()
    #expect(list.heard == ["should: 2", "attempt: 2"])
    #expect(window.top === form)
  }

  @Test func `a form that is modal in its presentation stays, and the delegate is not asked`() {
    form.isModalInPresentation = true
    present(form)
    #expect(window.offersDismissal)
    dismissByHand()
    #expect(list.heard == ["attempt: 2"])
    form.isModalInPresentation = false
    dismissByHand()
    #expect(list.heard == ["attempt: 2", "should: 2", "will: 2", "did: 1"])
  }

  @Test func `what the app dismisses is not heard of`() {
    form.isModalInPresentation = true
    present(form)
    runtime.assemble { form.dismiss(animated: true) }
    #expect(list.heard == [])
    #expect(window.top === list)
  }

  @Test(arguments: [true, false])
  func `a form holds the stack that it is in, and its delegate is the stack's`(ofStack: Bool) {
    let stack = runtime.assemble { UINavigationController(rootViewController: form) }
    if ofStack { stack.isModalInPresentation = true } else { form.isModalInPresentation = true }
    (ofStack ? form : stack as any Presentable).presentationController?.delegate = list
    present(stack, delegated: false)
    dismissByHand()
    #expect(list.heard == ["attempt: 2"])
    #expect(window.top === form)
  }

  @Test func `without a delegate a form that is modal in its presentation can't be dismissed`() {
    #expect(!window.offersDismissal)
    present(form, delegated: false)
    #expect(window.offersDismissal)
    form.isModalInPresentation = true
    #expect(!window.offersDismissal)
    dismissByHand()
    #expect(window.top === form)
  }
}

/// A list that counts the stacks in its window each time it hears something.
private final class ListWithForm: UIViewController, UIAdaptivePresentationControllerDelegate {
  var refuses = false
  var heard: [String] = []

  private func hear(_ moment: String) {
    heard.append("\(moment): \(navigationController?.window?.stacks.count ?? 0)")
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    hear("should")
    return !refuses
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    hear("attempt")
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) { hear("will") }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { hear("did") }
}
