// Isolation tests of orders.
import { isolationOf } from '../../suite.ts';

isolationOf('orders');
