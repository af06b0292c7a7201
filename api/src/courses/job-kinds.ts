// Job kinds of the courses domain.
export const courseJobKinds = [
  'courses_export',
  'course_branches_export',
  'commercial_offer_file',
  'commercial_offer_mail',
  'course_students_export',
  'course_replication',
  'course_archive',
  'course_import',
] as const;
