import LabText

/// Pages that are complete in one file, without a script.
enum ReportPage {
  static func text(title: String, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(HTML.escaped(title))</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 15px/1.4 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.4rem; }
    h2 { font: bold 1rem ui-monospace, monospace; margin: 1.5rem 0 .3rem; }
    pre, td { font: 13px/1.4 ui-monospace, monospace; white-space: pre-wrap; }
    pre { overflow-x: auto; margin: .3rem 0; }
    td, th { text-align: left; vertical-align: top; padding: 0 1.5rem 0 0; }
    table.columns { width: 100%; table-layout: fixed; }
    .differs, .extra { background: #2a82; }
    .missing { background: #c332; }
    .passed { color: #2a8; }
    .failed, .malformed { color: #d44; }
    </style>
    </head>
    <body>
    <h1>\(HTML.escaped(title))</h1>
    \(body)</body>
    </html>

    """
  }
}
