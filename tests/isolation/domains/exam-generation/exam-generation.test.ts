// Questions that an AI writes.
import { isolationOf } from '../../suite.ts';

isolationOf('exam-generation');
