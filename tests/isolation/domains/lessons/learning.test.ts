// Isolation tests of learning: no user sees or changes the progress of another.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-learning');
