// Isolation tests of AI-generated questions.
import { isolationOf } from '../../suite.ts';

isolationOf('exam-generation');
