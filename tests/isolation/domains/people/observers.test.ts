// Isolation tests of observers.
import { isolationOf } from '../../suite.ts';

isolationOf('people-observers');
