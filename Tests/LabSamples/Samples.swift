import MVCLab

extension [System] {
  /// The systems that articles and scenarios of the tests play.
  public static let samples: [System] =
    [
      .tickets, .survey, .library, .chores, .diary, .stopwatch, .meals, .repositories, .guests,
      .settings,
    ] + System.adversaries + System.reports
}
