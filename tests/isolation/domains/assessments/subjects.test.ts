// Isolation tests of subjects and topics.
import { isolationOf } from '../../suite.ts';

isolationOf('assessments-subjects');
