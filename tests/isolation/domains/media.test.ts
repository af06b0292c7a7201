// Isolation tests of files, the file storage, galleries and the library.
import { isolationOf } from '../suite.ts';

isolationOf('media');
