// Isolation tests of the platform's releases.
import { isolationOf } from '../suite.ts';

isolationOf('help');
