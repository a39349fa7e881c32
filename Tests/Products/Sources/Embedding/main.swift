import MVCLab
import Plants

_ = Plant()
let names = SourceIndex.embedded.files.map(\.name)
precondition(names == ["Plant.swift", "main.swift"], "embedded: \(names)")
