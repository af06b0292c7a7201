// Tables of form webhooks: signing secrets, deliveries and attempts.
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companies, companyTable } from '../../company/tables.ts';
import { createdAt, instant, isOneOf, oneOf } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { formAnswers } from '../answers/answer-tables.ts';
import { forms } from '../tables.ts';

/** A separate table, so that histories and copies of forms do not include secrets. */
export const formWebhookSecrets = pgTable(
  'form_webhook_secrets',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    form_id: integer().notNull(),
    secret: text().notNull(),
    /** The previous secret, valid until then, because receivers can't switch at the moment of the rotation. */
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

/** The body is the same for all attempts, whatever changes in the form. A delivery is deleted with its answer. */
export const formWebhookDeliveries = companyTable(
  'form_webhook_deliveries',
  {
    form_id: integer().notNull(),
    /** Null for a test delivery. */
    answer_id: integer(),
    /** The delivery id that the receiver gets. */
    uuid: uuid().notNull(),
    event: oneOf(webhookEvents).notNull(),
    body: text().notNull(),
    status: oneOf(deliveryStatuses).notNull().default('waiting'),
    /** Attempts since it was scheduled or resent. */
    tries: integer().notNull().default(0),
    /** The key of the latest scheduled task. Earlier tasks are ignored. */
    attempt_key: uuid(),
    next_attempt_at: instant(),
    /** The result of the latest attempt. */
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
    /** The URL at that time; null if the form had no webhook any more. */
    url: text(),
    /** The response status; null without a response. */
    status: integer(),
    /** Why there was no response, in Russian. */
    error: text(),
    /** The beginning of the response body. */
    answer: text(),
    /** Milliseconds. */
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
