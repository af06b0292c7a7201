// Isolation tests of courses, their dictionaries, packages and export.
import { isolationOf } from '../../suite.ts';

isolationOf('courses');
