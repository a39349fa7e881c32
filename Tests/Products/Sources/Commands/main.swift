import LabConversation

print(Conversation(systems: []).history)
