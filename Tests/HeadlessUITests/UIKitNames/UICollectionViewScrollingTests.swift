import Foundation
import HeadlessUI
import MVC
import Testing
import UIKitNames

/// A collection view that scrolls, and says which items come into sight.
@Suite struct UICollectionViewScrollingTests {
  private let runtime = Runtime()
  private let numbers: Numbers
  private let window: Window

  init() {
    let numbers = runtime.assemble { Numbers() }
    window = runtime.assemble { Window(name: "Phone", root: numbers) }
    self.numbers = numbers
    runtime.assemble { window.open() }
  }

  private func scroll(to item: Int, at position: UICollectionView.ScrollPosition) -> Int {
    let path = IndexPath(item: item, section: 0)
    runtime.assemble {
      numbers.collectionView.scrollToItem(at: path, at: position, animated: true)
    }
    return numbers.collectionView.offset
  }

  @Test func `an item that is scrolled to stands where it is asked for`() {
    #expect(scroll(to: 20, at: .top) == 20)
    #expect(scroll(to: 20, at: [.bottom, .left]) == 9)
    #expect(scroll(to: 20, at: .centeredVertically) == 14)
    #expect(scroll(to: 20, at: .centeredHorizontally) == 14)
    #expect(scroll(to: 3, at: .right) == 3)
  }

  @Test func `the delegate hears of each cell that comes into sight`() {
    #expect(numbers.displayed == Array(0..<12))
    numbers.displayed = []
    #expect(scroll(to: 13, at: .bottom) == 2)
    #expect(numbers.displayed == [12, 13])
  }
}

private final class Numbers: UICollectionViewController, UICollectionViewDisplayDelegate {
  var displayed: [Int] = []

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { displayed.append(indexPath.item) }
}
