// Isolation tests of course and lesson statistics.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-statistics');
