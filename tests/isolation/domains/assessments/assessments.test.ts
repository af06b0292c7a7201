// Tests.
import { isolationOf } from '../../suite.ts';

isolationOf('assessments');
