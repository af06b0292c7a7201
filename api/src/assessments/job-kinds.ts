// The kinds of jobs that tests have.
export const testJobKinds = [
  'test_export',
  'test_import_check',
  'test_import',
  'test_generation',
  'attempts_export',
  'attempts_recalculation_check',
  'attempts_recalculation',
  'test_result_folder_processing',
  'test_result_folder_export',
  'test_result_folder_diplomas',
  'stress_test',
] as const;
