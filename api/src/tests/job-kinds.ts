// The kinds of jobs that tests have.
export const testJobKinds = [
  'test_export',
  'test_import_check',
  'test_import',
  'attempts_export',
] as const;
