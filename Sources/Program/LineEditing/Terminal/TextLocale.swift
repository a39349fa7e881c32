import LabPlatform

/// Makes the C library use UTF-8, whatever `LC_ALL` is; libedit calls it for every key.
///
/// It changes only the encoding of text, not the format of numbers and dates.
func adoptUTF8() {
  setlocale(LC_CTYPE, "")
  if let code = nl_langinfo(nl_item(CODESET)), String(cString: code) == "UTF-8" { return }
  setlocale(LC_CTYPE, "C.UTF-8")
}
