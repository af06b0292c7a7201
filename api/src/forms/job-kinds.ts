// The job kinds of forms.
export const formsJobKinds = ['form_answers_export'] as const;
