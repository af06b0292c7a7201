// Job kinds of the lessons domain.
export const lessonJobKinds = [
  'film_transcript',
  'gradebook_export',
  'journal_export',
  'lesson_statistics_export',
  'stuck_students_export',
] as const;
