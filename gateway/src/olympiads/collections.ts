// The REST collections of test result folders, and those below them.
import { collectionBelow, companyCollection } from '../kit/records/collections.ts';

export const folders = companyCollection('TestResultFolder', 'test_result_folders');
export const learnersBelow = collectionBelow(
  folders,
  'TestResultFolderLearner',
  'user_results',
  'folder_id',
);
export const resultsBelow = collectionBelow(
  folders,
  'TestResultFolderResult',
  'user_test_results',
  'folder_id',
);
