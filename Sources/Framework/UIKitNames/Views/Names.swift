import HeadlessUI
import MVC

// The lab's classes under UIKit's names, where both keep the same rules. Other names of UIKit are
// subclasses and protocols, in the files of their names.

/// The object that is called when the user dismisses a presented screen or stack; each method is optional.
public typealias UIAdaptivePresentationControllerDelegate = PresentationDelegate
/// A presented screen or stack, and the object that is called when the user dismisses it.
public typealias UIPresentationController = PresentationController
/// The push or the pop that a stack of screens is making; nothing is animated alongside.
public typealias UIViewControllerTransitionCoordinator = Transition
/// Work that runs at a time, or again and again; `every` and `after` make one.
public typealias Timer = ClockTimer
/// A spinner, which is still at first.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// A button of the navigation bar; it is a button like others here.
public typealias UIBarButtonItem = Button
/// A button: `[Add]`.
public typealias UIButton = Button
/// An element that the user can act on.
public typealias UIControl = Control
/// A line of text.
public typealias UILabel = Label
/// How a presented screen stands in front of the one behind it; `automatic` at first.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// A stack of screens; unlike UIKit's it is no view controller.
public typealias UINavigationController = NavigationController
/// The title and the buttons of a screen in the navigation bar.
public typealias UINavigationItem = NavigationItem
/// A progress bar, whose progress is from 0 to 1 or not known.
public typealias UIProgressView = ProgressView
/// A spinner above the rows of a table, which the user starts by `pull`.
public typealias UIRefreshControl = RefreshControl
/// A field to search with.
public typealias UISearchBar = SearchField
/// The object that a search field calls when the user searches; each method is optional.
public typealias UISearchBarDelegate = SearchFieldDelegate
/// A few choices side by side.
public typealias UISegmentedControl = SegmentedControl
/// A slider.
public typealias UISlider = Slider
/// A row of elements, side by side.
public typealias UIStackView = StackView
/// A number between two buttons.
public typealias UIStepper = Stepper
/// A switch.
public typealias UISwitch = Switch
/// A table.
public typealias UITableView = TableView
/// A field of one line.
public typealias UITextField = TextField
/// The object that a text field calls when the user edits it.
public typealias UITextFieldDelegate = TextFieldDelegate
/// A text of several lines; it is a control here.
public typealias UITextView = TextView
/// The object that a text view calls when the user edits it.
public typealias UITextViewDelegate = TextViewDelegate
/// A view of the view layer, which can contain others.
public typealias UIView = Element

extension ClockTimer {
  /// Cancels the timer.
  public func invalidate() { cancel() }
}
