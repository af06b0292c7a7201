/** The kinds of jobs of this domain. */
export const courseJobKinds = ['courses_export'] as const;
