// Sends what was ordered to the webhooks of forms, again and again until it is taken or a day has passed. An attempt is a
// delivery of the queue; it may come twice, when a process dies, so that receivers are told by which id they know it.
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { companies } from '../../company/tables.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { jobQueue } from '../../kit/jobs/job-queue.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { bulkIds, type ChangedRows } from '../../kit/resource/bulk.ts';
import { forms } from '../tables.ts';
import { attempt, gaveUp, type Made } from './attempt.ts';
import { circuits } from './circuits.ts';
import { keepSecret, secretOf, type WebhookSecret } from './secrets.ts';
import { nextAttempt } from './webhook-rules.ts';
import {
  formWebhookAttempts,
  formWebhookDeliveries,
  type webhookEvents,
} from './webhook-tables.ts';

/** What the queue delivers. */
interface Due {
  company_id: number;
  delivery_id: number;
  attempt_key: string;
}

export interface Order {
  companyId: number;
  formId: number;
  answerId: number | null;
  event: (typeof webhookEvents)[number];
  /** By which the receiver knows it. */
  uuid: string;
  body: string;
}

export interface Webhooks {
  /** Sends it soon after the transaction; answers its id. */
  order: (transaction: Transaction, order: Order) => Promise<number>;
  /** Sends these once more, as if they were new; those that wait for their next attempt, now. */
  sendAgain: (transaction: Transaction, scope: Scope, rows: SQL) => Promise<ChangedRows>;
  start: () => Promise<void>;
  /** What is being sent is sent again by whoever comes next. */
  stop: () => Promise<void>;
}

/** How many a process sends at once, of different companies: most of that time it waits for others. */
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
  const receivers = circuits();

  const deliver = async (due: Due): Promise<void> => {
    const found = await database.system((transaction) => findDue(transaction, due));
    if (found === undefined) return;
    const made = await attempt({ outbound, receivers }, due.company_id, found);
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
      if (found !== undefined) await keepAttempt(transaction, due, found.tries + 1, gaveUp);
    });
  };

  return {
    order: async (transaction, { companyId: company_id, formId, answerId, event, uuid, body }) => {
      await keepSecret(transaction, { companyId: company_id, formId });
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
      if (row === undefined) throw new Error(`nothing was ordered for the form ${formId}`);
      await queue.send(transaction, attempt_key, { company_id, delivery_id: row.id, attempt_key });
      return row.id;
    },
    sendAgain: async (transaction, { companyId }, rows) => {
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

/** What an attempt needs. */
export interface Found {
  uuid: string;
  event: string;
  body: string;
  tries: number;
  /** Null where the form has none any more. */
  webhook: string | null;
  secret: WebhookSecret;
}

/** Nothing where another attempt was ordered since, or its form or company is gone. */
async function findDue(transaction: Transaction, due: Due): Promise<Found | undefined> {
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

/** Notes what an attempt came to; answers when the next one is to be made, if any. */
async function keepAttempt(
  transaction: Transaction,
  due: Due,
  tries: number,
  { isTaken, isHopeless, ...made }: Made,
): Promise<{ key: string; at: Date } | null> {
  const at = isTaken || isHopeless ? null : nextAttempt(tries, new Date());
  const key = randomUUID();
  const [kept] = await transaction
    .update(formWebhookDeliveries)
    .set({
      status: isTaken ? 'delivered' : at === null ? 'failed' : 'waiting',
      tries,
      attempt_key: at && key,
      next_attempt_at: at && at.toISOString(),
      response_status: made.status,
      error: made.error,
    })
    .where(isDue(due))
    .returning({ id: formWebhookDeliveries.id });
  // Somebody has ordered it anew, or deleted it, while it was sent.
  if (kept === undefined) return null;
  const { company_id, delivery_id } = due;
  await transaction.insert(formWebhookAttempts).values({ company_id, delivery_id, ...made });
  return at && { key, at };
}
