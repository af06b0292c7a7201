// Films: nobody sees or counts what is watched in another school.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-films');
