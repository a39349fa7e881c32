/// Ends the wait after a failure too.
final class LoginEnds: LoginStaysOff {
  override func showProblem() {
    setLoggingIn(false)
    super.showProblem()
  }
}
