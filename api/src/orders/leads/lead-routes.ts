// Routes for the automatic creation of Bitrix24 leads and for creating a lead by hand.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { portalUrl, requirePortal } from '../../crm/index.ts';
import {
  afterCommit,
  rowOf,
  rowsOf,
  type Database,
  type Transaction,
} from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { digest, stale, versioned } from '../../kit/records/version.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { optionalLine } from '../../kit/values/texts.ts';
import { orderGrants } from '../grants.ts';
import { orderResource } from '../orders/orders.ts';
import type { LeadWork } from './lead-work.ts';
import { leadOfOrder, orderLead } from './order-lead.ts';

const tag = 'Order leads';
const settings = { all: 'company_settings' } as const;

const words = {
  is_active: z.boolean().describe('Whether a lead is created for every new order.'),
  source_id: z.string().nullable().describe('Bitrix24’s code of the lead source, such as `WEB`.'),
  assigned_by_id: z
    .int()
    .nullable()
    .describe(
      'Bitrix24’s id of the user responsible for the leads; null: the owner of the webhook.',
    ),
};

const autoLead = z
  .object({
    ...words,
    is_connected: z.boolean().describe('Whether the company has set up a Bitrix24 webhook.'),
    version: z.string().describe('Opaque; changes with every change.'),
  })
  .meta({
    id: 'BitrixAutoLead',
    description: 'Settings of the automatic creation of Bitrix24 leads from orders.',
  });

const changedAutoLead = z.strictObject({
  is_active: words.is_active,
  source_id: optionalLine(50),
  assigned_by_id: z.int32().positive('Введите номер сотрудника в Битрикс24').nullish(),
});

export function registerOrderLeads(
  app: FastifyInstance,
  { database, leads }: { database: Database; leads: Pick<LeadWork, 'wake'> },
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/bitrix_auto_lead',
    tag,
    summary: 'Get the settings of automatic Bitrix24 leads',
    permission: settings,
    answer: autoLead,
    run: ({ transaction, scope }) => readAutoLead(transaction, scope),
  });

  companyRoute(app, database, {
    method: 'PUT',
    path: '/bitrix_auto_lead',
    tag,
    summary: 'Update the settings of automatic Bitrix24 leads',
    description: 'Applies to orders created from then on. 409: no Bitrix24 webhook is set up.',
    permission: settings,
    body: versioned(changedAutoLead),
    answer: autoLead,
    failures: [409, 422],
    run: async ({ transaction, scope, body }) => {
      const { is_active: isActive, source_id: source, assigned_by_id: assigned } = body;
      if (isActive) await requirePortal(transaction, scope.companyId);
      // Serializes concurrent saves even while the row does not exist.
      await transaction.execute(
        sql`select 1 from companies where id = ${scope.companyId} for no key update`,
      );
      const { version } = await readAutoLead(transaction, scope);
      if (body.version != null && body.version !== version) throw stale();
      await transaction.execute(
        sql`insert into bitrix_auto_leads (company_id, is_active, source_id, assigned_by_id)
          values (${scope.companyId}, ${isActive}, ${source ?? null}, ${assigned ?? null})
          on conflict (company_id) do update set is_active = excluded.is_active, source_id = excluded.source_id, assigned_by_id = excluded.assigned_by_id`,
      );
      return readAutoLead(transaction, scope);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/orders/:id/bitrix_lead',
    tag,
    summary: 'Create a Bitrix24 lead from an order',
    description:
      'The lead is created in the background, with retries if Bitrix24 does not respond. 409: no Bitrix24 webhook is set up, or the order already has a lead.',
    permission: orderGrants.update,
    params: idParams,
    answer: orderLead,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      await orderResource.lock({ transaction, scope, grant: orderGrants.update, place: {} }, id);
      await requirePortal(transaction, scope.companyId);
      const queued = await rowsOf(
        transaction,
        sql`insert into bitrix_leads as stored (company_id, order_id, try_at) values (${scope.companyId}, ${id}, now())
          on conflict (company_id, order_id) do update set try_at = now(), tries = 0, problem = null where stored.lead_id is null returning 1`,
      );
      if (queued.length === 0) throw conflict('made', 'Лид по этой заявке уже создан');
      afterCommit(transaction, () => leads.wake());
      const { lead } = await rowOf<{ lead: z.infer<typeof orderLead> }>(
        transaction,
        sql`select ${leadOfOrder({ company_id: sql`${scope.companyId}`, id: sql`${id}` })} as lead`,
      );
      return lead;
    },
  });
}

async function readAutoLead(
  transaction: Transaction,
  { companyId }: Scope,
): Promise<z.infer<typeof autoLead>> {
  return rowOf(
    transaction,
    sql`select coalesce(auto.is_active, false) as is_active, auto.source_id, auto.assigned_by_id, portal.address is not null as is_connected,
        ${digest(sql`auto.is_active`, sql`auto.source_id`, sql`auto.assigned_by_id`)} as version
      from (select ${portalUrl(sql`${companyId}`)} as address) as portal left join bitrix_auto_leads auto on auto.company_id = ${companyId}`,
  );
}
