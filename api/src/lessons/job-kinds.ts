// The kinds of jobs that lessons have.
export const lessonJobKinds = ['journal_export'] as const;
