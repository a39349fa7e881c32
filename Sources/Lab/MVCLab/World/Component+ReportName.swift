import MVC

extension Component {
  /// The component's name in a sentence, see ``Swift/String/inReports``.
  package var reportName: String { flowName.inReports }
}

extension String {
  /// A name in a sentence: in quotes, `'ToDoStore'`, unless it has quotes already or is a description,
  /// `the label 'title'`, `the table`.
  package var inReports: String {
    let isWritten = utf8.starts(with: "the ".utf8) || utf8.contains(UInt8(ascii: "'"))
    return isWritten ? self : "'\(self)'"
  }
}
