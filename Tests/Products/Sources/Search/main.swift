import LabSearch

print(SearchLimits().states)
