// Olympiads.
import { isolationOf } from '../../suite.ts';

isolationOf('olympiads');
