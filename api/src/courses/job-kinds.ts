// The kinds of jobs that courses have.
export const courseJobKinds = ['courses_export'] as const;
