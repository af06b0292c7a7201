// Isolation tests of importing and exporting tests as files.
import { isolationOf } from '../../suite.ts';

isolationOf('question-exchange');
