/// Which keys the keyboard has.
public enum UIKeyboardType: Sendable {
  /// A set of keys.
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  /// A set of keys.
  case emailAddress, decimalPad, twitter, webSearch
}

/// What the Return key says.
public enum UIReturnKeyType: Sendable {
  /// A word.
  case `default`, go, google, join, next, route, search, send, done, `continue`
}

/// Where the keyboard begins with a capital.
public enum UITextAutocapitalizationType: Sendable {
  /// A unit of text.
  case none, words, sentences, allCharacters
}

/// Whether the keyboard corrects what the user types.
public enum UITextAutocorrectionType: Sendable {
  /// An answer.
  case `default`, no, yes
}

/// What a field is for, so that UIKit can propose texts.
public enum UITextContentType: Sendable {
  /// A kind of text.
  case name, givenName, familyName, emailAddress, telephoneNumber, oneTimeCode
  /// A kind of text.
  case username, password, newPassword
}
