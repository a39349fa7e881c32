import Foundation
import HeadlessUI
import MVC
import Observation

/// A model that the standard library observes, with types of Foundation: no name of the lab's is in the way.
@Observable
final class Forecast: Model {
  var date = Date.distantPast
  var timer: Timer?
  var lastNotification: Notification?

  func start() { NotificationCenter.default.post(name: Notification.Name("started"), object: nil) }
}

Forecast().start()
