import HeadlessUI
import MVC

extension Evidence {
  /// The line outside of a model's own code that made the change of an observed property which a hop records;
  /// nil if the model's code made it or may have made it.
  ///
  /// A plain assignment is found by the names in the source.
  public func lineOutsideModel(ofChange index: Int) -> SourceLine? {
    StateChange(hops[index], at: index, in: self)?.outsideLine
  }
}

/// A change of a model's observed property, by the model's own code or by other code.
private struct StateChange {
  private let evidence: Evidence
  private let index: Int
  private let change: Hop
  /// The file that declares the property.
  private let file: String
  /// The model's class and those above it, as its source names them.
  private let own: [String]

  /// Nil if the change is not of an observed property, or if the model has been deallocated.
  init?(_ change: Hop, at index: Int, in evidence: Evidence) {
    guard let model = evidence.component(change.callee),
      let file = evidence.storedProperties.file(declaring: change.name, of: model)
    else { return nil }
    (self.evidence, self.index, self.change) = (evidence, index, change)
    (self.file, own) = (file, Slot.classNames(of: model))
  }

  /// The line outside of the model's code that made the change; nil if the model's own code made it,
  /// or may have made it.
  fileprivate var outsideLine: SourceLine? {
    change.site.isKnown ? outsideSite : plainAssignment
  }
}

extension StateChange {
  /// The line of a change that says where it was made, if that is outside.
  private var outsideSite: SourceLine? {
    let site = evidence.site(of: index)
    guard let source = evidence.sources.file(of: change.site) else {
      return change.site.fileID.description == file ? nil : site
    }
    let types = evidence.sources.outline(of: source).types(around: Int(change.site.line))
    guard !types.isEmpty else {
      return change.site.fileID.description == file ? nil : site
    }
    return types.contains { isOwn($0) || isProtocol($0) } ? nil : site
  }

  /// Whether a type is one of the model's classes, or lies in one.
  private func isOwn(_ type: String) -> Bool {
    PlainAssignment.isPart(type, of: own)
  }

  /// Whether a type is a protocol, whose extensions are any conforming class's own code.
  private func isProtocol(_ type: String) -> Bool {
    evidence.sources.files.contains { $0.contains("protocol", type) }
  }
}

extension StateChange {
  /// The line of an assignment `model.property = x`, which leaves no line in the flow.
  private var plainAssignment: SourceLine? {
    guard change.caller != change.callee, let actor = evidence.component(change.caller),
      let call = evidence.causes(of: index).first(where: { _ in true })?.hop
    else { return nil }
    let assignment = PlainAssignment(
      property: change.name,
      own: own,
      acting: Slot.classNames(of: actor),
      files: evidence.world.wiring.files,
      site: SourceLine(call.site),
      method: call.name
    )
    return evidence.sources.memory.line(of: assignment) {
      assignment.line(in: evidence.sources)
    }
  }
}
