// Releases of the platform.
import { isolationOf } from '../suite.ts';

isolationOf('help');
