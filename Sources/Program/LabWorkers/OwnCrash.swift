import CWorkers

/// What becomes of the program when it crashes itself, and no worker does.
package enum OwnCrash {
  /// Ends the program with this status, and with a line on standard error that begins with its name.
  ///
  /// A terminal is left as it was found.
  package static func ends(_ program: String, with status: Int32) {
    let before = "\n\(program): the program itself crashed with "
    workers_tell_own_crash(before, "; please report it\n", status)
  }
}
