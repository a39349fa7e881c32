/// Lists the account that has the number.
final class NumberedEntries: MoneyAccounts {
  override func store(_ account: MoneyAccount) -> MoneyAccount { save(account) }
}
