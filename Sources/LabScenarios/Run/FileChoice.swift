/// Chooses some of the files that a run would replay.
package protocol FileChoice: Sendable {
  /// The chosen files, in the same order; throws the reason if there is none.
  func chosen(of files: [String]) throws(NoFileChosen) -> [String]
}

/// Why a choice leaves no file to replay.
package struct NoFileChosen: Error, Equatable, Sendable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
