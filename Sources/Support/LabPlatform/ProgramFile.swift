/// The path of the running program's file, perhaps with links in it.
package var programFile: String {
  #if canImport(Darwin)
  var size: UInt32 = 0
  _NSGetExecutablePath(nil, &size)
  var path = [CChar](repeating: 0, count: Int(size) + 1)
  _NSGetExecutablePath(&path, &size)
  return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  #else
  "/proc/self/exe"
  #endif
}
