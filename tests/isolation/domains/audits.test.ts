// The history of records and the log: nobody is told of a change that they may not know.
import { isolationOf } from '../suite.ts';

isolationOf('audits');
