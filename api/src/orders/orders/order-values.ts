// The values of custom fields of orders.
import { fieldValues } from '../../forms/index.ts';
import { orders } from '../order-tables.ts';
import { customFieldOrderValues } from '../tables.ts';

export const orderValues = fieldValues({
  subtype: 'bid',
  table: customFieldOrderValues,
  owner: 'order_id',
  of: orders.id,
  name: 'Order',
  noun: 'order',
});
