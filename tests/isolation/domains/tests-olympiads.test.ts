// Olympiads.
import { isolationOf } from '../suite.ts';

isolationOf('tests-olympiads');
