// Isolation tests of lessons and their themes.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons');
