import HeadlessUI
import LabConversation
import LabStage
import MVCLab
import Testing

@Suite struct AlertCommandTests {
  private let conversation = Stage(style: Style(name: "none", laws: [])) { Login() }.conversation

  @Test func `with several fields in an alert a command names the field`() {
    for (command, answer) in [
      ("type Ann in Nme", "? unknown field 'Nme'; did you mean 'type Ann in Name'?"),
      ("tap 'Log in'", "? 'Log in' is disabled"),
      ("confirm 'log in'", "? 'Log in' is disabled"),
      ("expect disabled 'Log in'", ""),
      ("expect enabled Cancel", ""),
    ] {
      #expect(conversation.text(of: command) == answer, "\(command)")
    }
    #expect(
      conversation.text(of: "type 'open sesame' in Password") == """
        | Login
        | -- Log in --
        | Name: _
        | Password: ***********_
        | [Cancel]  [Log in]
        """
    )
    #expect(
      conversation.text(of: "return in Password") == """
        | Login
        | -- Log in --
        | Name: Return_
        | Password: ***********_
        | [Cancel]  [Log in]
        """
    )
    #expect(conversation.text(of: "tap 'Log in'") == "| Login\n| Return: open sesame")
  }

  @Test func `without a name the text goes to the field with the keyboard, if one has it`() {
    let form = Stage(style: Style(name: "none", laws: [])) { TwoFields() }.conversation
    #expect(
      form.transcript(["type a", "type b in Street", "type c", "tap Help", "type d"]) == """
        > type a
        ? there are 2 fields; name one of them: 'Town', 'Street'
        > type b in Street
        | Address                       [Help]
        | Town: _
        | Street: b_
        > type c
        | Address                       [Help]
        | Town: _
        | Street: c_
        > tap Help
        | Address                       [Help]
        | Town: _
        | Street: c_
        | -- Ask --
        | Question: _
        | Mail: _
        | [OK]
        > type d
        | Address                       [Help]
        | Town: _
        | Street: c_
        | -- Ask --
        | Question: d_
        | Mail: _
        | [OK]
        """
    )
  }
}

/// Two fields, none of which has the keyboard at first, and an alert with two others.
private final class TwoFields: ViewController {
  private let helpButton = Button("Help")

  override func viewDidLoad() {
    title = "Address"
    navigationItem.rightButtons = [helpButton]
    view.addSubview(TextField("Town"))
    view.addSubview(TextField("Street"))
    helpButton.onTap(self) {
      $0.present(
        Alert(
          "Ask",
          fields: [TextField("Question"), TextField("Mail")],
          actions: [AlertAction("OK")]
        )
      )
    }
  }
}

/// Asks for a name and a password, which must not be empty.
private final class Login: ViewController {
  private let name = TextField("Name")
  private let password = TextField("Password")
  private let greeting = Label()

  override func viewDidAppear() {
    title = "Login"
    view.addSubview(greeting)
    let action = AlertAction("Log in", self) {
      $0.greeting.text = "\($0.name.text): \($0.password.text)"
    }
    action.isEnabled = false
    password.isSecure = true
    password.onChange(self) { action.isEnabled = !$0.password.text.isEmpty }
    password.onReturn(self) { $0.name.text = "Return" }
    present(
      Alert("Log in", fields: [name, password], actions: [AlertAction("Cancel"), action])
    )
  }
}
