import LabPlatform
import LineEditing
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips the test, and says so, in a build without a line editor; where warnings are errors the test fails.
  public static var needsLibEdit: Self {
    .enabled(
      if: editorName != nil || getenv("MVCLAB_STRICT") != nil,
      "needs libedit-dev; this build has no line editor"
    )
  }
}
