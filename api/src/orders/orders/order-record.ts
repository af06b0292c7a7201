// The order record: customer, product, price and contacts.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { coursePackageRecord, courseRecord } from '../../courses/index.ts';
import { belongsTo, hasMany, record } from '../../kit/records/record.ts';
import { readableRows } from '../../kit/records/readers.ts';
import { declareFileUse } from '../../media/index.ts';
import { inviteRecord, memberRecord } from '../../people/index.ts';
import { staffRecord } from '../../people/staff.ts';
import { orderFolderRecord } from '../folders/folder-record.ts';
import { orderGrants } from '../grants.ts';
import { leadOfOrder, orderLead } from '../leads/order-lead.ts';
import { orders } from '../order-tables.ts';
import { orderStatusRecord } from '../statuses/status-record.ts';
import { orderValues } from './order-values.ts';

export const orderRecord = record(orders)({
  name: 'Order',
  description: 'An order of a course or package by a customer.',
  permissions: orderGrants,
  mine: () => sql`true`,
  short: ['number', 'name'],
  history: {
    type: 'orders',
    extraFields: {
      custom_fields: 'readers',
      teacher_prices: 'readers',
      status: 'readers',
      merged_into: 'readers',
      merged_orders: 'readers',
    },
  },
  hidden: [
    'status',
    'user_id',
    'manager_id',
    'author_id',
    'searched',
    'contact_email_key',
    'is_paid',
    'merged_into_id',
  ],
  unsummed: ['number'],
  order: 'name',
  computed: {
    number: {
      schema: z
        .string()
        .describe('Consecutive from 1 within the company, in the order of creation.'),
      sql: ({ number }) => sql`${number}::text`,
    },
    in_trash: {
      schema: z.boolean().describe('Whether it is in the trash.'),
      sql: ({ status }) => sql`(${status} = 'deleted')`,
    },
    comments_count: {
      schema: z.int().describe('Number of comments, including answers.'),
      // An order has few of them.
      sql: ({ company_id, id }) =>
        sql`(select count(*)::integer from order_comments said where said.company_id = ${company_id} and said.order_id = ${id})`,
    },
  },
  attached: {
    custom_fields: {
      schema: z.array(orderValues.schema),
      // Fifty fields, each with its options and values.
      rows: 150,
      // Other lists include orders for readers who may not see order details.
      sql: (table, asker) =>
        readableRows(orderRecord, table, asker) === 'all'
          ? orderValues.valuesJson(table.id, asker)
          : sql`'[]'::jsonb`,
    },
    bitrix_lead: {
      schema: orderLead.nullable().describe('Null for callers who may not see orders.'),
      sql: (table, asker) =>
        readableRows(orderRecord, table, asker) === 'all' ? leadOfOrder(table) : sql`null::jsonb`,
    },
  },
  relations: {
    status: belongsTo(() => orderStatusRecord, 'status_id'),
    folder: belongsTo(() => orderFolderRecord, 'folder_id'),
    user: belongsTo(() => memberRecord, 'user_id'),
    course: belongsTo(() => courseRecord, 'course_id'),
    course_package: belongsTo(() => coursePackageRecord, 'course_package_id'),
    manager: belongsTo(() => staffRecord, 'manager_id'),
    author: belongsTo(() => staffRecord, 'author_id'),
    invite: belongsTo(() => inviteRecord, 'invite_id'),
    custom_field_order_values: hasMany(() => orderValues.record, 'order_id'),
  },
});

declareFileUse({
  kind: 'order',
  record: () => orderRecord,
  name: 'name',
  shows: orderValues.showsFile,
});
