import LineEditing

print(editorName ?? "no line editor")
