// Creates Bitrix24 leads for pending orders. Bitrix24 has no idempotency keys, so each lead carries the id of its order
// and is looked up before it is created: a lost response causes no duplicate.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { bitrixClientIn, type BitrixClient, type BitrixLead } from '../../crm/index.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import { createPoller, type Poller } from '../../kit/jobs/poller.ts';
import { leadOf, type LeadContact } from './lead-fields.ts';

/** Woken when a lead is to be created. */
export type LeadWork = Poller;

interface LeadParts {
  database: Database;
  outbound: Outbound;
  log: FastifyBaseLogger;
}

/** Milliseconds between polls for new orders and due retries. */
const interval = 5_000;

/** Companies whose leads are created concurrently, one lead each. Most of the time goes into waiting for Bitrix24. */
const companiesAtOnce = 8;

/** Minutes after which leads claimed by a process that died are claimed again. */
const lease = 2;

/** Shown to the staff for internal errors; the log has the details. */
const unexpected = 'Лид не создан: у нас что-то пошло не так';

/** Maximum number of attempts. The delay doubles each time, starting with a minute: two days in total. */
const maxTries = 12;

interface Taken {
  company_id: number;
  order_id: number;
  tries: number;
}

export function leadWork(parts: LeadParts): LeadWork {
  const { database, log } = parts;
  return createPoller(
    { interval, log, failed: 'Bitrix24 leads could not be created' },
    async () => {
      const taken = await database.system(take);
      await Promise.all(taken.map((each) => make(parts, each)));
      // Companies with one due lead may have more.
      return taken.length > 0;
    },
  );
}

/** Claims the lead that has been due longest of each company. Other processes skip it until the lease ends. */
const take = (transaction: Transaction): Promise<Taken[]> =>
  rowsOf<Taken>(
    transaction,
    sql`with due as (
        select company_id, order_id from (
          select distinct on (company_id) company_id, order_id, try_at from bitrix_leads where try_at <= now() order by company_id, try_at, order_id
        ) as first order by try_at limit ${companiesAtOnce}
      ), chosen as (
        select lead.company_id, lead.order_id from bitrix_leads lead join due using (company_id, order_id)
        where lead.try_at <= now() for no key update of lead skip locked
      )
      update bitrix_leads lead set try_at = now() + interval '1 minute' * ${lease}::integer, tries = lead.tries + 1
      from chosen where lead.company_id = chosen.company_id and lead.order_id = chosen.order_id
      returning lead.company_id, lead.order_id, lead.tries`,
  );

async function make({ database, outbound, log }: LeadParts, taken: Taken): Promise<void> {
  const { company_id: companyId, order_id: orderId, tries } = taken;
  try {
    const { bitrix, lead } = await database.system(async (transaction) => ({
      bitrix: await bitrixClientIn(transaction, outbound, companyId),
      lead: await leadOf(transaction, companyId, orderId),
    }));
    if (lead === null) return await forget(database, taken);
    const origin = `${companyId}-${orderId}`;
    const made =
      (await bitrix.findLead(origin)) ??
      (await bitrix.addLead(origin, lead.fields, await contactOf(bitrix, lead.contact)));
    await database.system((transaction) => keepMade(transaction, taken, made));
  } catch (error) {
    const failure = error instanceof Failure ? error : null;
    if (failure === null) log.error({ err: error, taken }, 'a Bitrix24 lead could not be created');
    // Without a webhook a retry cannot succeed.
    const mayPass = failure === null || failure.status === 424;
    const next = mayPass && tries < maxTries ? 2 ** (tries - 1) : null;
    await database.system((transaction) =>
      transaction.execute(
        sql`update bitrix_leads set problem = ${failure?.message ?? unexpected}, try_at = now() + interval '1 minute' * ${next}::integer
          where company_id = ${companyId} and order_id = ${orderId} and lead_id is null`,
      ),
    );
  }
}

/** Finds a Bitrix24 contact by email, otherwise by phone. */
async function contactOf(
  bitrix: BitrixClient,
  { email, phone }: LeadContact,
): Promise<number | null> {
  for (const [type, value] of [
    ['EMAIL', email],
    ['PHONE', phone],
  ] as const) {
    const [found] = value === null ? [] : await bitrix.contacts({ type, value });
    if (found !== undefined) return found.id;
  }
  return null;
}

/** The payment order of the order gets the same contact. */
async function keepMade(
  transaction: Transaction,
  { company_id: companyId, order_id: orderId }: Taken,
  { id, contactId }: BitrixLead,
): Promise<void> {
  await transaction.execute(
    sql`update bitrix_leads set lead_id = ${id}, made_at = now(), problem = null, try_at = null
      where company_id = ${companyId} and order_id = ${orderId}`,
  );
  if (contactId === null) return;
  await transaction.execute(
    sql`update payment_orders set bitrix_contact_id = ${String(contactId)}
      where company_id = ${companyId} and order_id = ${orderId} and bitrix_contact_id is null`,
  );
}

const forget = async (database: Database, { company_id, order_id }: Taken): Promise<void> => {
  await database.system((transaction) =>
    transaction.execute(
      sql`delete from bitrix_leads where company_id = ${company_id} and order_id = ${order_id} and lead_id is null`,
    ),
  );
};
