import MVC
import Testing

extension Screen {
  fileprivate func listen(
    to name: NotificationName<String> = .news,
    from sender: Component? = nil
  ) {
    observe(name, from: sender) { $0.heard.append($1.payload) }
  }

  fileprivate func deafen() { runtime.notifications.removeObserver(self) }
}

@Suite struct NotificationCenterTests {
  private let runtime = Runtime()

  private func make<Made>(_ body: () -> Made) -> Made { runtime.assemble(body) }

  @Test func `a post calls its observers before it returns, in the order of registration`() {
    let (store, first, second) = make { (Store(), Screen("First"), Screen("Second")) }
    second.listen()
    first.listen()
    store.post(.news, "rain")
    #expect(first.heard + second.heard == ["rain", "rain"])
    #expect(
      runtime.story == """
        post: Store -> nobody news (rain)
          notification: Store -> Second
          notification: Store -> First
        """
    )
  }

  @Test func `a post is recorded at its own line, and a delivery at the line of the registration`()
  {
    let (store, screen) = make { (Store(), Screen()) }
    let subscribed: UInt = #line + 1
    screen.observe(.news) { $0.heard.append($1.payload) }
    let posted: UInt = #line + 1
    store.post(.news, "rain")
    #expect(
      runtime.flow.hops.map(\.site) == [
        CallSite(fileID: #fileID, line: posted), CallSite(fileID: #fileID, line: subscribed),
      ]
    )
  }

  @Test func `an observer gets only notifications of its name and its sender`() {
    let (store, other, screen) = make { (Store(), Store(), Screen()) }
    screen.listen(to: .news, from: store)
    screen.listen(to: .weather)
    store.post(.news, "store's news")
    other.post(.news, "other's news")
    store.post(.weather, "store's weather")
    other.post(.weather, "other's weather")
    #expect(screen.heard == ["store's news", "store's weather", "other's weather"])
  }

  @Test func `an observer that is registered twice is called twice`() {
    let (store, screen) = make { (Store(), Screen()) }
    screen.listen()
    screen.listen()
    store.post(.news, "rain")
    #expect(screen.heard == ["rain", "rain"])
  }

  @Test
  func `a notification centre holds observers weakly and records no hop for deallocated ones`() {
    let (store, screen) = make { (Store(), Screen()) }
    var dying: Screen? = make { Screen("Dying") }
    dying?.listen()
    screen.listen()
    weak let gone = dying
    dying = nil
    #expect(gone == nil)
    store.post(.news, "rain")
    #expect(
      runtime.story == """
        post: Store -> nobody news (rain)
          notification: Store -> Screen
        """
    )
  }

  @Test func `an observer that is added during a delivery is called from the next post on`() {
    let (store, first, late) = make { (Store(), Screen("First"), Screen("Late")) }
    first.observe(.news) { first, _ in
      if first.heard.isEmpty { late.listen() }
      first.heard.append("news")
    }
    store.post(.news, "one")
    #expect(late.heard == [])
    store.post(.news, "two")
    #expect(late.heard == ["two"])
  }

  @Test func `an observer that is removed during a delivery is not called any more`() {
    let (store, first, second) = make { (Store(), Screen("First"), Screen("Second")) }
    first.observe(.news) { _, _ in second.deafen() }
    second.listen()
    store.post(.news, "one")
    store.post(.news, "two")
    #expect(second.heard == [])
  }

  @Test func `an observer that is deallocated during a delivery is not called any more`() {
    let (store, first) = make { (Store(), Screen("First")) }
    var dying: Screen? = make { Screen("Dying") }
    first.observe(.news) { _, _ in dying = nil }
    dying?.listen()
    store.post(.news, "one")
    #expect(
      runtime.story == """
        post: Store -> nobody news (one)
          notification: Store -> First
        """
    )
  }

  @Test func `a removed observer loses all its registrations, and others keep theirs`() {
    let (store, first, second) = make { (Store(), Screen("First"), Screen("Second")) }
    first.listen(to: .news)
    first.listen(to: .weather)
    second.listen(to: .news)
    first.deafen()
    store.post(.news, "rain")
    store.post(.weather, "rain")
    #expect(first.heard == [])
    #expect(second.heard == ["rain"])
  }

  @Test func `a post within a delivery is delivered at once`() {
    let (store, first, second) = make { (Store(), Screen("First"), Screen("Second")) }
    first.observe(.news) { _, _ in
      store.post(.weather, "storm")
    }
    second.listen(to: .weather)
    second.listen(to: .news)
    store.post(.news, "rain")
    #expect(second.heard == ["storm", "rain"])
    #expect(
      runtime.story == """
        post: Store -> nobody news (rain)
          notification: Store -> First
            post: Store -> nobody weather (storm)
              notification: Store -> Second
          notification: Store -> Second
        """
    )
  }

  @Test
  func `two notification names with the same text and different payloads have separate observers`()
  {
    let (store, screen) = make { (Store(), Screen()) }
    let number: NotificationName<Int> = "news"
    screen.listen(to: .news)
    screen.observe(number) { $0.heard.append("\($1.payload)") }
    store.post(.news, "rain")
    store.post(number, 7)
    #expect(screen.heard == ["rain", "7"])
  }

  @Test func `notification names with the same text are equal`() {
    let (left, right): (NotificationName<Int>, NotificationName<Int>) = ("news", "news")
    #expect(left == right)
    #expect(Set([left, right]).count == 1)
    #expect(left != "old news")
  }
}
