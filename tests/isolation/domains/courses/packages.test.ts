// Isolation tests of course branches and packages, their content, their buyers and lessons.
import { isolationOf } from '../../suite.ts';

isolationOf('courses-packages');
