// Makes leads in Bitrix24 of the orders that wait for it. Bitrix24 takes no key that makes a call happen once: each lead says
// whose it is, and it is asked for before one is made, so that a lost answer makes no second one.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { bitrixIn, type Bitrix, type BitrixLead } from '../../crm/index.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import { createPoller, type Poller } from '../../kit/jobs/poller.ts';
import { leadOf, type LeadContact } from './lead-fields.ts';

/** Woken when a lead is to be made. */
export type LeadWork = Poller;

interface LeadParts {
  database: Database;
  outbound: Outbound;
  log: FastifyBaseLogger;
}

/** Milliseconds between two looks for orders that came, and for tries that are due. */
const interval = 5_000;

/** Companies for which a lead is made at once, one for each of them: most of that time it waits for Bitrix24. */
const companiesAtOnce = 8;

/** Minutes after which what a process had taken, which is gone, is taken again. */
const lease = 2;

/** What the staff reads where the fault is ours; the log has the rest. */
const unexpected = 'Лид не создан: у нас что-то пошло не так';

/** Tries, with twice as many minutes between them each time: two days. */
const mostTries = 12;

interface Taken {
  company_id: number;
  order_id: number;
  tries: number;
}

export function leadWork(parts: LeadParts): LeadWork {
  const { database, log } = parts;
  return createPoller({ interval, log, failed: 'no leads could be made' }, async () => {
    const taken = await database.system(take);
    await Promise.all(taken.map((each) => make(parts, each)));
    // Whoever has one may have another.
    return taken.length > 0;
  });
}

/** Takes what has been due longest, of each company one: nobody else takes it before the lease ends. */
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
      bitrix: await bitrixIn(transaction, outbound, companyId),
      lead: await leadOf(transaction, companyId, orderId),
    }));
    if (lead === null) return await forget(database, taken);
    const origin = `${companyId}-${orderId}`;
    const made =
      (await bitrix.leadFrom(origin)) ??
      (await bitrix.addLead(origin, lead.fields, await contactOf(bitrix, lead.contact)));
    await database.system((transaction) => keepMade(transaction, taken, made));
  } catch (error) {
    const failure = error instanceof Failure ? error : null;
    if (failure === null) log.error({ err: error, taken }, 'a lead could not be made');
    // Without a webhook it is of no use to try again.
    const mayPass = failure === null || failure.status === 424;
    const next = mayPass && tries < mostTries ? 2 ** (tries - 1) : null;
    await database.system((transaction) =>
      transaction.execute(
        sql`update bitrix_leads set problem = ${failure?.message ?? unexpected}, try_at = now() + interval '1 minute' * ${next}::integer
          where company_id = ${companyId} and order_id = ${orderId} and lead_id is null`,
      ),
    );
  }
}

/** Whom Bitrix24 knows by this address, or else by this number. */
async function contactOf(bitrix: Bitrix, { email, phone }: LeadContact): Promise<number | null> {
  for (const [type, value] of [
    ['EMAIL', email],
    ['PHONE', phone],
  ] as const) {
    const [found] = value === null ? [] : await bitrix.contacts({ type, value });
    if (found !== undefined) return found.id;
  }
  return null;
}

/** What is paid for the order is of the same contact. */
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
