import HeadlessUI
import MVC
import Testing

extension LifecycleTests {
  @Test func `a swipe back that is cancelled lets the top screen appear again`() {
    push("B")
    #expect(
      moments { stack.beginPop() } == """
        B willPop
        B viewWillDisappear
        A viewWillAppear
        """
    )
    #expect(stack.isPopBegun)
    #expect(moments { stack.beginPop() } == "")
    #expect(
      moments { stack.cancelPop() } == """
        A viewWillDisappear
        A viewDidDisappear
        B viewWillAppear
        B viewDidAppear
        """
    )
    #expect(!stack.isPopBegun)
    #expect(names == ["A", "B"])
    #expect(moments { stack.cancelPop() } == "")
    #expect(moments { stack.finishPop() } == "")
  }

  @Test func `a swipe back that is completed lets the screen below appear`() {
    push("B")
    runtime.assemble { stack.beginPop() }
    #expect(
      moments { stack.finishPop() } == """
        B viewDidDisappear
        A viewDidAppear
        B didLeave
        """
    )
    #expect(names == ["A"])
    #expect(!stack.isPopBegun)
  }

  @Test func `a swipe back in a window that closes meanwhile does nothing`() {
    push("B")
    runtime.assemble { stack.beginPop() }
    runtime.assemble { window.close() }
    #expect(moments { stack.finishPop() } == "")
    #expect(moments { stack.cancelPop() } == "")
  }
}
