import HeadlessUI
import LabText
import MVC
import MVCLab

/// Back and forth in the story: a world can't be wound back, so another one hears the commands anew.
extension Session {
  /// Goes to where the first `count` commands had been carried out, and shows the screens there.
  func move(to count: Int) throws(CommandError) {
    let hadWorld = world != nil
    let story = story.moved(to: count)
    for file in [grammar.storageFile, storageFile(of: story)] {
      guard let file else { continue }
      throw .impossible("going back", because: "what is stored in \(file.inQuotes) stays stored")
    }
    guard become(story) else {
      return say(.error, "interrupted; everything is as it was")
    }
    if let world {
      say(ScreenMemory.all(in: world))
    } else if hadWorld, let distance = story.distanceToWirings {
      let redo = distance == 1 ? "redo" : "redo \(distance)"
      say(.answer, "there is no world any more; '\(redo)' brings it back")
    }
  }

  /// The file that the world of a story stores things in.
  private func storageFile(of story: Story) -> String? {
    var grammar = Grammar(systems: grammar.systems, allowsFiles: true)
    for step in story.ofThisWorld.prefix(1) { _ = try? grammar.read(step.command) }
    return grammar.storageFile
  }

  /// Takes another session's story for its own, and answers as that one did to its last command:
  /// with what came of it, or with the screens if it was one that moved in the story.
  public func follow(_ story: Story, isLastAloud: Bool) -> Reply {
    replying {
      if become(story, isLastAloud: isLastAloud), !isLastAloud, let world {
        say(ScreenMemory.all(in: world))
      }
    }
  }

  /// Is where this story leads, whatever has happened since: a session beside this one was stopped.
  public func stay(at story: Story) {
    if let before, before.story == story {
      stand.storage?.close()
      (stand, self.before) = (before, nil)
    } else if self.story != story {
      let watch = watch
      self.watch = { watch($0) || true }
      _ = replying { _ = become(story) }
      self.watch = watch
    }
  }

  /// Plays a story from nothing, silently; if that is stopped, nothing has changed.
  ///
  /// What this session refuses of it stays part of it.
  private func become(_ story: Story, isLastAloud: Bool = false) -> Bool {
    let (before, commands) = (stand, story.ofThisWorld.map(\.command))
    startAnew()
    work(commands.reduce(0) { $0 + Progress.weight(of: $1) }) {
      for (index, command) in commands.enumerated() where goesOn() {
        isSilent = !isLastAloud || index < commands.count - 1
        perform(command)
      }
    }
    isSilent = false
    if !isLastAloud { hush() }
    guard !isInterrupted else {
      stand.storage?.close()
      stand = before
      return false
    }
    self.before = before
    stand.story = story
    if let world, !isLastAloud { stand.screens.know(world) }
    return true
  }
}
