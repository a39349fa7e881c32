import HeadlessUI
import MVC
import Testing
import UIKitNames

/// The numbers of sliders and progress bars, which UIKit has as `Float`.
@Suite struct UISliderTests {
  private let runtime = Runtime()
  private let slider: UISlider
  private let bar: UIProgressView

  init() { (slider, bar) = runtime.assemble { (UISlider(), UIProgressView()) } }

  @Test func `the numbers of a slider are Float, and have the digits that the app gave them`() {
    slider.minimumValue = 0
    slider.maximumValue = 2.5
    slider.value = slider.maximumValue / 5
    let half: Float = 0.2
    slider.value += half
    #expect(slider.inlineText == "slider: [##........] 0.7")
    let value = slider.value
    #expect(type(of: value) == Float.self)
    #expect(
      "\(slider.value) of \(slider.maximumValue), \(Int(slider.value * 10))" == "0.7 of 2.5, 7"
    )
    slider.setValue(Float(1) + half, animated: true)
    #expect(slider.inlineText == "slider: [####......] 1.2")
    slider.setValue(Float(9), animated: true)
    #expect((slider.value, slider.number) == (2.5, 2.5))
  }

  @Test func `a number of a slider can be a Double where one is wanted`() {
    let volume = 0.3
    slider.value = volume
    let back: Double = slider.value
    #expect(back == volume)
  }

  @Test func `the progress of a bar is a Float, from 0 to 1`() {
    #expect(bar.progress == 0)
    let (done, all) = (7, 10)
    bar.progress = Float(done) / Float(all)
    #expect(bar.inlineText == "#######... 70%")
    bar.progress += 0.1
    #expect(bar.inlineText == "########.. 80%")
    bar.setProgress(Float(9) / 10, animated: true)
    #expect(bar.inlineText == "#########. 90%")
    let progress = bar.progress
    #expect(type(of: progress) == Float.self)
    bar.progress = 2
    #expect(bar.progress == 1)
    let known: Double? = bar.progress
    #expect(known == 1)
  }
}
