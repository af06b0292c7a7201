// The kinds of jobs that lessons have.
export const lessonJobKinds = ['film_transcript'] as const;
