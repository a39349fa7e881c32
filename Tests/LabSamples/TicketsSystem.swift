import HeadlessUI
import MVC
import MVCLab

extension System {
  /// The seats of a theatre, which a server grants one by one.
  public static let tickets = System(
    name: "tickets",
    summary: "seats of a theatre, which a server grants one by one",
    style: Style(name: "Cocoa MVC, asking once", laws: Style.cocoaMVC.laws + [.asksTwice]),
    symptoms: Symptom.standard + [.noFeedback],
    promises: { [SeatsPromise()] },
    screens: [
      ScreenKind("shows", "the shows and how many seats are left"),
      ScreenKind("show", "it opens when the user selects a row of the shows", opensInWindow: false),
    ],
    outsideActions: TicketsAssembly.outsideActions,
    server: .always,
    wirings: [
      Wiring(
        "correct",
        .correct,
        "one office, which requests a seat once and counts it when the server grants it",
        files: ["TicketOffice.swift", "ShowController.swift", "ShowListController.swift"]
      ) { TicketsAssembly(office: TicketOffice()) },
      Wiring(
        "impatient",
        .misused(breaking: .asksTwice),
        "an office that sends every tap to the server",
        files: ["ImpatientTicketOffice.swift", "TicketOffice.swift", "ShowController.swift"]
      ) { TicketsAssembly(office: ImpatientTicketOffice()) },
    ],
    firstSteps: ["select 1", "tap Book", "tap Book", "server ok", "server ok"],
    sources: .embedded
  )
}
