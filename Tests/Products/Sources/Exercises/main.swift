import LabExercises

print(Exercise.all.count)
