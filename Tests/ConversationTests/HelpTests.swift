import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct HelpTests {
  @Test(arguments: ["!", "~", "*", "...", "legend"])
  func `help about a sign is the help about all of them`(sign: String) {
    let conversation = Conversation(systems: .all)
    #expect(conversation.text(of: "help \(sign)") == conversation.text(of: "help signs"))
  }

  @Test func `explain knows the promises, and the laws of other styles`() {
    let conversation = Conversation(systems: .all)
    _ = conversation.respond(to: "system todo")
    #expect(
      conversation.text(of: "explain 'no lost entry'") == """
        = no lost entry (a promise of todo)
        =   an entry goes only when it is removed, and it is the entry whose row was swiped
        """
    )
    let law = conversation.text(of: "explain state-changed-outside-action")
    #expect(law.hasPrefix("= state-changed-outside-action (a law; from an MVVM binding kit)\n"))
  }

  @Test func `help signs explains each sign of a transcript`() {
    #expect(
      Conversation(systems: .all).text(of: "help signs") == """
        = >             a command: what the user does, or the world around the program
        = ~             a model notified its observers of a change
        = |             a window that changed; one that did not change is not printed
        = !             a breach of a law, a symptom that a user sees, or an expectation that does not hold
        = =             the answer to a question such as 'show model'; nothing has changed
        = ?             why the command was refused, or what it could not do
        = #             a comment
        = [a, b]        the lines below are those of these wirings; '[not a]' of all but one
        = [a -> b]      the lines below are those of the world that began with a, and runs b since 'swap'
        = [*]           the lines below are those of all wirings again
        = ...           lines that are left out; '... |' stands for lines of one sign
        = [Add]         a button; '(Add)' is a button that is off
        = Title: Milk_  a text field; '_' is the cursor
        = -- Title --   an alert; '__ Title __' is a sheet
        = ( text )      a message that disappears by itself
        = < Title       a screen on top of another; 'back' leads there
        = v 2 below     rows that a user must scroll to; so are '^ 2 above'
        = <1a>          a picture
        = ###... 30%    the progress of a download
        = …             the text is cut here
        = | * :         between two columns: the lines are equal, differ for the first time, or differ
        """
    )
  }

  @Test func `help lists the common commands under their headings, and names the others`() {
    let conversation = Conversation(systems: .all)
    #expect(
      conversation.text(of: "help") == """
        = Act
        =   what        list what can be done now, each as a line to type
        =   tap         tap a button, by its title or identifier
        =   type        replace the text of a field, or of the one typed into last
        =   swipe       swipe a row; its menu opens
        =   select      tap on a row itself
        =   move        drag a row by its handle to the place of another row
        =   scroll      scroll until a row is the first on the screen
        =   pull        pull the table down to refresh it
        =   back        leave this screen; or begin to, and finish or cancel it
        = Around the user
        =   open        open a window on a screen
        =   close       close a window, or leave its screen another way
        =   advance     let time pass, such as 500ms or 2s
        =   server      decide about a request that waits
        =   storage     make every write fail from now on, or work again
        =   background  leave the app for another one; 'relaunch' then kills it there
        =   foreground  come back to the app
        =   relaunch    kill the program and launch it again; only what is stored stays
        =   outside     let another device change the model
        = Choose and compare
        =   system      choose a system; one with a storage can keep it in a file
        =   wirings     choose wirings, and begin a new world in each
        =   swap        exchange the controllers and keep the model
        =   contrast    set two wirings side by side, as a terminal does from the beginning
        = Look
        =   windows     list the open windows, and mark the one that a command without 'in' means
        =   show        look at something
        =   step        walk through what a command does, hop by hop, with what models and screens hold then
        =   why         explain the last breach or symptom: its rule, its code, the hops that led to it
        =   watch       show something again after each command; 'watch' lists what is shown
        =   find        search for the shortest story from here that breaks a rule; and play it
        = Time
        =   undo        take back the last command, or the last N
        =   redo        execute the next undone command again, or the next N
        =   goto        go to the state after command N of the history
        =   history     list the commands so far, and their numbers
        = Keep and repeat
        =   save        write the history as a scenario; again, over an existing one
        =   play        show a scenario step by step, or execute a script
        =   lesson      play a unit of the course, and come back
        =   repeat      execute a command N times, or until it is refused
        = Check, get help, leave
        =   expect      check something, and report it if it does not hold
        =   help        list the commands, explain one, or search the help
        =   quit        leave
        = Others: in, return, set, confirm, dismiss, turn, layout, batch, random, explain, source
        = 'help signs' explains the signs, 'help keys' the keys, 'help WORD' says more.
        """
    )
  }

  @Test func `help on a command prints its usage and its summary`() {
    for command in Command.all {
      let help = Conversation(systems: []).text(of: "help \(command.name)")
      #expect(help.hasPrefix("= \(command.usage)\n=   \(command.summary)"), "\(command.name)")
    }
  }

  @Test func `help on a name explains each thing that has the name`() {
    #expect(
      Conversation.correct().transcript([
        "help OUTSIDE", "help half-store", "help list", "help in", "help leak",
      ]) == """
        > help OUTSIDE
        = outside ACTION [ARGUMENT…]
        =   let another device change the model
        =   outside add TITLE  adds an entry
        =   outside rename ROW TITLE  renames the entry in a row
        =   outside remove ROW  removes the entry in a row
        =   outside resend ROW  adds the entry in a row once more
        =   outside reorder ROW ROW  moves the entry in a row to another row
        =   ROW is a row's number or its text: 0, Milk, 'Green Tea'
        > help half-store
        = half-store  (misused wiring of todo)
        =   a shared store, and every screen still moves its own rows
        =   there to break 'screen-disagrees-with-model'
        > help list
        = list  (screen of todo)
        =   the list of entries
        > help in
        = in SCREEN COMMAND
        =   name the screen for a command; without it, the one in front is meant
        > help leak
        = leak (a symptom)
        =   a screen was closed, and an object of it is still alive
        =
        =   Another object still holds it: in a reference cycle, or by a subscription
        =   or a timer that was never ended. What only a request holds that is still
        =   waiting is no leak: the answer frees it.
        """
    )
  }

  @Test func `help on a word finds each topic that mentions it`() {
    #expect(
      Conversation.correct().transcript([
        "help plain calls", "help shared store", "help networks", "help view-u",
      ]) == """
        > help plain calls
        = show  look at something  (command)
        > help shared store
        = half-store     a shared store, and every screen still moves its own rows  (misused wiring of todo)
        = half-notified  a shared store that notifies its controllers, with the old code still there  (misused wiring of todo)
        = onevcat        as published in the original: a shared store that compares sets  (misused wiring of todo)
        > help networks
        ? unknown topic 'networks'; did you mean 'show requests'?
        > help view-u
        = view-uses-network  a view sends no requests; the model does  (rule)
        """
    )
  }

  @Test(arguments: ["restart", "delete", "foo", "hepl"])
  func `help on a word of other programs offers what the word alone offers`(word: String) {
    let conversation = Conversation.correct()
    #expect(
      conversation.text(of: "help \(word)")
        == conversation.text(of: word).replacing("unknown command", with: "unknown topic")
    )
  }

  @Test(arguments: ["quit", "exit", "logout", "bye", "q", "LOGOUT"])
  func `every word for leaving leaves, and help explains it`(word: String) {
    let conversation = Conversation(systems: .all)
    #expect(conversation.respond(to: word).request == .quit)
    #expect(conversation.text(of: "help \(word)") == conversation.text(of: "help quit"))
  }
}
