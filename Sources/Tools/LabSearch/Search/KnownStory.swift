import LabConversation
import MVCLab

/// A story that somebody has told of a system, such as a lesson's: a search plays it first.
package struct KnownStory: Sendable {
  private let commands: [String]
  private let withServer: Bool

  /// A story whose commands begin after the choice of the system and the wirings.
  package init(_ commands: [String], withServer: Bool) {
    (self.commands, self.withServer) = (commands, withServer)
  }
}

extension SearchSubject {
  /// The subject with the stories that are told of its form of the system.
  ///
  /// The wiring that a story is about does not matter: what goes wrong in one is a question to each.
  func knowing(_ stories: [KnownStory]) -> SearchSubject {
    var subject = self
    subject.stories = stories.compactMap { $0.turns(in: self) }.withoutRepeats
    return subject
  }
}

extension KnownStory {
  /// Its turns; nil if its worlds have a server and the subject's have none, or the other way.
  fileprivate func turns(in subject: SearchSubject) -> [String]? {
    guard subject.system.server != .optional || withServer == subject.withServer else { return nil }
    var names = KnownNames(searching: subject.system, withServer: subject.withServer)
    return names.turns(of: commands)
  }
}
