// The job kinds of question exchange.
export const questionExchangeJobKinds = [
  'test_export',
  'test_import_check',
  'test_import',
] as const;
