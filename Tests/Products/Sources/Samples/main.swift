import MVC

print(Runtime().nextIdentity())
