import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIViewLookTests {
  private let runtime = Runtime()

  @Test func `what only says how something looks is neither drawn nor recorded`() {
    let form = runtime.assemble { LookForm() }
    let window = runtime.assemble { Window(name: "Phone", root: form) }
    runtime.assemble { window.open() }
    let before = window.lines(width: 40)
    #expect(runtime.story { form.style() } == "")
    #expect(window.lines(width: 40) == before)
    #expect(form.label.numberOfLines == 0)
    #expect(form.table.rowHeight == UITableView.automaticDimension)
    #expect(form.table.tableFooterView?.superview == form.table)
  }
}

extension UIViewLookTests {
  @Test func `a screen that is laid out in code keeps its lines`() {
    let screen = runtime.assemble { CodedScreen(name: "Rome") }
    let window = runtime.assemble { Window(name: "Phone", root: screen) }
    runtime.assemble { window.open() }
    #expect(window.lines(width: 20) == ["Places", "Rome", "[Save]", "0  1.5 km"])
  }

  @Test func `a button without a title has the name of its picture`() {
    let button = runtime.assemble { UIButton(type: .custom) }
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    #expect(button.callNames == ["plus"])
    button.setTitle("Add", for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 12)
    #expect(button.callNames == ["Add"])
    #expect(button.titleLabel?.text == "Add")
    let item = runtime.assemble {
      UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
    }
    #expect(item.inlineText == "[gear]")
  }

  @Test func `a label takes as many lines as it may`() {
    let label = runtime.assemble { UILabel("Wrong name\nor password, please try again") }
    label.numberOfLines = 0
    #expect(label.lines(width: 16) == ["Wrong name", "or password,", "please try again"])
    label.numberOfLines = 2
    #expect(label.lines(width: 16) == ["Wrong name", "or password,"])
    label.text = ""
    #expect(label.lines(width: 16) == [])
  }

  @Test func `pictures and scroll views take their lines, and draw what is within them`() {
    let scroll = runtime.assemble { UIScrollView() }
    scroll.keyboardDismissMode = .onDrag
    let picture = runtime.assemble { UIImageView(image: UIImage(named: "map")) }
    picture.contentMode = .scaleAspectFit
    #expect(picture.image?.name == "map")
    scroll.addSubview(picture)
    scroll.addSubview(runtime.assemble { UILabel("Rome") })
    #expect(scroll.lines(width: 20) == ["<map>", "Rome"])
    picture.isHidden = true
    #expect(scroll.lines(width: 20) == ["Rome"])
  }

  @Test func `a picture is painted by its name, and takes no room without one`() {
    let (picture, label) = runtime.assemble { (UIImageView(), UILabel("Rome")) }
    picture.accessibilityIdentifier = "flag"
    let stack = runtime.assemble {
      UIStackView(arrangedSubviews: [picture, label, UILabel("Italy")])
    }
    #expect(stack.lines(width: 20) == ["Rome  Italy"])
    let story = runtime.story {
      picture.image = UIImage(systemName: "flag")
      picture.image = UIImage(systemName: "flag")
      picture.image = UIImage(systemName: "flag.checkered.2.crossed")
      picture.image = nil
    }
    #expect(
      story == """
        render: nobody -> the image view 'flag' drew <flag> in the image view 'flag'
        render: nobody -> the image view 'flag' drew <flag.checkered.2.crossed> in the image view 'flag'
        render: nobody -> the image view 'flag' drew nothing in the image view 'flag'
        """
    )
    picture.image = UIImage(systemName: "flag.checkered.2.crossed")
    #expect(picture.lines(width: 12) == ["<flag.check…"])
    #expect(stack.lines(width: 40) == ["<flag.checkered.2.crossed>  Rome  Italy"])
  }

  @Test func `the picture of a button is painted, also where the title hides it`() {
    let button = runtime.assemble { UIButton("Like") }
    let story = runtime.story {
      button.setImage(UIImage(systemName: "heart"), for: .normal)
      button.setImage(UIImage(systemName: "heart"), for: .normal)
      button.setImage(nil, for: .normal)
    }
    #expect(
      story == """
        render: nobody -> 'Like' drew <heart> in 'Like'
        render: nobody -> 'Like' drew nothing in 'Like'
        """
    )
  }

  @Test func `what is transparent is neither drawn nor touched`() {
    let form = runtime.assemble { LookForm() }
    let window = runtime.assemble { Window(name: "Phone", root: form) }
    runtime.assemble { window.open() }
    let story = runtime.story {
      form.field.alpha = 0.5
      form.field.alpha = 0
      form.field.alpha = -1
    }
    #expect(story == "render: nobody -> 'Name' hid 'Name'")
    #expect(form.field.alpha == 0 && !form.field.isHidden)
    #expect(window.lines(width: 20) == ["", "Name", "Note: _"])
    #expect(!form.elements.contains(form.field))
    #expect(runtime.story { form.field.alpha = 2 } == "render: nobody -> 'Name' showed 'Name'")
    #expect(form.field.alpha == 1)
  }

  @Test func `an animation is over at once, and its completion is called when it would be`() {
    let form = runtime.assemble { LookForm() }
    var heard: [String] = []
    let story = runtime.story {
      form.animate(hearing: { heard.append($0) })
      #expect(heard == ["animations"])
      runtime.clock.advance(by: .milliseconds(499))
      #expect(heard == ["animations"])
      runtime.clock.advance(by: .milliseconds(1))
    }
    #expect(heard == ["animations", "completion"])
    #expect(
      story == """
        main queue: main queue -> LookForm
          timer: clock -> LookForm
        """
    )
    runtime.assemble {
      UIView.animate(withDuration: 0) {
      } completion: { _ in
        heard.append("0 s")
      }
    }
    #expect(heard.count == 2)
    runtime.mainQueue.drain()
    #expect(heard.last == "0 s")
  }

  @Test func `views and screens are equal to themselves only`() {
    let (one, two) = runtime.assemble { (UITextField("Name"), UITextField("Name")) }
    #expect(one == one && one != two)
    #expect([one, two].firstIndex(of: two) == 1)
    #expect(Set<UIView>([one, two, one]).count == 2)
    let screen = runtime.assemble { UIViewController() }
    #expect([screen].contains(screen))
    #expect((IndexPath(row: 2, section: 1) as NSIndexPath).row == 2)
  }

  @Test func `an index path is Foundation's, with UIKit's words`() {
    var path = IndexPath(row: 2, section: 1)
    #expect(path == IndexPath(indexes: [1, 2]))
    path.row += 1
    path.section = 0
    #expect((path.item, path.section) == (3, 0))
    #expect(path == IndexPath(item: 3, section: 0))
  }
}

/// As published samples make their screens without a storyboard.
private final class CodedScreen: UIViewController, UITableViewDataSource {
  private let name: String
  private let label = UILabel(frame: .zero)
  private let button = UIButton(type: .system)
  private let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 200),
    style: .plain
  )

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    navigationItem.largeTitleDisplayMode = .never
    navigationController?.navigationBar.prefersLargeTitles = true
    view.backgroundColor = .systemBackground
    view.tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    label.text = name
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .secondaryLabel
    button.setTitle("Save", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.layer.cornerRadius = 8
    button.clipsToBounds = true
    tableView.dataSource = self
    for part in [label, button, tableView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let height = tableView.heightAnchor.constraint(greaterThanOrEqualToConstant: 200)
    height.priority = .defaultHigh
    height.isActive = true
    label.setContentHuggingPriority(.required, for: .horizontal)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      tableView.topAnchor.constraint(greaterThanOrEqualTo: button.bottomAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    #expect(height.isActive && height.priority == .defaultHigh && height.constant == 200)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = String(format: "%.1f km", 1.5)
    return cell
  }
}

private final class LookForm: UIViewController {
  let label = UILabel("Name")
  let field = UITextField("Name")
  let note = UITextView("Note")
  let stack = UIStackView()
  let table = UITableView()

  override func loadView() {
    for part in [label, field, note, stack, table] { view.addSubview(part) }
  }

  func animate(hearing hear: @escaping (String) -> Void) {
    runtime.flow.run(.turn, from: .mainQueue, to: participant, site: .unknown) {
      runtime.assemble {
        UIView.animate(withDuration: 0.3, delay: 0.2, options: [.curveLinear]) {
          hear("animations")
        } completion: {
          if $0 { hear("completion") }
        }
      }
    }
  }

  func style() {
    label.numberOfLines = 0
    label.textAlignment = .center
    field.textAlignment = .right
    field.keyboardType = .emailAddress
    field.textContentType = .emailAddress
    table.keyboardDismissMode = .onDrag
    navigationItem.backButtonTitle = "Back"
    field.returnKeyType = .done
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.clearButtonMode = .whileEditing
    note.keyboardType = .default
    stack.spacing = 8
    stack.distribution = .fillEqually
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    table.separatorStyle = .none
    table.rowHeight = 44
    table.estimatedRowHeight = 44
    table.rowHeight = UITableView.automaticDimension
    table.tableFooterView = UIView()
  }
}
