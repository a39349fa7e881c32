import GRDB

/// Why a file can't keep items; it is left as it is.
struct StorageError: Error, Equatable {
  let file: String
  let reason: Reason

  enum Reason: Error, Equatable {
    case folder
    case notRegular
    case notADatabase
    case foreign
    case newer
    case locked
    case readOnly
    case unreachable
    case other(String)
  }

  init(file: String, _ error: any Error) {
    self.file = file
    reason = error as? Reason ?? (error as? DatabaseError).map(Reason.init) ?? .other("\(error)")
  }
}

extension StorageError.Reason {
  fileprivate init(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .notADatabase
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
    case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly
    case .SQLITE_CANTOPEN: self = .unreachable
    default: self = .other(error.message ?? error.resultCode.description)
    }
  }
}

extension StorageError: CustomStringConvertible {
  var description: String { "cannot keep items in '\(file)': \(reason); it is left as it is" }
}

extension StorageError.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .folder: "it is a folder"
    case .notRegular: "it is not a regular file"
    case .notADatabase: "it is no database, or a broken one"
    case .foreign: "it is another program's database"
    case .newer: "a later version of this program has written it"
    case .locked: "another program is using it"
    case .readOnly: "it can only be read"
    case .unreachable: "there is no such place, or no way to it"
    case .other(let message): message
    }
  }
}
