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
    description: '1: orders in the trash only; 0: other orders only.',
    condition: conditionFlag,
    filter: filter<{ place: string }>({
      columns: ['status'],
      read: ([value]) => ({ place: parseFlag('deleted', value) ? 'deleted' : 'active' }),
      where: ({ place }) => sql`${orders.status} = ${place}`,
    }),
  },
  status_type: {
    description: `Orders whose status has one of these types: ${orderStatusTypes.join(', ')}.`,
    filter: filter<{ types: readonly string[] }>({
      read: (types) => ({ types }),
      where: ({ types }) =>
        sql`${orders.status_id} = any(array(select named.id from order_statuses named
          where named.company_id = ${orders.company_id} and named.type = any(${types}::text[])))`,
    }),
  },
  in_folder: {
    description: '1: orders in a folder only; 0: orders in none only.',
    condition: conditionFlag,
    filter: flagFilter('in_folder', () => sql`${orders.folder_id} is not null`, ['folder_id']),
  },
  has_manager: {
    description: '1: orders with a manager only; 0: orders without one only.',
    condition: conditionFlag,
    filter: flagFilter('has_manager', () => sql`${orders.manager_id} is not null`, ['manager_id']),
  },
  paid: {
    description: '1: fully paid orders only; 0: other orders only.',
    condition: conditionFlag,
    filter: flagFilter('paid', () => sql`${orders.is_paid}`, ['is_paid']),
  },
  to_pay_from: {
    description: 'Minimum of `to_pay`, in roubles.',
    condition: conditionText,
    filter: amountFrom('to_pay_from', orders.to_pay),
  },
  to_pay_to: {
    description: 'Maximum of `to_pay`, in roubles.',
    condition: conditionText,
    filter: amountTo('to_pay_to', orders.to_pay),
  },
  call_due: {
    description: '1: only orders whose next call is today or earlier; 0: only other orders.',
    condition: conditionFlag,
    filter: flagFilter(
      'call_due',
      (asker) =>
        sql`(${orders.next_call_at} is not null and ${orders.next_call_at} < ${startOfTomorrow(asker)})`,
    ),
  },
  created_from: {
    description: 'Created on this day or later.',
    condition: conditionText,
    filter: fromDay('created_from', orders.created_at),
  },
  created_to: {
    description: 'Created on this day or earlier.',
    condition: conditionText,
    filter: toDay('created_to', orders.created_at),
  },
  custom_field: orderValues.filter,
} as const satisfies Record<string, SpecialFilter>;
