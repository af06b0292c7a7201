// Isolation tests of comments on orders.
import { isolationOf } from '../../suite.ts';

isolationOf('orders-comments');
