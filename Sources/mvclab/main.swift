import MVCLab
import Systems

let session = Session(systems: [.todo])
while let line = readLine() {
  print("> \(line)")
  for line in session.respond(to: line).lines {
    print(line.description + (line.site.map { "  (\($0))" } ?? ""))
  }
}
