// Payments.
import { isolationOf } from '../suite.ts';

isolationOf('payments');
