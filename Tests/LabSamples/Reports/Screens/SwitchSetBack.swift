/// Sets the switch back when the user declines.
final class SwitchSetBack: DeclinedSwitch {
  override func decline() { toggle.setOn(false, animated: true) }
}
