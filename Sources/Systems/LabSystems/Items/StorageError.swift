import GRDB

/// Why a file can't store items; the file stays as it is.
struct StorageError: Error, Equatable {
  let file: String
  let reason: Reason

  enum Reason: Error, Equatable {
    case folder
    case notRegular
    case notADatabase
    case foreign
    case altered
    /// SQLite would delete the file beside it that has this ending.
    case beside(String)
    case newer
    case locked
    case readOnly
    case unreachable
    case other(String)
  }

  init(file: String, _ error: any Error) {
    self.file = file
    reason =
      error as? Reason ?? (error as? DatabaseError).map(Reason.init)
      ?? (error is RowDecodingError ? .notADatabase : .other("\(error)"))
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
  var description: String { "cannot store items in '\(file)': \(reason); the file is unchanged" }
}

extension StorageError.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .folder: "it is a folder"
    case .notRegular: "it is not a regular file"
    case .notADatabase: "it is not a database, or it is damaged"
    case .foreign: "it is another program's database"
    case .altered: "another program has changed it"
    case .beside(let ending): "a file beside it, with '\(ending)' at its end, would be deleted"
    case .newer: "a later version of this program wrote it"
    case .locked: "another program is using it"
    case .readOnly: "it is read-only"
    case .unreachable: "its folder does not exist or can't be opened"
    case .other(let message): message
    }
  }
}
