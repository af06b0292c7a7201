// Branches and packages of courses, what they give, who has them, and lessons.
import { isolationOf } from '../../suite.ts';

isolationOf('courses-packages');
