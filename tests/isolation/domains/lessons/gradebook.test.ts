// Isolation tests of the gradebook: users who see results read it, each column only with the permission for its
// subject.
import { isolationOf } from '../../suite.ts';

isolationOf('lessons-gradebook');
