import LabCourse

print(Course([], folder: "Scenarios").entries)
