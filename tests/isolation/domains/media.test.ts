// Files by their addresses.
import { isolationOf } from '../suite.ts';

isolationOf('media');
