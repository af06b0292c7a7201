// Results of tests, and checking.
import { isolationOf } from '../../suite.ts';

isolationOf('assessments-results');
