import MVCLab

/// Cells that only report what the user does.
let pressedCells: [Wiring] = [
  .program("PressingCell") { PressingList() },
  .program("OpeningCell") { OpeningList() },
  .program("AskingCell") { AskingList() },
  .program("LoadingCell") { LoadingList() },
]

/// Elements that show nothing of a model.
let ownElements: [Wiring] = [
  .program("PasswordEye") { PasswordEye() },
  .program("CopiedNotice") { CopiedNotice() },
  .program("DisclosureToggle") { DisclosureToggle() },
  .program("StepperLabel") { StepperLabel() },
  .program("PickerLabel") { PickerLabel() },
  .program("SwitchNote") { SwitchNote() },
  .program("MissingName") { MissingName() },
  .program("PushedDetail") { PushedDetail() },
]

/// Screens that show what a model says.
let paintedModels: [Wiring] = [
  .program("PresentedLamps") { PresentedLamps() },
  .program("ListeningLamps") { ListeningLamps() },
]
