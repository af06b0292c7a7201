// Isolation tests of promo codes and their uses.
import { isolationOf } from '../../suite.ts';

isolationOf('payments-promo-codes');
