import MVCLab

/// The files of a lab, from which new labs and modules are made by replacing names.
///
/// They are in the folder `Sources/ForPackages/LabTemplate`, which is a package and a target of this one.
struct Template {
  /// The files, as the build of this program embedded them.
  private let files: [SourceFile] = SourceIndex.embedded.files

  /// The folder of the template's module.
  private static let module = "Sources/Lab/SampleList/"
  private static let scenarios = "Scenarios/"

  /// All files of a lab with one module.
  func package(_ name: ModuleName, on lab: LabSource) -> [NewFile] {
    files.map { file in
      NewFile(
        path: named(file.name, name),
        text: named(file.text, name)
          .replacing(
            LabSource.path("../..").declaration,
            with: (lab.remark.map { "// \($0)" } + [lab.declaration]).joined(separator: "\n    ")
          )
          .replacing("package: \"mvclab\"", with: "package: \(lab.identity.debugDescription)")
      )
    }
  }

  /// The files of a module in the target `target`.
  func module(_ name: ModuleName, in target: String) -> [NewFile] {
    files.filter { $0.name.hasPrefix(Template.module) || $0.name.hasPrefix(Template.scenarios) }
      .map { file in
        let folder = file.name.replacing("Sources/Lab/", with: "Sources/\(target)/")
        return NewFile(path: named(folder, name), text: named(file.text, name))
      }
  }

  /// The names of the module and of all types in it and around it.
  func typeNames(for name: ModuleName) -> [String] {
    let words = files.flatMap { $0.text.split { !$0.isLetter } }
    let names = words.filter { $0.hasPrefix("SampleList") }.map { named(String($0), name) }
    return [name.type] + Set(names).sorted()
  }

  private func named(_ text: String, _ name: ModuleName) -> String {
    text.replacing(/SampleList|sampleList|samplelist|Sample List/) { match in
      switch match.output {
      case "SampleList": name.type
      case "sampleList": name.property
      case "samplelist": name.command
      default: name.title
      }
    }
  }
}
