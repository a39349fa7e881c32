import PostedLoop

extension PostedLoop: Loop {
  func insertAndDelete(events: Int) { insertAndDelete(Sample.lastTitle, events: events) }
  func rename(events: Int) { rename(to: Sample.title, events: events) }
}
