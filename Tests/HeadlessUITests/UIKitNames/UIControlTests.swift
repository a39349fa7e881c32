import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIControlTests {
  private let runtime = Runtime()

  @Test func `controls have UIKit's setters, which call no target and record their line`() {
    let page = runtime.assemble { SettingsPage() }
    runtime.assemble { page.loadViewIfNeeded() }
    let line: UInt = #line + 2
    let story = runtime.story {
      page.wrap.setOn(true, animated: true)
      page.size.setValue(12, animated: false)
      page.progress.setProgress(0.5, animated: true)
      page.period.selectedSegmentIndex = 1
      page.spinner.startAnimating()
    }
    #expect(
      story == """
        render: nobody -> 'Wrap' turned 'Wrap' on
        render: nobody -> 'Size' set 'Size' to 12
        render: nobody -> ProgressView moved the progress bar
        render: nobody -> 'Period' set 'Period' to 'Week'
        render: nobody -> the spinner started the spinner
        """
    )
    #expect(page.changes == 0)
    let sites = runtime.flow.hops.suffix(5).prefix(3).map(\.site)
    #expect(sites == (0..<3).map { CallSite(fileID: #fileID, line: line + $0) })
  }

  @Test func `the value of a stepper is a number, and to set it calls no target`() {
    let page = runtime.assemble { SettingsPage() }
    runtime.assemble { page.loadViewIfNeeded() }
    let story = runtime.story {
      page.size.value += 2.5
      page.size.value = 1_000
    }
    #expect(
      story == """
        render: nobody -> 'Size' set 'Size' to 12.5
        render: nobody -> 'Size' set 'Size' to 100
        """
    )
    let half = page.size.value / 2
    #expect("\(half) of \(page.size.value), \(Int(page.size.value))" == "50.0 of 100.0, 100")
    let text: String = page.size.value
    #expect(text == "100")
    #expect(page.changes == 0)
  }

  @Test func `no segment has the index -1, and so has one that does not exist`() {
    let page = runtime.assemble { SettingsPage() }
    #expect(page.period.selectedSegmentIndex == UISegmentedControl.noSegment)
    page.period.selectedSegmentIndex = 0
    #expect(page.period.selected == 0)
    page.period.selectedSegmentIndex = 7
    #expect(page.period.selectedSegmentIndex == -1)
  }
}

private final class SettingsPage: UIViewController {
  let wrap = UISwitch("Wrap")
  let size = UIStepper("Size", number: 10)
  let progress = UIProgressView(progress: 0)
  let period = UISegmentedControl("Period", ["Day", "Week"])
  let spinner = UIActivityIndicatorView()
  var changes = 0

  override func viewDidLoad() {
    for control in [wrap, size, period] { control.onChange(self) { $0.changes += 1 } }
  }
}
