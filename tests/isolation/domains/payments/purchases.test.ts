// Isolation tests of purchases: no user sees or pays for the purchase of another.
import { isolationOf } from '../../suite.ts';

isolationOf('payments-purchases');
