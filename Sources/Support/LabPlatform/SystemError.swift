/// An error number of the system, described in the system's words: `no such file or directory`.
package struct SystemError: Error, Equatable, Sendable {
  package let number: Int32

  package init(_ number: Int32 = errno) { self.number = number }
}

extension SystemError: CustomStringConvertible {
  package var description: String {
    // The only descriptors that nobody has opened are the streams that a shell has closed.
    if number == EBADF { return "it is closed" }
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
