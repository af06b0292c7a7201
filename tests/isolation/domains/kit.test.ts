// The health of the servers, and `node`.
import { isolationOf } from '../suite.ts';

isolationOf('kit');
