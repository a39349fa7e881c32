extension [BugReport] {
  /// The reports, by the rule that they break.
  public static let all: [BugReport] =
    anotherRow + handledTwice + sentTwice + listedTwice + shownTwice + stuck + staleCells
    + lostLinks
    + olderAnswers + faults + unheard + leaks + wrongScreens + diverging

  /// The user touches one row, and another row's item changes, opens or goes.
  public static let anotherRow: [BugReport] = [
    BugReport(
      "wasabeef/recyclerview-animators#56",
      "The Delete button of a row keeps the position that the row had when it was made. After the first deletion it "
        + "removes the item below.",
      breaks: "acts-on-another-row",
      at: "the line in the button's action that removes the item at the position that was kept",
      in: BugReport.Program(
        "DeletedBelow",
        "memos.remove(at: indexPath.row)"
      )
    ),
    BugReport(
      "afterxleep/Bouncer#65",
      "A swipe in the results of a search deletes another rule: the one that the whole list has at this row.",
      breaks: "acts-on-another-row",
      at: "the line that removes the rule at the row of a result",
      in: BugReport.Program(
        "DeletedResult",
        "blocked.remove(at: row)"
      )
    ),
    BugReport(
      "monal-im/Monal#592",
      "Removing a contact from the results of a search asks about another contact, the one that the whole list has "
        + "at this row, and removes that.",
      breaks: "acts-on-another-row",
      at: "the line that looks up the selected row in all contacts",
      in: BugReport.Program("ConfirmedResult", "ask(contacts.names[row])")
    ),
    BugReport(
      "coderyi/NetworkEye#8",
      "A tap on a record in a filtered list opens the record that the whole list has at this row.",
      breaks: "acts-on-another-row",
      at: "the line that looks up the selected row in all records",
      in: BugReport.Program(
        "OpenedUnfiltered",
        "navigationController?.pushViewController(RecordPage(log.addresses[row]), animated: true)"
      )
    ),
    BugReport(
      "updatest/feedback#357",
      "A menu is open on a row while a refresh removes a row above. What the user chooses in the menu happens to the "
        + "item that has moved to the old position.",
      breaks: "acts-on-another-row",
      at: "the line in the menu's action that removes the item at the position of the touch",
      in: BugReport.Program(
        "MenuOfOldRow",
        "updates.ignore(at: row)"
      )
    ),
  ]

  /// One event or notification reaches one handler more than once.
  public static let handledTwice: [BugReport] = [
    BugReport(
      "layerhq/Atlas-iOS#1279",
      "The list of conversations registers for a notification each time it appears. After a visit to another screen "
        + "its handler runs twice.",
      breaks: "handled-twice",
      at: "the line in viewWillAppear that registers",
      in: BugReport.Program(
        "ConversationsAgain",
        "observe(.messageDidArrive, from: inbox) { list, _ in"
      )
    ),
    BugReport(
      "ReactiveX/RxSwift#437",
      "A cell's button gets an action each time the cell is made ready for a row. After some scrolling one tap shows "
        + "the alert several times.",
      breaks: "handled-twice",
      at: "the line in cellForRowAt that adds the action",
      in: BugReport.Program(
        "AlertPerReuse",
        "cell.commentButton.addAction(UIAction { [comments] _ in comments.add() }, for: .touchUpInside)"
      )
    ),
    BugReport(
      "deltachat/deltachat-ios#1138",
      "A list adds an observer when it appears, and removes it by the wrong function when it disappears, so that "
        + "nothing is removed. Each visit makes the work of one message longer.",
      breaks: "handled-twice",
      at: "the line in viewWillAppear that registers",
      in: BugReport.Program(
        "WrongRemoval",
        "inbox.$messages.observe(self) { list, _ in"
      )
    ),
    BugReport(
      "jbenet/ios-ntp#20",
      "Enabling a clock registers it for the app's return from the background, and the return enables it: after a few "
        + "returns it is enabled many times at once.",
      breaks: "handled-twice",
      at: "the line in the method for the return that registers again",
      in: BugReport.Program(
        "ClockAgain",
        "observe(.willEnterForeground) { clock, _ in clock.enable() }"
      )
    ),
  ]

  /// What the user typed once is sent twice.
  public static let sentTwice: [BugReport] = [
    BugReport(
      "hartlco/Icro#70",
      "The page of a new post closes when the post has arrived. Two clicks on its button before that send two posts.",
      breaks: "sent-twice",
      at: "the line that sends the text, and leaves the button on",
      in: BugReport.Program(
        "PostedAgain",
        "server?.send(Request(\"post\", text), then: Block(self) { posts, _ in posts.$texts.append(text) })"
      )
    )
  ]

  /// A list shows one item twice.
  public static let listedTwice: [BugReport] = [
    BugReport(
      "vedartm/pagination_view#56",
      "Pages are asked for by their offset. A new item at the top of the server's list moves the last item of the "
        + "first page into the second.",
      breaks: "listed-twice",
      at: "the line that appends the page",
      in: BugReport.Program(
        "PagesByOffset",
        "$posts.append(contentsOf: page(response))"
      )
    ),
    BugReport(
      "nodediggity/box-office#13",
      "Scrolling asks for the next page more than once before the first answer is there, and each answer is "
        + "appended.",
      breaks: "listed-twice",
      at: "the line that appends the page",
      in: BugReport.Program(
        "PageAskedTwice",
        "feed.$posts.append(contentsOf: feed.page(response))"
      )
    ),
    BugReport(
      "Suleiman19/Android-Pagination-with-RecyclerView#2",
      "A refresh empties the list while the next page is on its way. The old answer comes after the new first page, "
        + "and its items come once more with the second.",
      breaks: "listed-twice",
      at: "the line that appends the page",
      in: BugReport.Program(
        "OldPageAfterRefresh",
        "$posts.append(contentsOf: page(response))"
      )
    ),
    BugReport(
      "jessesquires/JSQMessagesViewController#1389",
      "A sent message is shown at once, and appended again when the server's copy of it arrives.",
      breaks: "listed-twice",
      at: "the line that appends what arrives",
      in: BugReport.Program(
        "SentAndReceived",
        "$lines.append(line)"
      )
    ),
    BugReport(
      "modocache/MDCSwipeToChoose#106",
      "The cards are loaded each time the screen appears, and added to those that it has: after a visit elsewhere "
        + "each is there twice.",
      breaks: "listed-twice",
      at: "the line that appends what was loaded",
      in: BugReport.Program(
        "CardsPerAppearance",
        "$cards.append(contentsOf: loaded)"
      )
    ),
  ]

  /// One screen is pushed twice for one intention.
  public static let shownTwice: [BugReport] = [
    BugReport(
      "wordpress-mobile/WordPressAuthenticator-iOS#453",
      "The answer to a request pushes the next screen. Two quick taps send two requests, and push it twice.",
      breaks: "shown-twice",
      at: "the line that pushes the screen",
      in: BugReport.Program(
        "PushedByAnswer",
        "navigationController?.pushViewController(SentLinkPage(), animated: true)"
      )
    ),
    BugReport(
      "DagAgren/toot#297",
      "A tap on a post loads its thread and then pushes it. Whoever taps again because nothing happens gets it "
        + "twice.",
      breaks: "shown-twice",
      at: "the line that pushes the thread",
      in: BugReport.Program(
        "PushedByRow",
        "navigationController?.pushViewController(page, animated: true)"
      )
    ),
    BugReport(
      "corona-warn-app/cwa-app-ios#4660",
      "A second tap on a tile, while the screen of the first is still sliding in, pushes that screen again.",
      breaks: "shown-twice",
      at: "the line that pushes the screen",
      in: BugReport.Program(
        "PushedWhileSliding",
        "navigationController?.pushViewController(RiskPage(), animated: true)"
      )
    ),
  ]

  /// A control stays off, or a spinner turns, and nothing that the user can do ends it.
  public static let stuck: [BugReport] = [
    BugReport(
      "udacity/ios-nd-networking#9",
      "Logging in starts a spinner and switches the form off. A wrong password shows an alert, but the spinner turns "
        + "on and the form stays off.",
      breaks: "stuck",
      at: "the line that shows the alert of the failure, without ending the wait",
      in: BugReport.Program(
        "LoginStaysOff",
        "if isLoggingIn { spinner.startAnimating() } else { spinner.stopAnimating() }"
      )
    ),
    BugReport(
      "mullvad/mullvadvpn-app#3898",
      "The login button is off while a login runs, and stays off after its failure, so that nobody can try again.",
      breaks: "stuck",
      at: "the line that switches the button off",
      in: BugReport.Program(
        "DisabledAfterFailure",
        "button.isEnabled = login.state == .idle"
      )
    ),
    BugReport(
      "samvermette/SVPullToRefresh#44",
      "The indicator below a list turns while a page is loaded. After a network error it still turns, and no page "
        + "is asked for any more.",
      breaks: "stuck",
      at: "the line that starts the indicator",
      in: BugReport.Program(
        "BottomSpinner",
        "spinner.startAnimating()"
      )
    ),
    BugReport(
      "CruGlobal/godtools-swift#563",
      "A refresh by pulling ends when new data come. After an error it goes on for ever.",
      breaks: "stuck",
      at: "the line that begins the refresh, which only new data end",
      in: BugReport.Program("RefreshNeverEnds", "private func reload() { languages.reload() }")
    ),
    BugReport(
      "TransitApp/SVWebViewController#23",
      "A page switches the indicator on that all screens share. If the user leaves before the answer, nobody "
        + "switches it off.",
      breaks: "stuck",
      at: "the line that starts the indicator",
      in: BugReport.Program(
        "SharedSpinner",
        "spinner.startAnimating()"
      )
    ),
  ]

  /// A reused cell shows something that it was given for another row.
  public static let staleCells: [BugReport] = [
    BugReport(
      "ChoiysApple/Filmboard#15",
      "A reused cell has the new film's title at once, and the former film's poster until its own one arrives.",
      breaks: "stale-cell",
      at: "the line that sets the title for the new row",
      in: BugReport.Program(
        "FormerPoster",
        "cell.setData(film)"
      )
    ),
    BugReport(
      "element-hq/element-ios#1124",
      "A room without a picture has the picture of another room after scrolling down and up: the picture is only set "
        + "where there is one.",
      breaks: "stale-cell",
      at: "the line that sets the picture only where there is one",
      in: BugReport.Program(
        "PictureOfAnotherRoom",
        "cell.imageView?.image = UIImage(named: picture)"
      )
    ),
    BugReport(
      "Boris-Em/BEMCheckBox#52",
      "A tick is kept by the cell alone. Ticking the first row ticks the tenth too, which gets the same cell.",
      breaks: "stale-cell",
      at: "the line that ticks the box of the cell",
      in: BugReport.Program(
        "TickedCells",
        "tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark"
      )
    ),
    BugReport(
      "BenEmdon/CenteredCollectionView#52",
      "A tap switches the button of its cell off for good. The button of the fifth item is off too, in the same "
        + "cell.",
      breaks: "stale-cell",
      at: "the line that switches the cell's button off",
      in: BugReport.Program(
        "ButtonOffInCell",
        "button.isEnabled = false"
      )
    ),
    BugReport(
      "chrisamanse/CheckboxButton#3",
      "The user checks a box in a row. After scrolling, boxes of other rows are checked as well.",
      breaks: "stale-cell",
      at: "the line that fills a cell, behind which nothing sets its box",
      in: BugReport.Program(
        "ChosenInOtherRows",
        "cell.textLabel?.text = thing"
      )
    ),
  ]

  /// A delegate, data source or target was set, and is gone when it is needed.
  public static let lostLinks: [BugReport] = [
    BugReport(
      "rnystrom/RNGridMenu#11",
      "The delegate of a menu is an object that nobody keeps. The menu opens, and choosing does nothing.",
      breaks: "lost-link",
      at: "the line that sets the delegate",
      in: BugReport.Program(
        "MenuDelegateGone",
        "menu.delegate = chooser"
      )
    ),
    BugReport(
      "venmo/Static#27",
      "The data source of a table is a constant in viewDidLoad. The table counts its rows there, and shows none.",
      breaks: "lost-link",
      at: "the line that sets the data source",
      in: BugReport.Program(
        "LocalDataSource",
        "tableView.dataSource = source"
      )
    ),
    BugReport(
      "ReactiveCocoa/ReactiveCocoa#1999",
      "The target of a button is an object that only the closure around it has seen. A tap does nothing, or crashes.",
      breaks: "lost-link",
      at: "the line that adds the target",
      in: BugReport.Program(
        "LocalTarget",
        "button.addTarget(action, action: ClosureAction.execute, for: .touchUpInside)"
      )
    ),
  ]

  /// Of two answers the one to the older question is shown.
  public static let olderAnswers: [BugReport] = [
    BugReport(
      "ColinEberhardt/RWTwitterInstant#1",
      "A slow picture arrives in a cell that shows another tweet by now, after that tweet's own picture.",
      breaks: "older-answer-wins",
      at: "the line that puts the answer into the cell",
      in: BugReport.Program(
        "LateAvatar",
        "cell?.avatar.text = picture"
      )
    ),
    BugReport(
      "openfoodfacts/openfoodfacts-ios#8",
      "Each letter sends a search, and the latest answer is shown, whichever text it is for.",
      breaks: "older-answer-wins",
      at: "the line that takes the answer for the results",
      in: BugReport.Program(
        "ResultsAsTheyCome",
        "search.found = response.body"
      )
    ),
  ]

  /// The program ends with an exception.
  public static let faults: [BugReport] = [
    BugReport(
      "SwipeCellKit/SwipeCellKit#53",
      "A row is deleted when the server agrees, and the array that the rows are counted in is not.",
      breaks: "fault",
      at: "the line that deletes the row",
      in: BugReport.Program(
        "RowWithoutItem",
        "tableView?.deleteRows(at: [indexPath], with: .fade)"
      )
    ),
    BugReport(
      "jessesquires/JSQMessagesViewController#181",
      "A screen removes an observer when it disappears, and again when it is released: the second removal raises.",
      breaks: "fault",
      at: "the line that removes the observer the second time",
      in: BugReport.Program("RemovedAgain", "messages.$texts.removeObserver(self)")
    ),
  ]

  /// The user is told nothing.
  public static let unheard: [BugReport] = [
    BugReport(
      "deltachat/deltachat-ios#2736",
      "An error is presented as an alert while the alert with the progress is still in front: nobody sees the error.",
      breaks: "nobody-heard",
      at: "the line that presents the error",
      in: BugReport.Program(
        "ErrorBehindProgress",
        "present(error, animated: true)"
      )
    )
  ]

  /// A closed screen stays alive.
  public static let leaks: [BugReport] = [
    BugReport(
      "SvenTiigi/STLocationRequest#6",
      "A repeating timer keeps the dismissed screen, and goes on changing its map.",
      breaks: "leak",
      at: "the line that starts the timer",
      in: BugReport.Program(
        "MapTimer",
        "timer = every(.seconds(15)) {"
      )
    ),
    BugReport(
      "deltachat/deltachat-ios#2235",
      "The input bar of a chat keeps a function of the chat's screen, which keeps the bar.",
      breaks: "leak",
      at: "the line that gives the function to the bar",
      in: BugReport.Program(
        "BarKeepsChat",
        "bar.onScrollDown = scrollToBottom"
      )
    ),
  ]

  /// A screen shows something else than its model, or than another screen.
  public static let wrongScreens: [BugReport] = [
    BugReport(
      "owntracks/ios#268",
      "Deleting the only message leaves the badge of its tab at 1, until another tab was visited.",
      breaks: "screen-disagrees-with-model",
      at: "the line that deletes the message, without the badge",
      in: BugReport.Program(
        "BadgeAfterDelete",
        "messages.remove(at: indexPath.row)"
      )
    ),
    BugReport(
      "moneymanagerex/mmex-ios#196",
      "Saving a new entry numbers a copy of it. The list looks for the original, which has no number, and does not "
        + "show the entry.",
      breaks: "screen-disagrees-with-model",
      at: "the line that saves a copy",
      in: BugReport.Program(
        "CopiedEntry",
        "save(account)"
      )
    ),
    BugReport(
      "wordpress-mobile/WordPress-iOS#1656",
      "Editing a comment from its page saves it, and the page still shows the old text, until it is opened again.",
      breaks: "screen-disagrees-with-model",
      at: "the line that keeps a copy of the text",
      in: BugReport.Program("EditedCopy", "text = comments.texts[0]")
    ),
    BugReport(
      "wireapp/wire-ios#1949",
      "A switch asks before it turns on. After Decline it shows that it is on, though nothing was turned on.",
      breaks: "screen-disagrees-with-model",
      at: "the handler of Decline, which leaves the switch as the user has set it",
      in: BugReport.Program("DeclinedSwitch", "func decline() {}")
    ),
    BugReport(
      "diogot/MyWeight#83",
      "The list of weights reads them when it appears. The screen that adds one is a sheet, and no screen below a sheet "
        + "appears again, so the new one is missing.",
      breaks: "screen-disagrees-with-model",
      at: "the line that adds the weight, of which the list is not told",
      in: BugReport.Program("ReadWhenAppearing", "weights.enter(\"79 kg\")")
    ),
    BugReport(
      "willowtreeapps/vocable-ios#188",
      "Phrases that were added in the settings are missing when the user comes back, until the category is chosen "
        + "again.",
      breaks: "screen-disagrees-with-model",
      at: "the line that adds the phrase, of which the first screen is not told",
      in: BugReport.Program("ReadOnceBeforeSettings", "private func add() { phrases.add() }")
    ),
    BugReport(
      "mdbergmann/Eloquent#87",
      "Closing a tab moves the selection of the tab bar, and the content stays that of the closed tab.",
      breaks: "screen-disagrees-with-model",
      at: "the line that moves the selection, without the content",
      in: BugReport.Program(
        "ClosedTab",
        "bar.text = passages.current"
      )
    ),
    BugReport(
      "tuskyapp/Tusky#3632",
      "The star of a post is switched on by the tap. If the request fails nobody switches it off.",
      breaks: "screen-disagrees-with-model",
      at: "the line that switches the star on",
      in: BugReport.Program(
        "StarStaysOn",
        "star.text = \"favorite\""
      )
    ),
    BugReport(
      "openHPI/xikolo-ios#475",
      "The settings read the user's name once. After a logout and a login with another account they still show the "
        + "first one, until a restart.",
      breaks: "screen-disagrees-with-model",
      at: "the line that returns the name that was read before",
      in: BugReport.Program(
        "NameReadOnce",
        "if let name { return name }"
      )
    ),
    BugReport(
      "mozilla-mobile/firefox-ios#20455",
      "The search engine is changed in one window. The other window shows the old one, until it is opened again.",
      breaks: "screens-disagree",
      at: "the line that shows the engine only in the window of the change",
      in: BugReport.Program(
        "EngineOfOneWindow",
        "tableView.reloadData()"
      )
    ),
  ]

  /// Something is lost that only a correct program beside it shows.
  public static let diverging: [BugReport] = [
    BugReport(
      "deltachat/deltachat-ios#439",
      "A draft is stored when the user leaves the chat, and not when the app goes to the background, where it can be "
        + "killed.",
      breaks: "diverges",
      at: "the line in viewWillDisappear that stores the draft, and that is the only one",
      in: BugReport.Program(
        "DraftWhenLeaving",
        "storeDraft()"
      )
    )
  ]
}
