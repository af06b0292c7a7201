// Isolation tests of exam data.
import { isolationOf } from '../../suite.ts';

isolationOf('exam-generation-ege');
