// The tables of the orders domain and the values of its custom fields.
import { integer } from 'drizzle-orm/pg-core';
import { fieldValueTable } from '../forms/values/value-tables.ts';
import { orders } from './order-tables.ts';

export const customFieldOrderValues = fieldValueTable(
  'custom_field_order_values',
  { order_id: integer().notNull() },
  () => [orders.company_id, orders.id],
);
