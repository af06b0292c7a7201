// The kinds of jobs that the generation of questions has.
export const examGenerationJobKinds = ['test_generation'] as const;
