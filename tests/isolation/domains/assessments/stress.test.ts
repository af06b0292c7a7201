// Stress tests.
import { isolationOf } from '../../suite.ts';

isolationOf('assessments-stress');
