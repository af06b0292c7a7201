// Observers read of the learners who are connected to them, and of nobody else.
import { isolationOf } from '../../suite.ts';

isolationOf('people-observers');
