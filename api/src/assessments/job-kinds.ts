// The job kinds of assessments.
export const assessmentJobKinds = [
  'attempts_export',
  'attempts_recalculation_check',
  'attempts_recalculation',
  'stress_test',
] as const;
