// Isolation tests of payments.
import { isolationOf } from '../../suite.ts';

isolationOf('payments');
