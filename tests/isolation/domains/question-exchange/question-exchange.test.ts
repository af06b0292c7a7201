// Tests as files: nobody takes or looks at those of another school.
import { isolationOf } from '../../suite.ts';

isolationOf('question-exchange');
