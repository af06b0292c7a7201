// Makes leads in Bitrix24 of the orders that wait for it. Bitrix24 takes no key that makes a call happen once: each lead says
// whose it is, and it is asked for before one is made, so that a lost answer makes no second one.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { bitrixIn } from '../../crm/index.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database.ts';
import { Failure } from '../../kit/errors.ts';
import type { Outbound } from '../../kit/outbound.ts';
import { wakeable, type Wakeable } from '../../kit/wakeable.ts';
import { leadOf } from './lead-fields.ts';

/** Woken when a lead is to be made. */
export type LeadWork = Wakeable;

export interface LeadParts {
  database: Database;
  outbound: Outbound;
}

/** Milliseconds between two looks for orders that came, and for tries that are due. */
const interval = 5_000;

/** Companies for which a lead is made at once, one for each of them: most of that time it waits for Bitrix24. */
const companiesAtOnce = 8;

/** Minutes after which what a process had taken, which is gone, is taken again. */
const lease = 2;

/** Tries, with twice as many minutes between them each time: two days. */
const mostTries = 12;

interface Taken {
  company_id: number;
  order_id: number;
  tries: number;
}

export function leadWork({ log, ...parts }: LeadParts & { log: FastifyBaseLogger }): LeadWork {
  return wakeable({ interval, log, failed: 'no leads could be made' }, async () => {
    const taken = await parts.database.system(take);
    await Promise.all(taken.map((each) => make(parts, each)));
    // Whoever has one may have another.
    return taken.length > 0;
  });
}

/** Takes the longest due of some companies: nobody else takes them before the lease ends. */
const take = (transaction: Transaction): Promise<Taken[]> =>
  rowsOf<Taken>(
    transaction,
    sql`with due as (
        select company_id, order_id, try_at from bitrix_leads where try_at <= now() order by try_at for no key update skip locked limit 100
      ), chosen as (
        select distinct on (company_id) company_id, order_id from due order by company_id, try_at, order_id limit ${companiesAtOnce}
      )
      update bitrix_leads lead set try_at = now() + interval '1 minute' * ${lease}::integer, tries = lead.tries + 1
      from chosen where lead.company_id = chosen.company_id and lead.order_id = chosen.order_id
      returning lead.company_id, lead.order_id, lead.tries`,
  );

async function make({ database, outbound }: LeadParts, taken: Taken): Promise<void> {
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
    if (!(error instanceof Failure)) throw error;
    // Without a webhook it is of no use to try again.
    const next = error.status === 424 && tries < mostTries ? 2 ** (tries - 1) : null;
    await database.system((transaction) =>
      transaction.execute(
        sql`update bitrix_leads set problem = ${error.message}, try_at = now() + interval '1 minute' * ${next}::integer
          where company_id = ${companyId} and order_id = ${orderId} and lead_id is null`,
      ),
    );
  }
}

type Bitrix = Awaited<ReturnType<typeof bitrixIn>>;

/** Whom Bitrix24 knows by this address, or else by this number. */
async function contactOf(
  bitrix: Bitrix,
  { email, phone }: { email: string | null; phone: string | null },
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

/** What is paid for the order is of the same contact. */
async function keepMade(
  transaction: Transaction,
  { company_id: companyId, order_id: orderId }: Taken,
  { id, contactId }: { id: number; contactId: number | null },
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
