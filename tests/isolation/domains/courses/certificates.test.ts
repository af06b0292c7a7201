// Isolation tests of certificates: none of another company, or of a hidden course, can be found, revoked or restored.
import { isolationOf } from '../../suite.ts';

isolationOf('courses-certificates');
