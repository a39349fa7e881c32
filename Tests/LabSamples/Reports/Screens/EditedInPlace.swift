import MVC

/// Shows the comment as it is after each change.
final class EditedInPlace: EditedCopy {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = comments.$texts.observe(self) { page, _ in page.label.text = page.comments.texts[0] }
  }
}
