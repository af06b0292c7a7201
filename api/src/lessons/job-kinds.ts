// The kinds of jobs that lessons have.
export const lessonJobKinds = ['film_transcript', 'journal_export'] as const;
