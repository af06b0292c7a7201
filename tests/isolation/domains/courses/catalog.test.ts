// Isolation tests of the catalogue.
import { isolationOf } from '../../suite.ts';

isolationOf('courses-catalog');
