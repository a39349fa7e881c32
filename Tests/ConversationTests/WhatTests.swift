import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct WhatTests {
  @Test func `what lists lines to type, with rows by their texts`() {
    #expect(
      Conversation.correct("tap Add").transcript(["what"]) == """
        > what
        = tap Add
        = select 'To Do Item 1'   row 0
        = swipe 'To Do Item 1'    row 0
        = pull
        = batch 2
        = open list as second
        = outside add TEXT
        = outside rename 0 TEXT
        = outside remove 0
        = outside resend 0
        = outside reorder 0 0
        = layout
        = close first
        = close first by replace
        """
    )
  }

  @Test func `what groups the lines of several windows, and windows marks the one in front`() {
    #expect(
      Conversation.correct("open list").transcript(["windows", "what", "in first what"]) == """
        > windows
        = first   To Do
        = second  To Do  <- without 'in'
        > what
        = first
        =   in first tap Add
        =   in first pull
        =   in first batch 2
        =   in first layout
        = second
        =   in second tap Add
        =   in second pull
        =   in second batch 2
        =   in second layout
        = around
        =   open list as third
        =   outside add TEXT
        =   close first
        =   close first by replace
        =   close second
        =   close second by replace
        > in first what
        = first
        =   in first tap Add
        =   in first pull
        =   in first batch 2
        =   in first layout
        """
    )
  }

  @Test(
    arguments: [
      ["todo"], ["todo with server", "tap Add"], ["todo", "tap Add", "select 0"],
      ["items", "tap Add"], ["news", "server ok"], ["counter"],
    ]
  )
  func `no world refuses what it offers`(story: [String]) {
    let commands = ["system \(story[0])", "wirings correct"] + story.dropFirst()
    let conversation = Conversation(systems: .all)
    for command in commands { _ = conversation.respond(to: command) }
    let lines = conversation.respond(to: "what").lines.map(\.text)
    #expect(!lines.isEmpty)
    for line in lines {
      let other = Conversation(systems: .all)
      for command in commands { _ = other.respond(to: command) }
      let command = line.replacing(#/  .*/#, with: "")
      #expect(other.respond(to: command).outcome == .done, "\(line)")
    }
  }

  @Test func `an empty line is completed with what is possible first, and last with what is not`() {
    let suggestions = Conversation.correct("tap Add").completions(of: "").suggestions
    #expect(
      suggestions.prefix(6).map(\.text)
        == [
          "what", "tap Add", "select 'To Do Item 1'", "swipe 'To Do Item 1'", "pull", "batch 2",
        ]
    )
    #expect(suggestions[2].note == "row 0")
    #expect(
      suggestions.filter { $0.note == "not now" }.map(\.text) == [
        "type", "move", "scroll", "back", "server", "storage", "foreground", "relaunch",
        "return", "set", "confirm", "dismiss",
      ]
    )
    #expect(suggestions.last?.text == "dismiss")
  }
}
