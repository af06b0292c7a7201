// The filters of the order list.
import { sql } from 'drizzle-orm';
import {
  amountFrom,
  amountTo,
  filter,
  fromDay,
  startOfTomorrow,
  toDay,
  parseFlag,
  flagFilter,
} from '../../kit/lists/filters.ts';
import { conditionFlag, conditionText } from '../../kit/resource/conditions.ts';
import type { SpecialFilter } from '../../kit/resource/resource.ts';
import { orders, orderStatusTypes } from '../order-tables.ts';
import { orderValues } from './order-values.ts';

export const orderFilters = {
  deleted: {
    description: '1: only what lies in the trash; 0: only what does not.',
    condition: conditionFlag,
    filter: filter<{ place: string }>({
      columns: ['status'],
      read: ([value]) => ({ place: parseFlag('deleted', value) ? 'deleted' : 'active' }),
      where: ({ place }) => sql`${orders.status} = ${place}`,
    }),
  },
  status_type: {
    description: `Orders whose status means one of these: ${orderStatusTypes.join(', ')}.`,
    filter: filter<{ types: readonly string[] }>({
      read: (types) => ({ types }),
      where: ({ types }) =>
        sql`${orders.status_id} = any(array(select named.id from order_statuses named
          where named.company_id = ${orders.company_id} and named.type = any(${types}::text[])))`,
    }),
  },
  in_folder: {
    description: '1: only what lies in a folder; 0: only what lies in none.',
    condition: conditionFlag,
    filter: flagFilter('in_folder', () => sql`${orders.folder_id} is not null`, ['folder_id']),
  },
  has_manager: {
    description: '1: only what somebody works on; 0: only what nobody does.',
    condition: conditionFlag,
    filter: flagFilter('has_manager', () => sql`${orders.manager_id} is not null`, ['manager_id']),
  },
  paid: {
    description: '1: only what was paid in full; 0: only what was not.',
    condition: conditionFlag,
    filter: flagFilter('paid', () => sql`${orders.is_paid}`, ['is_paid']),
  },
  to_pay_from: {
    description: 'Orders for this sum in roubles or more.',
    condition: conditionText,
    filter: amountFrom('to_pay_from', orders.to_pay),
  },
  to_pay_to: {
    description: 'Orders for this sum in roubles or less.',
    condition: conditionText,
    filter: amountTo('to_pay_to', orders.to_pay),
  },
  call_due: {
    description: '1: only those whose next call is today, or was before; 0: all others.',
    condition: conditionFlag,
    filter: flagFilter(
      'call_due',
      (asker) =>
        sql`(${orders.next_call_at} is not null and ${orders.next_call_at} < ${startOfTomorrow(asker)})`,
    ),
  },
  created_from: {
    description: 'Ordered on this day or later.',
    condition: conditionText,
    filter: fromDay('created_from', orders.created_at),
  },
  created_to: {
    description: 'Ordered on this day or earlier.',
    condition: conditionText,
    filter: toDay('created_to', orders.created_at),
  },
  custom_field: orderValues.filter,
} as const satisfies Record<string, SpecialFilter>;
