// Courses with what describes them, their packages, and their export.
import { isolationOf } from '../../suite.ts';

isolationOf('courses');
