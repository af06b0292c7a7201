// The job kinds of question generation.
export const examGenerationJobKinds = ['test_generation'] as const;
