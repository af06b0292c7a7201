// Tables of orders, order statuses and order folders.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companies, companyTable } from '../company/tables.ts';
import { courses } from '../courses/course-tables.ts';
import { coursePackages } from '../courses/packages/package-tables.ts';
import {
  createdAt,
  instant,
  isOneOf,
  money,
  oneOf,
  sortedText,
  updatedAt,
} from '../kit/database/columns.ts';
import { trashColumns } from '../kit/resource/trash.ts';
import { tenantPolicies } from '../kit/database/tenancy.ts';
import { users } from '../people/account/account-tables.ts';

/** The meaning of a status, independent of its name (decision 33). */
export const orderStatusTypes = ['new', 'in_progress', 'success', 'fail'] as const;
export type OrderStatusType = (typeof orderStatusTypes)[number];

/** Every company starts with four statuses, created by the database function `begin_order_statuses`. */
export const orderStatuses = companyTable(
  'order_statuses',
  {
    /** The name that the staff sees. */
    admin_value: sortedText().notNull(),
    admin_text_color: text().notNull(),
    admin_background: text().notNull(),
    /** The name that the customer sees. */
    public_value: text().notNull(),
    public_text_color: text().notNull(),
    public_background: text().notNull(),
    type: oneOf(orderStatusTypes).notNull(),
    /** The status of new orders. */
    is_default: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('order_statuses', 'type', orderStatusTypes),
    check('order_statuses_default', sql`not is_default or type = 'new'`),
    ...(
      [
        table.admin_text_color,
        table.admin_background,
        table.public_text_color,
        table.public_background,
      ] as const
    ).map((column) =>
      check(
        `order_statuses_${column.name}`,
        sql`${sql.identifier(column.name)} ~ '^#[0-9a-f]{6}$'`,
      ),
    ),
    uniqueIndex('order_statuses_admin_value').on(table.company_id, sql`lower(admin_value)`),
    uniqueIndex('order_statuses_is_default')
      .on(table.company_id)
      .where(sql`is_default`),
    index('order_statuses_sort').on(table.company_id, table.sort, table.id),
  ],
);

export const orderFolders = companyTable(
  'order_folders',
  { name: sortedText().notNull(), created_at: createdAt(), updated_at: updatedAt() },
  (table) => [
    uniqueIndex('order_folders_name').on(table.company_id, sql`lower(name)`),
    index('order_folders_by_name').on(table.company_id, table.name, table.id),
    index('order_folders_created_at').on(table.company_id, table.created_at, table.id),
  ],
);

/** The number of a company's last order. */
export const orderNumbers = pgTable(
  'order_numbers',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id] }), ...tenantPolicies('order_numbers')],
);

/** The UTM parameters of links. */
export const utmParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;

/** The columns by which orders are counted. Triggers maintain the counts. */
export const countedOrders = [
  ['status', 'status_id'],
  ['status', 'folder_id'],
  ['status', 'manager_id'],
  ['status', 'course_id'],
  ['status', 'is_paid'],
] as const;

/** Whether the order is in the trash. Its progress is in `status_id`. */
export const orderTrashStatuses = ['active', 'deleted'] as const;

const person = () => integer().references(() => users.id, { onDelete: 'set null' });

export const orders = companyTable(
  'orders',
  {
    /** Consecutive from 1 within the company, in order of creation; never reused. */
    number: integer().notNull(),
    name: sortedText().notNull(),
    description: text(),
    status: oneOf(orderTrashStatuses).notNull().default('active'),
    ...trashColumns(orderTrashStatuses),
    status_id: integer().notNull(),
    folder_id: integer(),
    /** The customer; null without an account. */
    user_id: person(),
    /** The contacts at the time of the order. */
    contact_name: text(),
    contact_email: text(),
    contact_phone: text(),
    /** For finding orders of the same person. */
    contact_email_key: text().generatedAlwaysAs(sql`lower(contact_email)`),
    course_id: integer(),
    /** The package of the course; null: the whole course. */
    course_package_id: integer(),
    /** The staff member who works on it. */
    manager_id: person(),
    /** When the manager calls the customer next. */
    next_call_at: instant(),
    /** Who entered it; null if it was created automatically. */
    author_id: person(),
    /**
     * The invite by which the customer came, or that gives them access. The foreign key with `on delete set null
     * (invite_id)` is in the migrations: drizzle-kit can't express it.
     */
    invite_id: integer(),
    /** The price after the discounts at the time of the order. */
    price: money(),
    /** An agreed price that replaces `price`. */
    fix_price: money(),
    to_pay: numeric({ precision: 12, scale: 2 }).generatedAlwaysAs(
      sql`coalesce(fix_price, price, 0)`,
    ),
    /** When it was fully paid. */
    payed_at: instant(),
    is_paid: boolean().generatedAlwaysAs(sql`payed_at is not null`),
    /** The order that it was merged into; null if it was not merged or was restored from the trash. */
    merged_into_id: integer(),
    utm_source: text(),
    utm_medium: text(),
    utm_campaign: text(),
    utm_content: text(),
    utm_term: text(),
    /** The text that `search` matches. */
    searched: text().generatedAlwaysAs(
      sql`number || ' ' || name || ' ' || coalesce(contact_name, '') || ' ' || coalesce(contact_email, '') || ' ' || coalesce(contact_phone, '') || ' ' || coalesce(regexp_replace(contact_phone, '\\D', '', 'g'), '')`,
    ),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => {
    const within = (column: AnyPgColumn) => [table.company_id, column] as const;
    const key = (of: { company_id: AnyPgColumn; id: AnyPgColumn }): [AnyPgColumn, AnyPgColumn] => [
      of.company_id,
      of.id,
    ];
    const listed = (name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) =>
      index(`orders_${name}`).on(table.company_id, table.status, ...columns, table.id);
    return [
      isOneOf('orders', 'status', orderTrashStatuses),
      check('orders_price', sql`price >= 0 and fix_price >= 0`),
      check('orders_package', sql`course_package_id is null or course_id is not null`),
      foreignKey({ columns: [...within(table.status_id)], foreignColumns: key(orderStatuses) }),
      foreignKey({ columns: [...within(table.folder_id)], foreignColumns: key(orderFolders) }),
      foreignKey({ columns: [...within(table.course_id)], foreignColumns: key(courses) }),
      foreignKey({
        columns: [...within(table.course_package_id)],
        foreignColumns: key(coursePackages),
      }),
      foreignKey({
        name: 'orders_merged_into',
        columns: [...within(table.merged_into_id)],
        foreignColumns: key(table),
      }),
      uniqueIndex('orders_number').on(table.company_id, table.number),
      listed('created_at', table.created_at),
      listed('by_number', table.number),
      listed('name', table.name),
      listed('to_pay', table.to_pay),
      listed('updated_at', table.updated_at),
      listed('payed_at', table.payed_at),
      listed('next_call_at', table.next_call_at),
      listed('is_paid', table.is_paid, table.created_at),
      listed('status_id', table.status_id, table.created_at),
      listed('folder_id', table.folder_id, table.created_at),
      listed('course_id', table.course_id, table.created_at),
      listed('user_id', table.user_id, table.created_at),
      listed('contact_email', table.contact_email_key),
      listed('contact_phone', table.contact_phone),
      listed('manager_id', table.manager_id, table.created_at),
      index('orders_status').on(...within(table.status_id)),
      index('orders_course_package_id').on(...within(table.course_package_id)),
      index('orders_merged_into_id').on(...within(table.merged_into_id)),
      index('orders_invite_id').on(...within(table.invite_id)),
      index('orders_searched').using('gin', table.company_id, table.searched.op('gin_trgm_ops')),
    ];
  },
);
