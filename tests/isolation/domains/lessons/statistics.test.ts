// The statistics of courses and lessons.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-statistics');
