// Taking tests: nobody sees or does anything in what somebody else takes.
import { isolationOf } from '../suite.ts';

isolationOf('tests-attempts');
