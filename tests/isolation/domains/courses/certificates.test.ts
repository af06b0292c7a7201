// Certificates: nobody finds, revokes or puts back what another company has issued, or a course that they do not see.
import { isolationOf } from '../../suite.ts';

isolationOf('courses-certificates');
