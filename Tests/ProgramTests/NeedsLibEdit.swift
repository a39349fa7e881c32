import LineEditing
import Testing

extension Trait where Self == ConditionTrait {
  static var needsLibEdit: Self {
    .enabled(if: editorName != nil, "needs libedit-dev; this build has no line editor")
  }
}
