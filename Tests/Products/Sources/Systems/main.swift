import HeadlessUI

print(ProgressView(progress: 0.5).inlineText ?? "")
