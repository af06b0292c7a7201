// The kinds of jobs that the exchange of questions has.
export const questionExchangeJobKinds = [
  'test_export',
  'test_import_check',
  'test_import',
] as const;
