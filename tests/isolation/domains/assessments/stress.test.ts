// Isolation tests of stress tests.
import { isolationOf } from '../../suite.ts';

isolationOf('assessments-stress');
