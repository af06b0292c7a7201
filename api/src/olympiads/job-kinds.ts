// The job kinds of olympiads.
export const olympiadJobKinds = [
  'test_result_folder_processing',
  'test_result_folder_export',
  'test_result_folder_diplomas',
] as const;
