// Lessons and layers: nobody sees or changes those of another school, nor more of them than they may.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons');
