// Comments on orders: nobody reads those of another school, nor changes what somebody else has said.
import { isolationOf } from '../../suite.ts';

isolationOf('orders-comments');
