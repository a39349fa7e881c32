import LabCheck

print(RepairCheck.self)
