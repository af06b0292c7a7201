// Isolation tests of olympiads.
import { isolationOf } from '../../suite.ts';

isolationOf('olympiads');
