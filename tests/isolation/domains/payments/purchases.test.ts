// Buying a course: nobody sees, or pays for, the purchase of another.
import { isolationOf } from '../../suite.ts';

isolationOf('payments-purchases');
