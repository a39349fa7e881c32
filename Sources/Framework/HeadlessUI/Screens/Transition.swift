/// The screen that goes and the one that comes, while a stack changes its top.
package struct Transition {
  package let from: ViewController?
  package let to: ViewController?
}
