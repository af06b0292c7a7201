// Templates of the library: nobody looks at those of another school, or takes them into a course.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-library');
