// Isolation tests of the library's templates.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-library');
