// Jobs: those of others are not there.
import { isolationOf } from '../suite.ts';

isolationOf('jobs');
