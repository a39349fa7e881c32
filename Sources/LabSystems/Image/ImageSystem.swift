import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A picture that arrives in parts, and a download that can be stopped (Mvce).
  public static let image = System(
    name: "image",
    summary: "a picture that arrives in parts, and a download that can be stopped",
    seed: "Mvce",
    style: .mvce,
    promises: { [DownloadIsShownPromise()] },
    screens: [ScreenKind("image", "the picture, and a button that downloads it")],
    server: .always,
    wirings: [
      wiring("correct", .correct, "requests have an identity, and late answers are ignored") {
        Correct.ImageController()
      },
      wiring(
        "published",
        .misused(breaking: DownloadIsShownPromise()),
        "as published: every answer changes the state, even a late one"
      ) {
        Published.ImageController()
      },
    ],
    firstSteps: ["tap download", "tap download", "tap download", "server fail first"],
    sources: .embedded
  )

  private static func wiring<Decider: Mvce.Controller>(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    controller: @escaping @Sendable () -> Decider
  ) -> Wiring where Decider.Model == ImageModel, Decider.Event == ImageEvent {
    let file =
      verdict == .correct ? "CorrectImageController.swift" : "PublishedImageController.swift"
    return Wiring(
      name,
      verdict,
      summary,
      files: [file, "ImageScreen.swift", "ImageModel.swift"]
    ) {
      ImageAssembly { Mvce.glue(model: ImageModel(), view: $0, controller: controller()) }
    }
  }
}
