// Isolation tests of Bitrix24 leads.
import { isolationOf } from '../../suite.ts';

isolationOf('orders-leads');
