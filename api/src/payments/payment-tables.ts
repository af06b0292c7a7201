// Payments: what is to be paid for an order and with what it was paid, what was given back, uses of promo codes, and the
// ledger, in which every movement of money stands once and for all.
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

/** What is true of a payment, whatever a school calls it. */
export const paymentStates = [
  'waiting',
  'paid',
  'partly_refunded',
  'refunded',
  'canceled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Of those money has come. */
export const paidStates = ['paid', 'partly_refunded', 'refunded'] as const;

/** How it is paid: through the provider, to the staff, or not at all, where nothing is left to be paid. */
export const paymentTypes = ['online', 'manual', 'free'] as const;

/** What a purchase opens: nothing yet, or no more; what is bought; or nothing as long as a part is overdue. */
export const accessStates = ['none', 'open', 'rests'] as const;
export type AccessState = (typeof accessStates)[number];

export const refundStates = ['waiting', 'succeeded', 'canceled'] as const;

/** Where money is: at the provider, with the school itself, or not yet there, with whoever buys. */
export const ledgerAccounts = ['provider', 'school', 'sales'] as const;

export const movements = ['payment', 'refund'] as const;

const person = () => integer().references(() => users.id, { onDelete: 'set null' });

const keyOf = (of: { company_id: AnyPgColumn; id: AnyPgColumn }): [AnyPgColumn, AnyPgColumn] => [
  of.company_id,
  of.id,
];

/** Every company begins with one of each type, which the database makes: `begin_payment_statuses`. */
export const paymentStatuses = companyTable(
  'payment_statuses',
  {
    /** As the staff reads it. */
    admin_name: sortedText().notNull(),
    /** As whoever pays reads it. */
    public_name: text().notNull(),
    text_color: text().notNull(),
    background_color: text().notNull(),
    type: oneOf(paymentStates).notNull(),
    /** Payments of which its type is true get it by themselves. */
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
    // What payments name, so that none has a status of another type than its own.
    unique('payment_statuses_of_type').on(table.company_id, table.id, table.type),
    index('payment_statuses_sort').on(table.company_id, table.sort, table.id),
  ],
);

/** All payments for one thing that somebody buys. */
export const paymentOrders = companyTable(
  'payment_orders',
  {
    /** What was ordered; null where money came without an order. */
    order_id: integer(),
    course_id: integer(),
    payer_id: person(),
    /** Of the contact in Bitrix24. */
    bitrix_contact_id: text(),
    /** What its payments come to that were not cancelled, and what of it has come and was not given back: kept by triggers. */
    payments_sum: money().notNull().default('0'),
    paid_sum: money().notNull().default('0'),
    /** The promo code that its order was priced with, and the price of the order with it and without; null without one. */
    promo_code_id: integer(),
    code_price: money(),
    price_without_code: money(),
    /** What follows from its payments, as it was carried out last: `payments/access.ts` derives it. */
    access: oneOf(accessStates).notNull().default('none'),
    /** Since when access rests; null while it does not. */
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
    /** Those of its payment order, by which payments are found. */
    course_id: integer(),
    payer_id: person(),
    course_branch_id: integer(),
    status_id: integer().notNull(),
    status: oneOf(paymentStates).notNull(),
    type: oneOf(paymentTypes).notNull(),
    promo_code_id: integer(),
    /** To be paid, and what it would be without discounts. */
    price: money().notNull(),
    price_without_discount: money().notNull(),
    /** What is bought is for whoever gets the gift's code. */
    is_gift: boolean().notNull().default(false),
    /** What of it was given back: kept by triggers. */
    refunded_sum: money().notNull().default('0'),
    comment: text(),
    /** What `search` looks through: the order's number, name and contacts when it was begun. */
    searched: text(),
    /** Of the staff, who has written down a manual one. */
    author_id: person(),
    paid_at: instant(),
    /** Until then a place, a price and a use of the promo code are kept for whoever pays. */
    reserved_until_at: instant(),
    /** Until when it is to be paid, of an instalment. */
    due_at: instant(),
    /** What the provider was asked with: it makes one payment of it, however often it is asked. */
    provider_key: uuid().notNull().defaultRandom(),
    /** When it was asked first, and in which words; what came of it may be unknown. */
    provider_asked_at: instant(),
    provider_order: jsonb().$type<NewPayment>(),
    /** Since when no money can come of it any more: the provider has ended it, or keeps nothing of it so long. */
    provider_ended_at: instant(),
    /** When the provider is asked about it next, of one that it may take money for though nobody waits here any more. */
    provider_look_at: instant(),
    provider_payment_id: text(),
    confirmation_url: text(),
    /** When whoever pays was told that it is paid. */
    receipt_sent_at: instant(),
    /** Why it was cancelled, in the provider's word or ours. */
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
    // What the provider may still take money for.
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

/** A table that says what of another a payment is for. */
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

/** Who learns for it. */
export const paymentLearners = paidFor('payment_learners', (table) =>
  foreignKey({
    name: 'payment_learners_target',
    columns: [table.target_id],
    foreignColumns: [users.id],
  }).onDelete('cascade'),
);

/** The packages that are bought with it; none where the course as a whole is. */
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
    /** As of payments. */
    provider_key: uuid().notNull().defaultRandom(),
    provider_refund_id: text(),
    /** Why it did not come to be, or does not yet. */
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

/** A use of a promo code, which counts until it is given back. */
export const usedPromoCodes = companyTable(
  'used_promo_codes',
  {
    promo_code_id: integer().notNull(),
    /** The purchase that costs less by it, and the payment with which it was taken. */
    payment_order_id: integer().notNull(),
    payment_id: integer().notNull(),
    user_id: person(),
    course_id: integer(),
    /** What it took off. */
    discount: money().notNull(),
    /** When it was given back: none of the purchase's payments can come to money any more. */
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
    // A purchase counts as one use, whatever it is paid with.
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

/** How often each promo code is used now. Whoever takes or gives back a use holds its row. */
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
 * Movements of money, each from one account to another, and so balanced by construction. Rows come and stay: the migration
 * refuses every change of one.
 */
export const ledgerEntries = companyTable(
  'ledger_entries',
  {
    /** What moved it, as `payment:7`: nothing moves money twice. */
    key: text().notNull(),
    kind: oneOf(movements).notNull(),
    payment_order_id: integer().notNull(),
    payment_id: integer().notNull(),
    refund_id: integer(),
    order_id: integer(),
    course_id: integer(),
    /** What has it then, and what had it before. */
    debit: oneOf(ledgerAccounts).notNull(),
    credit: oneOf(ledgerAccounts).notNull(),
    amount: money().notNull(),
    /** The provider's own number of it. */
    reference: text(),
    /** When the money moved. */
    booked_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('ledger_entries', 'kind', movements),
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

/** What differs when a day of the provider is held against the ledger. */
export const differences = ['missing_here', 'missing_there', 'amount'] as const;

/** A day of a company that was held against what the provider knows of it. */
export const reconciliations = companyTable(
  'reconciliations',
  {
    day: day().notNull(),
    /** Payments and refunds of the provider that were looked at; null until all were. */
    checked: integer(),
    checked_at: instant(),
    /** Why the provider could not be asked. */
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
    kind: oneOf(differences).notNull(),
    movement: oneOf(movements).notNull(),
    /** By which the provider knows it. */
    reference: text().notNull(),
    payment_id: integer(),
    provider_amount: money(),
    ledger_amount: money(),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('reconciliation_differences', 'kind', differences),
    isOneOf('reconciliation_differences', 'movement', movements),
    foreignKey({
      columns: [table.company_id, table.reconciliation_id],
      foreignColumns: keyOf(reconciliations),
    }).onDelete('cascade'),
    foreignKey({ columns: [table.company_id, table.payment_id], foreignColumns: keyOf(payments) }),
    index('reconciliation_differences_of').on(table.company_id, table.reconciliation_id, table.id),
    index('reconciliation_differences_payment_id').on(table.company_id, table.payment_id),
  ],
);

/** What was paid for as a gift: whoever has the code learns for it. */
export const courseGifts = companyTable(
  'course_gifts',
  {
    payment_id: integer().notNull(),
    /** In capital letters: codes are the same whatever their case. */
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
