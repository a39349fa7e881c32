import HeadlessUI
import LabConversation
import LabStage
import MVCLab
import Testing

@Suite struct AlertCommandTests {
  private let conversation = Stage(style: Style(name: "none", laws: [])) { Login() }.conversation

  @Test func `with several fields in an alert a command names the field`() {
    for (command, answer) in [
      ("type Ann", "? there are 2 fields; name one of them: 'Name', 'Password'"),
      ("type Ann in Nme", "? unknown field 'Nme'; did you mean 'Name'?"),
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
}

/// Asks for a name and a password, which must not be empty.
private final class Login: ViewController {
  private let name = TextField("Name")
  private let password = TextField("Password")
  private let greeting = Label()

  override func viewDidAppear() {
    setTitle("Login")
    view.addSubview(greeting)
    let action = AlertAction("Log in", self) {
      $0.greeting.setText("\($0.name.text): \($0.password.text)")
    }
    action.setEnabled(false)
    password.setSecure(true)
    password.onChange(self) { action.setEnabled(!$0.password.text.isEmpty) }
    password.onReturn(self) { $0.name.setText("Return") }
    present(
      Alert("Log in", fields: [name, password], actions: [AlertAction("Cancel"), action])
    )
  }
}
