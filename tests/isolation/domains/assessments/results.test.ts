// Isolation tests of test results and grading.
import { isolationOf } from '../../suite.ts';

isolationOf('assessments-results');
