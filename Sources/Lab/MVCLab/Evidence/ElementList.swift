import LabPlatform
import MVC

/// A list, whatever its elements are.
protocol ElementList {
  var elements: [Any] { get }
  var count: Int { get }
  /// What the elements are as items of a list.
  var items: [ShownItems.Item] { get }
  /// Where the elements lie; nil if there are none, or if they lead to objects, which change where they are.
  var place: UnsafeRawPointer? { get }
}

extension Array: ElementList {
  var elements: [Any] { map { $0 } }

  var items: [ShownItems.Item] {
    guard let plan = ItemPlan.of(Element.self) else { return map(ShownItems.Item.init) }
    return withUnsafeBytes { bytes in
      indices.compactMap { row in
        bytes.baseAddress.map { plan.item(at: $0 + row * MemoryLayout<Element>.stride) }
      }
    }
  }

  var place: UnsafeRawPointer? {
    guard !isEmpty, TypeTable.ofThread.leavesBesideBlocks.contains(Self.self) else { return nil }
    return withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }
}

extension StoredProperties {
  /// Whether a value is an array.
  static func isList(_ value: Any) -> Bool { value is any ElementList }
}

/// What a list has in its rows.
struct ReadList {
  let items: [ShownItems.Item]
  let repeats: [[Int]]
  /// The list; while it is kept, whoever changes it makes another one at another place.
  private let list: any ElementList

  private init(_ list: any ElementList) {
    (self.list, items) = (list, list.items)
    repeats = ShownItems.repeats(in: list.elements, items)
  }

  /// Those of this thread that were read last, by their places.
  private static let known = PerThread { (lists: [UnsafeRawPointer: ReadList](), rows: 0) }
  private static let mostRows = 4_096

  /// What is in a list; it is read only if it was not, or has changed.
  static func of(_ list: any ElementList) -> ReadList {
    guard let place = list.place else { return ReadList(list) }
    if let known = known.value.lists[place] { return known }
    let read = ReadList(list)
    if known.value.rows + list.count > mostRows { known.value = ([:], 0) }
    known.value.lists[place] = read
    known.value.rows += list.count
    return read
  }
}
