import HeadlessUI
import MVC

/// A page with a rating and a switch, which shows what the model says.
class SurveyController: ViewController {
  let survey: Survey
  let rating = RatingControl("Meal")
  let publishing = Switch("Publish")
  let summary = Label(identifier: "summary")
  private var tokens: [ObservationToken] = []

  init(_ survey: Survey) {
    self.survey = survey
    super.init()
  }

  override func loadView() {
    title = "Survey"
    view.addSubview(StackView([rating, publishing]))
    view.addSubview(summary)
  }

  override func viewDidLoad() {
    rating.onChange(self) { $0.rated() }
    publishing.onChange(self) { $0.survey.allowPublishing($0.publishing.isOn) }
    tokens = [
      survey.$stars.observe(self) { page, _ in page.showSurvey() },
      survey.$mayBePublished.observe(self) { page, _ in page.showSurvey() },
    ]
    showSurvey()
  }

  func rated() { survey.rate(rating.stars) }

  func showSurvey() {
    rating.show(survey.stars)
    publishing.isOn = survey.mayBePublished
    summary.text = survey.summary
  }
}

/// The rating writes the summary itself.
final class HastySurveyController: SurveyController {
  override func rated() { summary.text = "\(rating.stars) of 5" }
}
