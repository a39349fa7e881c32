/// What a screen must show according to its model.
///
/// What is in a row is named as in a command, with the number of the row and, if its table is not the first one,
/// the table's identifier: `Like row 2`, `Like row 2 in posts`.
public struct Truth: Sendable {
  /// The subject of the screen: screens on the same subject must agree.
  public let subject: String
  /// The text of each row of its table, if it has a table.
  public var rows: Rows?
  /// The texts of the rows of its other tables, by identifier.
  public var tables: [(name: String, rows: Rows)]
  /// Which of its controls are enabled, by title.
  public var controls: [(name: String, isEnabled: Bool)]
  /// The texts of its labels, by identifier.
  public var labels: [(name: String, text: String)]
  /// What its fields, switches and other controls are set to, as the user reads it, by title or
  /// identifier; a text view has its text, with its line breaks.
  public var values: [(name: String, value: String)]
  /// How far its progress bars are, from 0 to 1 or nil if it is not known, by identifier.
  public var progress: [(name: String, progress: Double?)]
  /// Which of its spinners turn, by identifier; a hidden one does not.
  public var working: [(name: String, isWorking: Bool)]
  /// Which of its elements are hidden, by title or identifier; one that is not must be there, unless it is in a row.
  public var hidden: [(name: String, isHidden: Bool)]
  /// The title of the screen.
  public var title: String?
  /// The alert or sheet in front of it, or that there is none.
  public var alert: Alert?
  /// The toast at the foot of its window, or that there is none.
  public var toast: Toast?

  /// The truth about a screen on that subject; what is left out is not compared with a model, and what
  /// the screen does not have neither, unless `hidden` says that it is to be seen.
  ///
  /// The rows of the first table are compared with those of other screens on the subject all the same.
  public init(
    subject: String,
    rows: Rows? = nil,
    tables: [(name: String, rows: Rows)] = [],
    controls: [(name: String, isEnabled: Bool)] = [],
    labels: [(name: String, text: String)] = [],
    values: [(name: String, value: String)] = [],
    progress: [(name: String, progress: Double?)] = [],
    working: [(name: String, isWorking: Bool)] = [],
    hidden: [(name: String, isHidden: Bool)] = [],
    title: String? = nil,
    alert: Alert? = nil,
    toast: Toast? = nil
  ) {
    (self.subject, self.rows, self.tables) = (subject, rows, tables)
    (self.controls, self.labels, self.values) = (controls, labels, values)
    (self.progress, self.working, self.hidden) = (progress, working, hidden)
    (self.title, self.alert, self.toast) = (title, alert, toast)
  }

  /// Whether it says something about single elements.
  var isAboutElements: Bool {
    !(controls.isEmpty && labels.isEmpty && values.isEmpty && progress.isEmpty && working.isEmpty
      && hidden.isEmpty)
  }
}

extension Truth {
  /// The alert or sheet that must be in front of a screen.
  public struct Alert: Equatable, Sendable {
    /// Its title; nil if there must be none.
    public let title: String?
    /// The text below the title, which may be empty; nil if it is not compared.
    public let message: String?
    /// The titles of its actions in their order; nil if they are not compared.
    public let actions: [String]?

    /// No alert and no sheet.
    public static let absent = Alert(title: nil, message: nil, actions: nil)

    /// One with this title; its message and actions may be any, if they are left out.
    public static func titled(
      _ title: String,
      message: String? = nil,
      actions: [String]? = nil
    ) -> Alert {
      Alert(title: title, message: message, actions: actions)
    }
  }

  /// The toast that must be at the foot of a screen's window.
  public struct Toast: Equatable, Sendable {
    /// Its text; nil if there must be none.
    public let text: String?

    /// No toast.
    public static let absent = Toast(text: nil)

    /// One with this text.
    public static func saying(_ text: String) -> Toast { Toast(text: text) }
  }
}

extension Truth {
  /// The texts of rows, computed one by one, because a screen shows few rows of many.
  public struct Rows: Sendable {
    /// The number of rows.
    public let count: Int
    let text: @Sendable (Int) -> String
    /// The titles of the sections, and the numbers of their rows; nil if they are not compared.
    private(set) var sections: [Section]?

    /// `text` returns the text of the row at an index from 0 up to the count.
    public init(count: Int, text: @escaping @Sendable (Int) -> String) {
      (self.count, self.text) = (count, text)
    }
  }
}

extension Truth.Rows: ExpressibleByArrayLiteral {
  /// Rows with these texts, the first one first.
  public init(_ texts: [String]) { self.init(count: texts.count) { texts[$0] } }
  public init(arrayLiteral elements: String...) { self.init(elements) }
}

extension Truth.Rows {
  /// A section: its title, and how many rows stand below it.
  struct Section: Equatable {
    let title: String?
    let count: Int
  }

  /// The rows of sections with these titles; nil is a section without a title.
  public init(sections: [(title: String?, rows: [String])]) {
    self.init(sections.flatMap(\.rows))
    self.sections = sections.map { Section(title: $0.title, count: $0.rows.count) }
  }
}
