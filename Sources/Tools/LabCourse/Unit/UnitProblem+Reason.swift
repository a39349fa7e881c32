import LabText

extension UnitProblem {
  /// What can be wrong with a unit, or with the list of units.
  package enum Reason: Equatable, Sendable {
    case noHead
    case unclearHead
    case headNotAtTop
    case minutes(Int)
    case unknownWiring(String, near: String?)
    case sameWiring(String)
    case wrongLeft(String)
    case tooManyWirings(Int)
    case tooManyCommands(Int)
    case missing(UnitSection)
    case repeated(UnitSection)
    case outOfOrder(UnitSection, after: UnitSection)
    case empty(UnitSection)
    case storyBelow(UnitSection)
    case answerAbove
    case answerNotMarked
    case noStory
    case noRule
    /// The story shows no finding of the rules that the law names.
    case notShown([String])
    case noQuestionMark
    case noSource(wiring: String)
    case noFindingInSource(wiring: String, sites: [String])
    case hiddenFinding(String)
    case unknownYet(wiring: String)
    case notLinked
    case notAUnit(String)
    case missingFile(String, near: String?)
    case linkedTwice(String, line: Int)
    case malformed(Int)
  }
}

extension UnitProblem.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noHead:
      "the comment of a unit is missing; write '<!-- unit: 7 minutes; correct | misused -->'"
    case .unclearHead:
      "the comment is not clear; expected '<!-- unit: 7 minutes; correct | misused -->'"
    case .headNotAtTop: "the comment of a unit stands directly below the title"
    case .minutes(let minutes): "'\(minutes)' is not a time for a unit; expected 1 to 20 minutes"
    case .unknownWiring(let name, let near):
      "'\(name)' is not a wiring of this scenario" + didYouMean(near)
    case .sameWiring(let name): "'\(name)' is compared with itself; name two wirings"
    case .wrongLeft(let name): "'\(name)' is not correct; the wiring on the left side must be"
    case .tooManyWirings(let count): "there are \(count) wirings; a unit has at most 3"
    case .tooManyCommands(let count):
      "the story has \(count) commands after 'wirings'; a unit has at most 8"
    case .missing(let section):
      "the section '\(section.mark)' is missing"
        + (section == .law ? "; where no law is broken, write '\(UnitSection.noLaw.mark)'" : "")
    case .repeated(let section): "the section '\(section.mark)' is there twice; one is enough"
    case .outOfOrder(let section, let other):
      "the section '\(section.mark)' is below '\(other.mark)'; move it above"
    case .empty(let section): "the section '\(section.mark)' says nothing"
    case .storyBelow(let section):
      "this story is below '\(section.mark)'; move it above the law"
    case .answerAbove:
      "this answer is above '\(UnitSection.answer.mark)'; move it below"
    case .answerNotMarked: "this block is part of the answer; mark it 'mvclab answer'"
    case .noStory: "there is no story between the claim and the law"
    case .noRule: "no law or symptom is named; write its name between backticks"
    case .notShown(let names):
      "the story shows no \(names.map { "'\($0)'" }.joined(separator: " or "))"
    case .noQuestionMark: "a question must end with '?'"
    case .noSource(let wiring):
      "the repair shows no line of '\(wiring)'; add a block marked 'swift \(wiring) FILE:LINE'"
    case .noFindingInSource(let wiring, let sites):
      "no block of '\(wiring)' has a line that the story blames: \(sites.joined(separator: ", "))"
    case .hiddenFinding(let wiring):
      "this '...' may hide what is wrong with '\(wiring)', which begins here; write the lines out"
    case .unknownYet(let wiring):
      "'\(wiring)' is in no pair of a unit so far; compare it in an earlier unit, or leave it out"
    case .notLinked: "no link in the course leads to this unit; add one to its README.md"
    case .notAUnit(let path): "'\(path)' is not a unit; it has no comment '<!-- unit: … -->'"
    case .missingFile(let path, let near):
      "there is no file '\(path)'" + didYouMean(near)
    case .linkedTwice(let path, let line):
      "'\(path)' is linked twice; the first link is at line \(line)"
    case .malformed(let count): "the transcript has \(counted(count, "error")); 'run' names them"
    }
  }
}
