extension SiteAddresses {
  /// Where a link in a document leads, by its address and the document's path in the course; nil if it
  /// leads to no page, or is an address that runs code.
  func address(_ address: String, from path: String) -> String? {
    if ["#", "https://", "http://"].contains(where: address.hasPrefix) { return address }
    if isAlone || address.contains(":") { return nil }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var folders = path.split(separator: "/").dropLast().map(String.init)
    for word in parts[0].split(separator: "/") {
      if word == ".." { _ = folders.popLast() } else if word != "." { folders.append(String(word)) }
    }
    var target = folders.joined(separator: "/")
    if target.hasSuffix("README.md") { target = String(target.dropLast(9)) + "index.md" }
    return lesson(target) + (parts.count > 1 ? "#\(parts[1])" : "")
  }
}
