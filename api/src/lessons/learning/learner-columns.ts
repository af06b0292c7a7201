// Columns of `course_students` that records of lessons hide, because they describe the course rather than the lesson.
export const hiddenStudentColumns = [
  'searched',
  'course_id',
  'progress',
  'last_visited_at',
  'finished_at',
  'branch_id',
  'created_at',
] as const;
