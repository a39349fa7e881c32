import LabSite

print(CourseSite.self)
