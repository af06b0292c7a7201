// The kinds of jobs that forms have.
export const formsJobKinds = ['form_answers_export'] as const;
