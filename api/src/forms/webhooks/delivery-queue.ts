// Delivers webhooks with retries until the receiver accepts or a day has passed. An attempt is a task of the queue and
// may run twice after a crash, so receivers get the id of the delivery.
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { companies } from '../../company/tables.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { jobQueue } from '../../kit/jobs/job-queue.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import type { ChangedRows } from '../../kit/resource/contract.ts';
import { forms } from '../tables.ts';
import { attemptDelivery, gaveUpResult, type DeliveryAttempt } from './delivery-attempt.ts';
import { circuitBreakers } from './circuit-breakers.ts';
import { ensureSecret, secretOf, type WebhookSecret } from './secrets.ts';
import { nextAttempt } from './webhook-rules.ts';
import {
  formWebhookAttempts,
  formWebhookDeliveries,
  type webhookEvents,
} from './webhook-tables.ts';

/** The payload of a task. */
interface Due {
  company_id: number;
  delivery_id: number;
  attempt_key: string;
}

export interface NewDelivery {
  companyId: number;
  formId: number;
  answerId: number | null;
  event: (typeof webhookEvents)[number];
  /** The delivery id that the receiver gets. */
  uuid: string;
  body: string;
}

export interface Webhooks {
  /** Schedules a delivery after the transaction; returns its id. */
  schedule: (transaction: Transaction, order: NewDelivery) => Promise<number>;
  /** Resends deliveries as if they were new; those that wait for a retry are sent now. */
  resend: (transaction: Transaction, scope: Scope, rows: SQL) => Promise<ChangedRows>;
  start: () => Promise<void>;
  /** Interrupted attempts are repeated by the next worker. */
  stop: () => Promise<void>;
}

/** Deliveries that a process sends concurrently, of different companies. Most of the time goes into waiting. */
const workers = 8;

export function createWebhooks({
  database,
  outbound,
  log,
}: {
  database: Database;
  outbound: Outbound;
  log: FastifyBaseLogger;
}): Webhooks {
  const queue = jobQueue<Due>(database.queue, log, { name: 'webhooks', workers });
  const receivers = circuitBreakers();

  const deliver = async (due: Due): Promise<void> => {
    const found = await database.system((transaction) => findDue(transaction, due));
    if (found === undefined) return;
    const made = await attemptDelivery({ outbound, receivers }, due.company_id, found);
    await database.system(async (transaction) => {
      const next = await keepAttempt(transaction, due, found.tries + 1, made);
      if (next === null) return;
      const { key, at } = next;
      await queue.send(transaction, key, { ...due, attempt_key: key }, at);
    });
  };

  const giveUp = async (due: Due): Promise<void> => {
    await database.system(async (transaction) => {
      const found = await findDue(transaction, due);
      if (found !== undefined) await keepAttempt(transaction, due, found.tries + 1, gaveUpResult);
    });
  };

  return {
    schedule: async (
      transaction,
      { companyId: company_id, formId, answerId, event, uuid, body },
    ) => {
      await ensureSecret(transaction, { companyId: company_id, formId });
      const attempt_key = randomUUID();
      const [row] = await transaction
        .insert(formWebhookDeliveries)
        .values({
          company_id,
          form_id: formId,
          answer_id: answerId,
          uuid,
          event,
          body,
          attempt_key,
          next_attempt_at: sql`now()`,
        })
        .returning({ id: formWebhookDeliveries.id });
      if (row === undefined) throw new Error(`no delivery was scheduled for form ${formId}`);
      await queue.send(transaction, attempt_key, { company_id, delivery_id: row.id, attempt_key });
      return row.id;
    },
    resend: async (transaction, { companyId }, rows) => {
      const changed = await rowsOf<{ id: number; attempt_key: string }>(
        transaction,
        sql`with chosen as (select id from ${formWebhookDeliveries} where ${rows} order by id for no key update)
          update ${formWebhookDeliveries} as delivery
          set status = 'waiting', tries = 0, attempt_key = gen_random_uuid(), next_attempt_at = now()
          from chosen where delivery.company_id = ${companyId} and delivery.id = chosen.id
          returning delivery.id, delivery.attempt_key`,
      );
      await queue.sendMany(
        transaction,
        changed.map(({ id, attempt_key }) => ({
          key: attempt_key,
          work: { company_id: companyId, delivery_id: id, attempt_key },
        })),
      );
      return { count: changed.length, ids: changed.map(({ id }) => id).slice(0, bulkIds) };
    },
    start: () => queue.start({ handle: deliver, giveUp }),
    stop: queue.stop,
  };
}

const isDue = ({ company_id, delivery_id, attempt_key }: Due): SQL | undefined =>
  and(
    eq(formWebhookDeliveries.company_id, company_id),
    eq(formWebhookDeliveries.id, delivery_id),
    eq(formWebhookDeliveries.attempt_key, attempt_key),
  );

/** The data of an attempt. */
export interface DueDelivery {
  uuid: string;
  event: string;
  body: string;
  tries: number;
  /** Null if the form no longer has a webhook. */
  webhook: string | null;
  secret: WebhookSecret;
}

/** Undefined if a later attempt was scheduled, or if the form or company was deleted. */
async function findDue(transaction: Transaction, due: Due): Promise<DueDelivery | undefined> {
  const [found] = await transaction
    .select({
      uuid: formWebhookDeliveries.uuid,
      event: formWebhookDeliveries.event,
      body: formWebhookDeliveries.body,
      tries: formWebhookDeliveries.tries,
      formId: formWebhookDeliveries.form_id,
      webhook: forms.webhook,
    })
    .from(formWebhookDeliveries)
    .innerJoin(
      forms,
      and(
        eq(forms.company_id, formWebhookDeliveries.company_id),
        eq(forms.id, formWebhookDeliveries.form_id),
      ),
    )
    .innerJoin(companies, eq(companies.id, formWebhookDeliveries.company_id))
    .where(and(isDue(due), isNull(companies.deleted_at)));
  if (found === undefined) return undefined;
  const secret = await secretOf(transaction, { companyId: due.company_id, formId: found.formId });
  return secret && { ...found, secret };
}

/** Records the result of an attempt; returns the time of the next one, if any. */
async function keepAttempt(
  transaction: Transaction,
  due: Due,
  tries: number,
  { isDelivered, isFinal, ...made }: DeliveryAttempt,
): Promise<{ key: string; at: Date } | null> {
  const at = isDelivered || isFinal ? null : nextAttempt(tries, new Date());
  const key = randomUUID();
  const [updated] = await transaction
    .update(formWebhookDeliveries)
    .set({
      status: isDelivered ? 'delivered' : at === null ? 'failed' : 'waiting',
      tries,
      attempt_key: at && key,
      next_attempt_at: at && at.toISOString(),
      response_status: made.status,
      error: made.error,
    })
    .where(isDue(due))
    .returning({ id: formWebhookDeliveries.id });
  // The delivery was resent or deleted during the attempt.
  if (updated === undefined) return null;
  const { company_id, delivery_id } = due;
  await transaction.insert(formWebhookAttempts).values({ company_id, delivery_id, ...made });
  return at && { key, at };
}
