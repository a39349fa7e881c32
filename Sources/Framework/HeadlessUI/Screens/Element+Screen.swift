extension Element {
  /// The screen that it is a part of, also as a button of its navigation bar; nil if it is in none.
  public var screen: ViewController? { owner as? ViewController }
}
