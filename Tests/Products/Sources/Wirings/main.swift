import LabSystems
import MVCLab

print([System].all.map(\.name))
