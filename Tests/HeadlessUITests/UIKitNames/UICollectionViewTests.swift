import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UICollectionViewTests {
  private let runtime = Runtime()
  private let album: Album
  private let window: Window

  init() {
    let album = runtime.assemble { Album() }
    window = runtime.assemble { Window(name: "Phone", root: album) }
    self.album = album
    runtime.assemble { window.open() }
  }

  private var text: String { window.lines(width: 20).joined(separator: "\n") }

  @Test func `the items are rows, in cells of the registered class`() {
    #expect(text == "Album\n0  Rome\n1  Oslo\n2  Bern")
    #expect(album.collectionView.visibleCells.map(\.readout) == ["Rome", "Oslo", "Bern"])
    #expect(album.collectionView.numberOfItems(inSection: 0) == 3)
    let path = IndexPath(item: 1, section: 0)
    let cell = album.collectionView.cellForItem(at: path)
    #expect(cell.flatMap(album.collectionView.indexPath(for:)) == path)
    #expect(album.collectionView.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
  }

  @Test func `a selected item is told with its place`() {
    let story = runtime.story { #expect(album.collectionView.select(row: 2) == .heard) }
    #expect(
      story == """
        user event: user -> the collection view selecting row 2
          delegate: the collection view -> Album selecting row 2
        """
    )
    #expect(album.selected == [IndexPath(item: 2, section: 0)])
  }

  @Test func `updates move the cells, and reuse those of deleted items`() {
    album.places = ["Oslo", "Bern", "Lima"]
    album.collectionView.performBatchUpdates {
      album.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
      album.collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(text == "Album\n0  Oslo\n1  Bern\n2  Lima")
    #expect(album.made == 3)
    album.places.removeLast()
    album.collectionView.deleteItems(at: [IndexPath(item: 2, section: 0)])
    album.places.append("Kyiv")
    album.collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
    #expect(text == "Album\n0  Oslo\n1  Bern\n2  Kyiv")
    #expect(album.made == 3)
  }

  @Test func `a diffable data source shows its snapshots in the place of another data source`() {
    var asked: [String] = []
    let source = runtime.assemble {
      UICollectionViewDiffableDataSource<Int, String>(collectionView: album.collectionView) {
        view,
        path,
        place in
        asked.append(place)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "place", for: path)
        (cell as? PlaceCell)?.label.text = place
        return cell
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Kyiv", "Lima"])
    runtime.assemble { source.apply(snapshot) }
    snapshot.insertItems(["Bonn"], beforeItem: "Lima")
    runtime.assemble { source.apply(snapshot) }
    #expect(text == "Album\n0  Kyiv\n1  Bonn\n2  Lima")
    #expect(asked == ["Kyiv", "Lima", "Bonn"])
    #expect(album.collectionView.select(row: 1) == .heard)
    #expect(album.selected.compactMap(source.itemIdentifier) == ["Bonn"])
  }

  @Test func `a registered handler fills the cells of a list`() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    album.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: list
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      path,
      place in
      var content = cell.defaultContentConfiguration()
      content.text = place
      content.secondaryText = path.item == 1 ? "here" : nil
      cell.contentConfiguration = content
      cell.accessories = path.item == 0 ? [.checkmark()] : []
    }
    let source = runtime.assemble {
      UICollectionViewDiffableDataSource<Int, String>(collectionView: album.collectionView) {
        view,
        path,
        place in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: place)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Kyiv", "Lima"])
    runtime.assemble { source.apply(snapshot) }
    #expect(text == "Album\n0  Kyiv √\n1  Lima\n   here")
  }

  @Test func `a registration reuses no cell of another one`() {
    typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, String>
    let (plain, ticked) = (Registration { _, _, _ in }, Registration { _, _, _ in })
    let path = IndexPath(item: 0, section: 0)
    let source = runtime.assemble {
      UICollectionViewDiffableDataSource<Int, String>(collectionView: album.collectionView) {
        view,
        path,
        place in
        view.dequeueConfiguredReusableCell(using: plain, for: path, item: place)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Kyiv"])
    runtime.assemble { source.apply(snapshot) }
    let cell = album.collectionView.cellForItem(at: path)
    snapshot.deleteAllItems()
    runtime.assemble { source.apply(snapshot) }
    func next(_ registration: Registration) -> UICollectionViewCell {
      runtime.assemble {
        album.collectionView.dequeueConfiguredReusableCell(
          using: registration,
          for: path,
          item: "Lima"
        )
      }
    }
    #expect(next(ticked) !== cell)
    #expect(next(plain) === cell)
  }

  @Test func `an update that contradicts the data source ends the program`() {
    runtime.assemble {
      album.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("the program goes on")
      return
    }
    #expect(fault is InvalidUpdate)
  }
}

private final class PlaceCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
}

private final class Album: UICollectionViewController {
  var places = ["Rome", "Oslo", "Bern"]
  private(set) var selected: [IndexPath] = []
  private var cells: Set<ObjectIdentifier> = []
  var made: Int { cells.count }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.scrollDirection = .horizontal
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { places.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
    (cell as? PlaceCell)?.label.text = places[indexPath.item]
    cells.insert(ObjectIdentifier(cell))
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }
}
