/// How closely a run follows a command.
package enum Attention {
  /// It looks for breaches and symptoms, and prints.
  case printing
  /// It looks for breaches and symptoms, and prints nothing.
  case silent
  /// It only executes; the findings are known from the first execution.
  case bare
}
