// Isolation tests of homework: none of another school, or of lessons without access, can be seen or graded.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-homework');
