import MVCLab

extension OutputLine {
  /// The line that reports a finding in a transcript.
  init(_ finding: Finding) {
    self.init(
      finding.kind == .breach ? .breach : .symptom,
      "\(finding.rule): \(finding.text)",
      rule: finding.rule,
      site: finding.site
    )
  }
}
