import LineEditing

print(editorName)
