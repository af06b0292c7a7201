// Learning: nobody sees or does anything in what somebody else learns.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-learning');
