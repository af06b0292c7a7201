// Isolation tests of webinars: none of another school can be seen, led or joined.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-webinars');
