// The catalogue.
import { isolationOf } from '../../suite.ts';

isolationOf('courses-catalog');
