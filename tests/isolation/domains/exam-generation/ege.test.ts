// Data of exams: nobody sees or changes those of another school.
import { isolationOf } from '../../suite.ts';

isolationOf('exam-generation-ege');
