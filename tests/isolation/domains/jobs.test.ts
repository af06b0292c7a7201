// Isolation tests of jobs.
import { isolationOf } from '../suite.ts';

isolationOf('jobs');
