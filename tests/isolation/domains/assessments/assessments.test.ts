// Isolation tests of tests and their questions.
import { isolationOf } from '../../suite.ts';

isolationOf('assessments');
