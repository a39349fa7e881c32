import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A picture that arrives in parts, and a download that can be stopped (Mvce).
  public static let image = System(
    name: "image",
    summary: "a picture that arrives in parts, and a download that can be stopped",
    origin: "Mvce",
    style: .mvce,
    promises: { [DownloadIsShownPromise(), BarMeansDownloadPromise()] },
    screens: [ScreenKind("image", "the picture, and a button that downloads it")],
    server: .always,
    wirings: [
      wiring(
        "correct",
        .correct,
        "requests have an identity, and late answers are ignored",
        "CorrectImageController.swift"
      ) { screen(with: Correct.ImageController()) },
      wiring(
        "published",
        .misused([RuleName(DownloadIsShownPromise()), RuleName(Law.olderAnswerWins)]),
        "as the library's example: every answer changes the state, even a late one",
        "PublishedImageController.swift"
      ) { screen(with: Published.ImageController()) },
      wiring(
        "view-network",
        .misused(breaking: .viewUsesNetwork),
        "the view requests the picture and changes the model, and the controller is empty",
        "ViewNetworkImageView.swift"
      ) {
        ViewNetwork.ImageView {
          Mvce.glue(model: ImageModel(), view: $0, controller: ViewNetwork.EmptyController())
        }
      },
      wiring(
        "view-forgets",
        .misused(breaking: BarMeansDownloadPromise()),
        "the view changes for each state what its author thought of",
        "ViewForgetsImageView.swift"
      ) {
        ViewForgets.ImageView {
          Mvce.glue(model: ImageModel(), view: $0, controller: Correct.ImageController())
        }
      },
    ],
    firstSteps: ["tap download", "tap download", "tap download", "server fail first"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    _ file: String,
    screen: @escaping @Sendable () -> ImageScreen
  ) -> Wiring {
    let files = [file, "ImageScreen.swift", "ImageModel.swift"]
    return Wiring(name, verdict, summary, files: files) { ImageAssembly(screen) }
  }

  private static func screen<Decider: Mvce.Controller>(with controller: Decider) -> ImageScreen
  where Decider.Model == ImageModel, Decider.Event == ImageEvent {
    ImageScreen { Mvce.glue(model: ImageModel(), view: $0, controller: controller) }
  }
}
