import HeadlessUI
import MVC
import Testing

extension LifecycleTests {
  @Test func `a presented screen loads and appears, and the one behind disappears`() {
    #expect(
      moments { window.present(Page("M")) } == """
        A viewWillDisappear
        A viewDidDisappear
        M loadView
        M viewDidLoad
        M first load of tables
        M viewWillAppear
        M viewDidLayoutSubviews
        M viewDidAppear
        """
    )
    #expect(window.top?.flowName == "M")
    #expect(names == ["A", "M"])
  }

  @Test func `a presented and a dismissed screen leave a navigation`() throws {
    let top = try #require(window.top)
    runtime.assemble { top.present(Page("M")) }
    runtime.assemble { window.top?.dismiss() }
    let hops = runtime.flow.hops.filter { $0.kind == .navigate }
    #expect(hops.map(\.name) == ["presented M", "dismissed a screen"])
    #expect(window.top === top)
  }

  @Test func `a dismissed screen disappears, and the one behind appears`() {
    runtime.assemble { window.present(Page("M")) }
    #expect(
      moments { window.dismiss() } == """
        M viewWillDisappear
        M viewDidDisappear
        M didLeave
        A viewWillAppear
        A viewDidLayoutSubviews
        A viewDidAppear
        """
    )
    #expect(names == ["A"])
    #expect(moments { window.dismiss() } == "")
  }

  @Test func `behind a sheet a screen stays where it is, and hears nothing of the dismissal`() {
    let sheet = runtime.assemble { Page("M") }
    sheet.modalPresentationStyle = .pageSheet
    #expect(
      moments { window.present(sheet) } == """
        M loadView
        M viewDidLoad
        M first load of tables
        M viewWillAppear
        M viewDidLayoutSubviews
        M viewDidAppear
        """
    )
    #expect(names == ["A", "M"])
    #expect(
      moments { window.dismiss() } == """
        M viewWillDisappear
        M viewDidDisappear
        M didLeave
        """
    )
    #expect(names == ["A"])
  }

  @Test func `a screen that is dismissed behind another has disappeared already`() throws {
    let behind = try #require(window.top)
    runtime.assemble {
      window.present(Page("M"))
      window.present(Page("N"))
    }
    #expect(
      moments { behind.dismiss() } == """
        N viewWillDisappear
        N viewDidDisappear
        N didLeave
        M didLeave
        A viewWillAppear
        A viewDidLayoutSubviews
        A viewDidAppear
        """
    )
    #expect(names == ["A"])
  }

  @Test func `behind a sheet a screen presents nothing, and the flow says why`() throws {
    let behind = try #require(window.top)
    let sheet = runtime.assemble { Page("M") }
    sheet.modalPresentationStyle = .pageSheet
    runtime.assemble {
      window.present(sheet)
      behind.present(Alert("Sure?", actions: []))
      behind.present(Page("N"))
      sheet.present(Alert("Sure?", actions: []))
    }
    #expect(behind.alert == nil)
    #expect(sheet.alert?.title == "Sure?")
    #expect(names == ["A", "M"])
    let lost = runtime.flow.hops.filter(\.isLost)
    #expect(lost.map(\.name) == ["presented 'Sure?'", "presented N"])
    #expect(lost.allSatisfy { $0.detail == .text("a screen is in front of it") })
  }
}
