// Homework: nobody sees or decides about that of another school, nor of lessons that are not theirs.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-homework');
