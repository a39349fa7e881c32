import HeadlessUI
import MVC

/// Columns of rows; the user chooses one row in each: `set picker to Large`.
///
/// A column's name for commands is the picker's `accessibilityIdentifier` or, without one, `picker`; where there are
/// several columns, a number from 1 on follows. The picker asks its data source and its delegate at the first layout
/// pass, and when it is reloaded.
open class UIPickerView: UIView {
  /// The object that knows how many columns and rows there are; held weakly.
  public weak var dataSource: (any UIPickerViewDataSource)? {
    didSet {
      isLoaded = false
      sourceLink.note(dataSource, in: runtime.flow)
    }
  }
  /// The object that knows the titles of the rows and is called when the user chooses one; held weakly.
  public weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      isLoaded = false
      delegateLink.note(delegate, in: runtime.flow)
    }
  }
  private var sourceLink = LinkRecord("dataSource")
  private var delegateLink = LinkRecord("delegate")
  private var isLoaded = false

  /// Makes an empty picker; the frame is not kept.
  override public init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Makes an empty picker.
  @_disfavoredOverload
  public convenience init() { self.init(frame: .zero) }

  override open func layoutSubviews() throws { loadIfNeeded() }

  /// The columns side by side; nil if there are none.
  override open var inlineText: String? {
    columns.isEmpty ? nil : columns.compactMap(\.inlineText).joined(separator: "  ")
  }

  override open func lines(width: Int) -> [String] { inlineText.map { [$0] } ?? [] }

  private var columns: [PickerColumn] { subviews.compactMap { $0 as? PickerColumn } }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }
}

extension UIPickerView {
  /// The number of columns.
  public var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// The number of rows in a column; 0 if there is no such column.
  public func numberOfRows(inComponent component: Int) -> Int {
    column(component)?.titles.count ?? 0
  }

  /// The chosen row of a column, the first one before another is chosen; -1 if there is none.
  public func selectedRow(inComponent component: Int) -> Int {
    column(component).flatMap { $0.titles.isEmpty ? nil : $0.row } ?? -1
  }

  /// Chooses a row; the delegate is not called, and nothing is animated.
  ///
  /// UIKit ends the program if there is no such row; here it is no change.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.choose(row)
  }

  /// Asks for the columns and their rows again; each column keeps its row if it still exists.
  public func reloadAllComponents() {
    isLoaded = true
    let count =
      call("numberOfComponents", of: dataSource, sourceLink) { try $0.numberOfComponents(in: self) }
      ?? 0
    for column in columns.dropFirst(max(0, count)) { column.removeFromSuperview() }
    for index in columns.count..<max(columns.count, count) {
      addSubview(runtime.assemble { PickerColumn(index) })
    }
    for index in columns.indices { reloadComponent(index) }
  }

  /// Asks for the rows of a column again; it keeps its row if that still exists.
  public func reloadComponent(_ component: Int) {
    guard let column = column(component) else { return }
    let count =
      call("numberOfRowsInComponent", of: dataSource, sourceLink) {
        try $0.pickerView(self, numberOfRowsInComponent: component)
      } ?? 0
    let titles =
      call("titleForRow", of: delegate, delegateLink) { delegate in
        try (0..<max(0, count)).map {
          try delegate.pickerView(self, titleForRow: $0, forComponent: component) ?? "?"
        }
      } ?? Array(repeating: "?", count: max(0, count))
    column.show(titles)
  }

  private func loadIfNeeded() { if !isLoaded, sourceLink.isSet { reloadAllComponents() } }
}

extension UIPickerView: PickerColumnOwner {
  package func choose(_ row: Int, inColumn column: Int) -> Bool {
    call("didSelectRow", of: delegate, delegateLink) {
      try $0.pickerView(self, didSelectRow: row, inComponent: column)
    }
    return delegate != nil
  }
}
