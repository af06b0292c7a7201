// Leads of Bitrix24: nobody reads or changes those of another school.
import { isolationOf } from '../../suite.ts';

isolationOf('orders-leads');
