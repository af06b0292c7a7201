// Isolation tests of health checks and `node`.
import { isolationOf } from '../suite.ts';

isolationOf('kit');
