// Payments: money is shown to whoever may see it, and moved by nobody else.
import { isolationOf } from '../../suite.ts';

isolationOf('payments');
