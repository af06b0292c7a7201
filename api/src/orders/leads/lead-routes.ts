// Whether orders become leads of Bitrix24 by themselves, what has become of one, and making one by hand.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { portalIn, requirePortal } from '../../crm/index.ts';
import { afterCommit, rowsOf, type Database, type Transaction } from '../../kit/database.ts';
import { conflict } from '../../kit/errors.ts';
import type { Scope } from '../../kit/permissions.ts';
import { companyRoute, idParams } from '../../kit/routes.ts';
import { optionalText } from '../../kit/texts.ts';
import { wireText } from '../../kit/wire.ts';
import { orderGrants } from '../grants.ts';
import { orderResource } from '../orders/orders.ts';
import type { LeadWork } from './lead-work.ts';

const tag = 'Bitrix24';
const settings = { all: 'company_settings' } as const;

const words = {
  is_active: z.boolean().describe('Whether every new order becomes a lead.'),
  source_id: z.string().nullable().describe('Bitrix24’s code of where leads come from, as `WEB`.'),
  assigned_by_id: z
    .int()
    .nullable()
    .describe('Bitrix24’s id of who is to work on them; null: whoever the webhook belongs to.'),
};

const autoLead = z
  .object({
    ...words,
    is_connected: z.boolean().describe('Whether the company has set up a webhook of Bitrix24.'),
  })
  .meta({ id: 'BitrixAutoLead', description: 'How orders become leads of Bitrix24.' });

const changedAutoLead = z.strictObject({
  is_active: words.is_active,
  source_id: optionalText(50),
  assigned_by_id: z.int32().positive('Введите номер сотрудника в Битрикс24').nullish(),
});

const states = ['off', 'none', 'waiting', 'made', 'failed'] as const;

const lead = z
  .object({
    state: z
      .enum(states)
      .describe(
        'off: no Bitrix24 is connected; none: nobody has asked for one; failed: it is not tried any more.',
      ),
    lead_id: z.int().nullable().describe('In Bitrix24.'),
    url: z.string().nullable().describe('Where it is seen there.'),
    problem: z.string().nullable().describe('Why the last try failed.'),
    made_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OrderLead', description: 'The lead of Bitrix24 that an order has become.' });

type OrderLead = z.infer<typeof lead>;

export function registerOrderLeads(
  app: FastifyInstance,
  { database, leads }: { database: Database; leads: Pick<LeadWork, 'wake'> },
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/bitrix_auto_lead',
    tag,
    summary: 'Whether orders become leads of Bitrix24 by themselves',
    permission: settings,
    answer: autoLead,
    run: ({ transaction, scope }) => readAutoLead(transaction, scope),
  });

  companyRoute(app, database, {
    method: 'PUT',
    path: '/bitrix_auto_lead',
    tag,
    summary: 'Let orders become leads of Bitrix24 by themselves, or not',
    description: 'Only orders that come from then on. 409: no webhook of Bitrix24 is set up.',
    permission: settings,
    body: changedAutoLead,
    answer: autoLead,
    failures: [409, 422],
    run: async ({ transaction, scope, body }) => {
      const { is_active: isActive, source_id: source, assigned_by_id: assigned } = body;
      if (isActive) await requirePortal(transaction, scope.companyId);
      await transaction.execute(
        sql`insert into bitrix_auto_leads (company_id, is_active, source_id, assigned_by_id)
          values (${scope.companyId}, ${isActive}, ${source ?? null}, ${assigned ?? null})
          on conflict (company_id) do update set is_active = excluded.is_active, source_id = excluded.source_id, assigned_by_id = excluded.assigned_by_id`,
      );
      return readAutoLead(transaction, scope);
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/orders/:id/bitrix_lead',
    tag,
    summary: 'What has become of an order in Bitrix24',
    permission: orderGrants.read,
    params: idParams,
    answer: lead,
    run: async ({ transaction, scope, params: { id } }) => {
      await orderResource.find(transaction, scope, id);
      return readLead(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/orders/:id/bitrix_lead',
    tag,
    summary: 'Make a lead of Bitrix24 of an order',
    description:
      'It is made in a moment, and tried again where Bitrix24 does not answer. 409: no webhook of Bitrix24 is set up, or the order is a lead already.',
    permission: orderGrants.update,
    params: idParams,
    answer: lead,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      await orderResource.lock({ transaction, scope, grant: orderGrants.update, place: {} }, id);
      await requirePortal(transaction, scope.companyId);
      const asked = await rowsOf(
        transaction,
        sql`insert into bitrix_leads as kept (company_id, order_id, try_at) values (${scope.companyId}, ${id}, now())
          on conflict (company_id, order_id) do update set try_at = now(), tries = 0, problem = null where kept.lead_id is null returning 1`,
      );
      if (asked.length === 0) throw conflict('made', 'Лид по этой заявке уже создан');
      afterCommit(transaction, () => leads.wake());
      return readLead(transaction, scope, id);
    },
  });
}

async function readAutoLead(
  transaction: Transaction,
  { companyId }: Scope,
): Promise<z.infer<typeof autoLead>> {
  const [kept] = await rowsOf<Omit<z.infer<typeof autoLead>, 'is_connected'>>(
    transaction,
    sql`select is_active, source_id, assigned_by_id from bitrix_auto_leads where company_id = ${companyId}`,
  );
  const portal = await portalIn(transaction, companyId);
  const { is_active = false, source_id = null, assigned_by_id = null } = kept ?? {};
  return { is_active, source_id, assigned_by_id, is_connected: portal !== null };
}

async function readLead(
  transaction: Transaction,
  { companyId }: Scope,
  orderId: number,
): Promise<OrderLead> {
  const portal = await portalIn(transaction, companyId);
  const [kept] = await rowsOf<Kept>(
    transaction,
    sql`select lead_id, problem, try_at is not null as is_waiting,
        ${wireText(sql`made_at`)} as made_at
      from bitrix_leads where company_id = ${companyId} and order_id = ${orderId}`,
  );
  const { lead_id = null, problem = null, made_at = null } = kept ?? {};
  const state = stateOf(portal !== null, kept);
  const url = lead_id === null || portal === null ? null : `${portal}/crm/lead/details/${lead_id}/`;
  return { state, lead_id, url, problem, made_at };
}

interface Kept extends Omit<OrderLead, 'url' | 'state'> {
  is_waiting: boolean;
}

function stateOf(isConnected: boolean, kept: Kept | undefined): OrderLead['state'] {
  if (kept !== undefined && kept.lead_id !== null) return 'made';
  if (!isConnected) return 'off';
  if (kept === undefined) return 'none';
  return kept.is_waiting ? 'waiting' : 'failed';
}
