/// Chooses some of the files that a run would replay.
package protocol FileChoice: Sendable {
  /// The chosen files, in the same order; throws the reason if there is none.
  func chosen(of files: [String]) throws(NoFileChosen) -> [String]
}

/// Why a choice leaves no file to replay.
package struct NoFileChosen: Error, Equatable, Sendable {
  package let reason: String
  /// Whether nothing is wrong: where no scenario has failed, there is nothing to do.
  package let isNothingToDo: Bool

  package init(_ reason: String, isNothingToDo: Bool = false) {
    (self.reason, self.isNothingToDo) = (reason, isNothingToDo)
  }
}
