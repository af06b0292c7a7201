// Columns of who learns in a course that records of lessons leave out: these tell of the course, not of the lesson.
export const hiddenOfLearners = [
  'searched',
  'course_id',
  'progress',
  'last_visited_at',
  'finished_at',
  'branch_id',
  'created_at',
] as const;
