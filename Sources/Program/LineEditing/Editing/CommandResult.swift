/// The result of an editor command.
enum CommandResult {
  case done
  /// The command has put a key of a `LibEditCommand` in front of the keys, to run that command instead.
  case passedOn
}
