// Tables of payments: payment orders, payments, refunds, uses of promo codes and the append-only ledger.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../company/tables.ts';
import { courses } from '../courses/course-tables.ts';
import { courseBranches } from '../courses/packages/branch-tables.ts';
import { coursePackages } from '../courses/packages/package-tables.ts';
import {
  createdAt,
  day,
  instant,
  isOneOf,
  money,
  oneOf,
  sortedText,
  updatedAt,
} from '../kit/database/columns.ts';
import { tenantPolicies } from '../kit/database/tenancy.ts';
import { orders } from '../orders/order-tables.ts';
import { users } from '../people/account/account-tables.ts';
import { promoCodes } from './promo-codes/promo-code-tables.ts';
import type { NewPayment } from './providers/provider.ts';

/** The states of a payment. A company's own statuses each belong to one of them. */
export const paymentStates = [
  'waiting',
  'paid',
  'partly_refunded',
  'refunded',
  'canceled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The states of a payment that was received. */
export const paidStates = ['paid', 'partly_refunded', 'refunded'] as const;

/** How it is paid: through the provider, directly to the staff, or free of charge when nothing is left to pay. */
export const paymentTypes = ['online', 'manual', 'free'] as const;

/**
 * What a purchase currently grants: `none` before payment or after a full refund, `open` the purchased content, `rests`
 * nothing while an instalment is overdue.
 */
export const accessStates = ['none', 'open', 'rests'] as const;
export type AccessState = (typeof accessStates)[number];

export const refundStates = ['waiting', 'succeeded', 'canceled'] as const;

/** The ledger accounts: money at the provider, money at the school, and the counter-account of sales. */
export const ledgerAccounts = ['provider', 'school', 'sales'] as const;

export const movementKinds = ['payment', 'refund'] as const;

const person = () => integer().references(() => users.id, { onDelete: 'set null' });

const keyOf = (of: { company_id: AnyPgColumn; id: AnyPgColumn }): [AnyPgColumn, AnyPgColumn] => [
  of.company_id,
  of.id,
];

/** Every company starts with one status of each type, created by the database function `begin_payment_statuses`. */
export const paymentStatuses = companyTable(
  'payment_statuses',
  {
    /** The name that the staff sees. */
    admin_name: sortedText().notNull(),
    /** The name that the payer sees. */
    public_name: text().notNull(),
    text_color: text().notNull(),
    background_color: text().notNull(),
    type: oneOf(paymentStates).notNull(),
    /** The status that payments get automatically when they enter its type. */
    is_default: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('payment_statuses', 'type', paymentStates),
    check(
      'payment_statuses_colors',
      sql`text_color ~ '^#[0-9a-f]{6}$' and background_color ~ '^#[0-9a-f]{6}$'`,
    ),
    uniqueIndex('payment_statuses_admin_name').on(table.company_id, sql`lower(admin_name)`),
    uniqueIndex('payment_statuses_is_default')
      .on(table.company_id, table.type)
      .where(sql`is_default`),
    // Target of the foreign key of payments, so that a payment's status always has the payment's own type.
    unique('payment_statuses_of_type').on(table.company_id, table.id, table.type),
    index('payment_statuses_sort').on(table.company_id, table.sort, table.id),
  ],
);

/** All payments for one purchase. */
export const paymentOrders = companyTable(
  'payment_orders',
  {
    /** The order; null for money received without an order. */
    order_id: integer(),
    course_id: integer(),
    payer_id: person(),
    bitrix_contact_id: text(),
    /** The sum of payments that were not cancelled, and the sum received less refunds. Maintained by triggers. */
    payments_sum: money().notNull().default('0'),
    paid_sum: money().notNull().default('0'),
    /** The promo code applied to the order, and the order's price with and without it; null without a code. */
    promo_code_id: integer(),
    code_price: money(),
    price_without_code: money(),
    /** The access that was granted last. `payments/access.ts` derives it from the payments. */
    access: oneOf(accessStates).notNull().default('none'),
    /** Since when access is suspended; null while it is not. */
    access_withdrawn_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    check('payment_orders_sums', sql`payments_sum >= 0 and paid_sum >= 0`),
    check(
      'payment_orders_code',
      sql`num_nulls(promo_code_id, code_price, price_without_code) in (0, 3) and coalesce(price_without_code >= code_price, true)`,
    ),
    isOneOf('payment_orders', 'access', accessStates),
    check('payment_orders_rests', sql`(access = 'rests') = (access_withdrawn_at is not null)`),
    foreignKey({
      columns: [table.company_id, table.promo_code_id],
      foreignColumns: keyOf(promoCodes),
    }),
    index('payment_orders_promo_code_id').on(table.company_id, table.promo_code_id),
    index('payment_orders_resting')
      .on(table.company_id, table.id)
      .where(sql`access = 'rests'`),
    foreignKey({ columns: [table.company_id, table.order_id], foreignColumns: keyOf(orders) }),
    foreignKey({ columns: [table.company_id, table.course_id], foreignColumns: keyOf(courses) }),
    uniqueIndex('payment_orders_order_id').on(table.company_id, table.order_id),
    ...[table.created_at, table.course_id, table.payer_id, table.paid_sum].map((column) =>
      index(`payment_orders_by_${column.name}`).on(table.company_id, column, table.id),
    ),
  ],
);

export const payments = companyTable(
  'payments',
  {
    payment_order_id: integer().notNull(),
    /** Copied from the payment order, for filtering payments. */
    course_id: integer(),
    payer_id: person(),
    course_branch_id: integer(),
    status_id: integer().notNull(),
    status: oneOf(paymentStates).notNull(),
    type: oneOf(paymentTypes).notNull(),
    promo_code_id: integer(),
    /** The amount to pay, and the amount before discounts. */
    price: money().notNull(),
    price_without_discount: money().notNull(),
    /** The purchase is a gift: the person who redeems the code gets access. */
    is_gift: boolean().notNull().default(false),
    /** The refunded amount. Maintained by triggers. */
    refunded_sum: money().notNull().default('0'),
    comment: text(),
    /** The text that `search` matches: the order's number, name and contacts when the payment was created. */
    searched: text(),
    /** The staff member who entered a manual payment. */
    author_id: person(),
    paid_at: instant(),
    /** Until then the price and the use of the promo code are reserved for the payer. */
    reserved_until_at: instant(),
    /** The due date of an instalment. */
    due_at: instant(),
    /** The idempotency key of requests to the provider: repeated requests create one payment. */
    provider_key: uuid().notNull().defaultRandom(),
    /** When the payment was first requested from the provider, and the request body. The outcome may be unknown. */
    provider_asked_at: instant(),
    provider_order: jsonb().$type<NewPayment>(),
    /** Since when the provider can no longer take money for it: it ended the payment, or its key expired. */
    provider_ended_at: instant(),
    /**
     * When to query the provider next, for a cancelled or expired payment that the provider may still take money for.
     */
    provider_look_at: instant(),
    provider_payment_id: text(),
    confirmation_url: text(),
    /** When the payer was sent the confirmation email. */
    receipt_sent_at: instant(),
    /** Why it was cancelled: the provider's reason code, or our own. */
    cancellation: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('payments', 'status', paymentStates),
    isOneOf('payments', 'type', paymentTypes),
    check(
      'payments_price',
      sql`price >= 0 and price_without_discount >= price and refunded_sum between 0 and price`,
    ),
    check('payments_provider_order', sql`(provider_order is null) = (provider_asked_at is null)`),
    check('payments_free', sql`(type = 'free') = (price = 0)`),
    check(
      'payments_paid_at',
      sql`(paid_at is not null) = (status in ('${sql.raw(paidStates.join("', '"))}'))`,
    ),
    foreignKey({
      columns: [table.company_id, table.payment_order_id],
      foreignColumns: keyOf(paymentOrders),
    }),
    foreignKey({
      columns: [table.company_id, table.status_id, table.status],
      foreignColumns: [paymentStatuses.company_id, paymentStatuses.id, paymentStatuses.type],
    }),
    foreignKey({ columns: [table.company_id, table.course_id], foreignColumns: keyOf(courses) }),
    foreignKey({
      columns: [table.company_id, table.course_branch_id],
      foreignColumns: keyOf(courseBranches),
    }),
    foreignKey({
      columns: [table.company_id, table.promo_code_id],
      foreignColumns: keyOf(promoCodes),
    }),
    uniqueIndex('payments_provider_payment_id').on(table.company_id, table.provider_payment_id),
    index('payments_payment_order_id').on(table.company_id, table.payment_order_id, table.id),
    index('payments_course_branch_id').on(table.company_id, table.course_branch_id),
    index('payments_promo_code_id').on(table.company_id, table.promo_code_id, table.id),
    index('payments_status_id').on(table.company_id, table.status_id, table.created_at, table.id),
    index('payments_course_id').on(table.company_id, table.course_id, table.created_at, table.id),
    index('payments_payer_id').on(table.company_id, table.payer_id, table.created_at, table.id),
    index('payments_searched').using('gin', table.company_id, table.searched.op('gin_trgm_ops')),
    index('payments_due_at')
      .on(table.company_id, table.due_at)
      .where(sql`status = 'waiting' and due_at is not null`),
    // Payments that the provider may still take money for.
    index('payments_at_provider')
      .on(table.company_id, table.provider_asked_at)
      .where(
        sql`status in ('waiting', 'canceled') and provider_asked_at is not null and provider_ended_at is null`,
      ),
    index('payments_waiting')
      .on(table.company_id, table.reserved_until_at)
      .where(sql`status = 'waiting'`),
    ...[table.created_at, table.paid_at, table.price].map((column) =>
      index(`payments_by_${column.name}`).on(table.company_id, column, table.id),
    ),
  ],
);

/** A join table of payments and what they are for. */
const paidFor = <Name extends string>(
  name: Name,
  target: (table: {
    company_id: AnyPgColumn;
    target_id: AnyPgColumn;
  }) => ReturnType<typeof foreignKey>,
) =>
  pgTable(
    name,
    {
      company_id: integer().notNull(),
      payment_id: integer().notNull(),
      target_id: integer().notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.company_id, table.payment_id, table.target_id] }),
      foreignKey({
        name: `${name}_payment`,
        columns: [table.company_id, table.payment_id],
        foreignColumns: keyOf(payments),
      }).onDelete('cascade'),
      target(table),
      index(`${name}_target_id`).on(table.company_id, table.target_id),
      ...tenantPolicies(name),
    ],
  );

/** The learners who get access by the payment. */
export const paymentLearners = paidFor('payment_learners', (table) =>
  foreignKey({
    name: 'payment_learners_target',
    columns: [table.target_id],
    foreignColumns: [users.id],
  }).onDelete('cascade'),
);

/** The purchased packages; none if the whole course is purchased. */
export const paymentPackages = paidFor('payment_packages', (table) =>
  foreignKey({
    name: 'payment_packages_target',
    columns: [table.company_id, table.target_id],
    foreignColumns: keyOf(coursePackages),
  }),
);

export const refunds = companyTable(
  'refunds',
  {
    payment_id: integer().notNull(),
    amount: money().notNull(),
    status: oneOf(refundStates).notNull().default('waiting'),
    reason: text(),
    /** The idempotency key, as for payments. */
    provider_key: uuid().notNull().defaultRandom(),
    provider_refund_id: text(),
    /** Why the refund failed or is delayed. */
    problem: text(),
    author_id: person(),
    settled_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('refunds', 'status', refundStates),
    check('refunds_amount', sql`amount > 0`),
    check('refunds_settled_at', sql`(settled_at is not null) = (status <> 'waiting')`),
    foreignKey({ columns: [table.company_id, table.payment_id], foreignColumns: keyOf(payments) }),
    uniqueIndex('refunds_provider_refund_id').on(table.company_id, table.provider_refund_id),
    index('refunds_payment_id').on(table.company_id, table.payment_id, table.id),
    index('refunds_created_at').on(table.company_id, table.created_at, table.id),
  ],
);

/** A use of a promo code. It counts until it is released. */
export const usedPromoCodes = companyTable(
  'used_promo_codes',
  {
    promo_code_id: integer().notNull(),
    /** The discounted purchase, and the payment that took the use. */
    payment_order_id: integer().notNull(),
    payment_id: integer().notNull(),
    user_id: person(),
    course_id: integer(),
    discount: money().notNull(),
    /** When the use was released, because no payment of the purchase can be completed any more. */
    released_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    check('used_promo_codes_discount', sql`discount >= 0`),
    foreignKey({
      columns: [table.company_id, table.promo_code_id],
      foreignColumns: keyOf(promoCodes),
    }),
    foreignKey({
      columns: [table.company_id, table.payment_order_id],
      foreignColumns: keyOf(paymentOrders),
    }),
    foreignKey({ columns: [table.company_id, table.payment_id], foreignColumns: keyOf(payments) }),
    foreignKey({ columns: [table.company_id, table.course_id], foreignColumns: keyOf(courses) }),
    index('used_promo_codes_payment_order_id').on(table.company_id, table.payment_order_id),
    // A purchase counts as one use, however many payments it has.
    uniqueIndex('used_promo_codes_held')
      .on(table.company_id, table.payment_order_id)
      .where(sql`released_at is null`),
    uniqueIndex('used_promo_codes_payment_id').on(table.company_id, table.payment_id),
    index('used_promo_codes_counted')
      .on(table.company_id, table.promo_code_id, table.user_id, table.course_id)
      .where(sql`released_at is null`),
    ...[table.created_at, table.course_id, table.user_id].map((column) =>
      index(`used_promo_codes_by_${column.name}`).on(table.company_id, column, table.id),
    ),
    index('used_promo_codes_promo_code_id').on(
      table.company_id,
      table.promo_code_id,
      table.created_at,
      table.id,
    ),
  ],
);

/** The current number of uses of each promo code. Taking and releasing a use lock this row. */
export const promoCodeCounts = pgTable(
  'promo_code_counts',
  {
    company_id: integer().notNull(),
    promo_code_id: integer().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.promo_code_id] }),
    foreignKey({
      columns: [table.company_id, table.promo_code_id],
      foreignColumns: keyOf(promoCodes),
    }).onDelete('cascade'),
    check('promo_code_counts_used', sql`used >= 0`),
    ...tenantPolicies('promo_code_counts'),
  ],
);

/**
 * Movements of money, each from one account to another, so that the ledger is balanced by construction. Append-only: a
 * trigger of the migration rejects updates.
 */
export const ledgerEntries = companyTable(
  'ledger_entries',
  {
    /** The cause of the movement, such as `payment:7`. Unique, so that no cause moves money twice. */
    key: text().notNull(),
    kind: oneOf(movementKinds).notNull(),
    payment_order_id: integer().notNull(),
    payment_id: integer().notNull(),
    refund_id: integer(),
    order_id: integer(),
    course_id: integer(),
    /** The account that receives the money, and the account that it leaves. */
    debit: oneOf(ledgerAccounts).notNull(),
    credit: oneOf(ledgerAccounts).notNull(),
    amount: money().notNull(),
    /** The provider's id of the movement. */
    reference: text(),
    /** When the money moved. */
    booked_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('ledger_entries', 'kind', movementKinds),
    isOneOf('ledger_entries', 'debit', ledgerAccounts),
    isOneOf('ledger_entries', 'credit', ledgerAccounts.toReversed()),
    check('ledger_entries_amount', sql`amount > 0`),
    check(
      'ledger_entries_accounts',
      sql`(case kind when 'payment' then credit else debit end) = 'sales' and debit <> credit`,
    ),
    foreignKey({
      columns: [table.company_id, table.payment_order_id],
      foreignColumns: keyOf(paymentOrders),
    }),
    foreignKey({ columns: [table.company_id, table.payment_id], foreignColumns: keyOf(payments) }),
    foreignKey({ columns: [table.company_id, table.refund_id], foreignColumns: keyOf(refunds) }),
    foreignKey({ columns: [table.company_id, table.order_id], foreignColumns: keyOf(orders) }),
    foreignKey({ columns: [table.company_id, table.course_id], foreignColumns: keyOf(courses) }),
    uniqueIndex('ledger_entries_key').on(table.company_id, table.key),
    index('ledger_entries_booked_at').on(table.company_id, table.booked_at, table.id),
    ...[table.payment_order_id, table.payment_id, table.refund_id, table.order_id].map((column) =>
      index(`ledger_entries_by_${column.name}`).on(table.company_id, column, table.id),
    ),
    index('ledger_entries_by_course_id').on(
      table.company_id,
      table.course_id,
      table.booked_at,
      table.id,
    ),
  ],
);

/** Kinds of differences between the provider's records of a day and the ledger. */
export const differenceKinds = ['missing_here', 'missing_there', 'amount'] as const;

/** The comparison of one day of a company with the provider's records. */
export const reconciliations = companyTable(
  'reconciliations',
  {
    day: day().notNull(),
    /** The number of payments and refunds compared; null until the comparison is complete. */
    checked: integer(),
    checked_at: instant(),
    /** Why the provider could not be queried. */
    problem: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('reconciliations_day').on(table.company_id, table.day),
    check('reconciliations_checked', sql`(checked is null) = (checked_at is null)`),
  ],
);

export const reconciliationDifferences = companyTable(
  'reconciliation_differences',
  {
    reconciliation_id: integer().notNull(),
    kind: oneOf(differenceKinds).notNull(),
    movement: oneOf(movementKinds).notNull(),
    /** The provider's id. */
    reference: text().notNull(),
    payment_id: integer(),
    provider_amount: money(),
    ledger_amount: money(),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('reconciliation_differences', 'kind', differenceKinds),
    isOneOf('reconciliation_differences', 'movement', movementKinds),
    foreignKey({
      columns: [table.company_id, table.reconciliation_id],
      foreignColumns: keyOf(reconciliations),
    }).onDelete('cascade'),
    foreignKey({ columns: [table.company_id, table.payment_id], foreignColumns: keyOf(payments) }),
    index('reconciliation_differences_of').on(table.company_id, table.reconciliation_id, table.id),
    index('reconciliation_differences_payment_id').on(table.company_id, table.payment_id),
  ],
);

/** A purchased gift: the person who redeems its code gets access. */
export const courseGifts = companyTable(
  'course_gifts',
  {
    payment_id: integer().notNull(),
    /** In upper case, since codes are case-insensitive. */
    code: text().notNull(),
    redeemed_by: person(),
    redeemed_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    foreignKey({ columns: [table.company_id, table.payment_id], foreignColumns: keyOf(payments) }),
    uniqueIndex('course_gifts_payment_id').on(table.company_id, table.payment_id),
    uniqueIndex('course_gifts_code').on(table.company_id, table.code),
    index('course_gifts_created_at').on(table.company_id, table.created_at, table.id),
  ],
);
