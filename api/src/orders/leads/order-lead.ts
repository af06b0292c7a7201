// The state of an order's Bitrix24 lead as a field of the order.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { portalUrl } from '../../crm/index.ts';
import { wireText } from '../../kit/records/wire.ts';

const states = ['off', 'none', 'waiting', 'made', 'failed'] as const;

export const orderLead = z
  .object({
    state: z
      .enum(states)
      .describe(
        '`off`: Bitrix24 is not connected; `none`: no lead was requested; `waiting`: to be created; `made`: created; `failed`: no further attempts.',
      ),
    lead_id: z.int().nullable().describe('Id in Bitrix24.'),
    url: z.string().nullable().describe('URL of the lead in Bitrix24.'),
    problem: z.string().nullable().describe('Why the last attempt failed.'),
    made_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OrderLead', description: 'The Bitrix24 lead of an order.' });

export const leadOfOrder = (order: { company_id: SQLWrapper; id: SQLWrapper }): SQL => sql`(
  select jsonb_build_object(
    'state', case when lead.lead_id is not null then 'made' when portal.address is null then 'off' when lead.order_id is null then 'none'
      when lead.try_at is not null then 'waiting' else 'failed' end,
    'lead_id', lead.lead_id, 'url', portal.address || '/crm/lead/details/' || lead.lead_id || '/',
    'problem', lead.problem, 'made_at', ${wireText(sql`lead.made_at`)}
  )
  from (select ${portalUrl(order.company_id)} as address) as portal
  left join bitrix_leads lead on lead.company_id = ${order.company_id} and lead.order_id = ${order.id})`;
