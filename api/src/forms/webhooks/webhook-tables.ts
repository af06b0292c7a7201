// What is sent to the webhooks of forms: the secrets that it is signed with, the deliveries, and each attempt at one.
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companies, companyTable } from '../../company/tables.ts';
import { createdAt, instant, isOneOf, oneOf } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { formAnswers } from '../answers/answer-tables.ts';
import { forms } from '../tables.ts';

/** They stand beside the forms: a history and a copy of a form have nothing of them. */
export const formWebhookSecrets = pgTable(
  'form_webhook_secrets',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    form_id: integer().notNull(),
    secret: text().notNull(),
    /** The one before, which signs too until then: receivers are not told at the moment that it changes. */
    previous: text(),
    previous_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.form_id] }),
    foreignKey({
      columns: [table.company_id, table.form_id],
      foreignColumns: [forms.company_id, forms.id],
    }).onDelete('cascade'),
    ...tenantPolicies('form_webhook_secrets'),
  ],
);

export const webhookEvents = ['form_answered', 'form_test'] as const;

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;

/** The same text is sent by all attempts, whatever becomes of the form; it goes with its answer. */
export const formWebhookDeliveries = companyTable(
  'form_webhook_deliveries',
  {
    form_id: integer().notNull(),
    /** Null of a test. */
    answer_id: integer(),
    /** The receiver knows it by this. */
    uuid: uuid().notNull(),
    event: oneOf(webhookEvents).notNull(),
    body: text().notNull(),
    status: oneOf(deliveryStatuses).notNull().default('waiting'),
    /** Attempts since it was ordered, or by hand once more. */
    tries: integer().notNull().default(0),
    /** The job that may make the next one: any other was ordered before. */
    attempt_key: uuid(),
    next_attempt_at: instant(),
    /** What the last one came to. */
    response_status: integer(),
    error: text(),
    created_at: createdAt(),
  },
  (table) => [
    isOneOf('form_webhook_deliveries', 'event', webhookEvents),
    isOneOf('form_webhook_deliveries', 'status', deliveryStatuses),
    foreignKey({
      columns: [table.company_id, table.form_id],
      foreignColumns: [forms.company_id, forms.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.answer_id],
      foreignColumns: [formAnswers.company_id, formAnswers.id],
    }).onDelete('cascade'),
    index('form_webhook_deliveries_created_at').on(table.company_id, table.created_at, table.id),
    index('form_webhook_deliveries_form_id').on(
      table.company_id,
      table.form_id,
      table.created_at,
      table.id,
    ),
    index('form_webhook_deliveries_status').on(
      table.company_id,
      table.form_id,
      table.status,
      table.created_at,
      table.id,
    ),
    index('form_webhook_deliveries_answer_id').on(table.company_id, table.answer_id),
    index('form_webhook_deliveries_old')
      .on(table.created_at)
      .where(sql`status <> 'waiting'`),
  ],
);

export const formWebhookAttempts = companyTable(
  'form_webhook_attempts',
  {
    delivery_id: integer().notNull(),
    /** Where it was sent then; null where the form had no webhook any more. */
    url: text(),
    /** Of the answer; null where none came. */
    status: integer(),
    /** Why none came, in Russian. */
    error: text(),
    /** How the answer begins. */
    answer: text(),
    /** Milliseconds that it took. */
    took: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.delivery_id],
      foreignColumns: [formWebhookDeliveries.company_id, formWebhookDeliveries.id],
    }).onDelete('cascade'),
    index('form_webhook_attempts_delivery_id').on(table.company_id, table.delivery_id, table.id),
  ],
);
