import Glibc

/// Makes the C library read and write UTF-8, whatever `LC_ALL` says; libedit asks it about every key.
///
/// Only the kind of text changes: numbers and dates stay as they were.
func adoptUTF8() {
  setlocale(LC_CTYPE, "")
  if let code = nl_langinfo(nl_item(CODESET)), String(cString: code) == "UTF-8" { return }
  setlocale(LC_CTYPE, "C.UTF-8")
}
