// Declares Bitrix24 leads: users who work on orders see their state, and users with the settings permission turn them
// on.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';

export const domain: DomainDeclaration = {
  tags: ['Order leads'],
  finalWrites: fillLeads,
  sharedRows: { bitrix_leads: (_, may) => may('crm_show') },
  namedValues: () => ({ assigned_by_id: 12 }),
  bodies: {
    [`PUT ${company}/bitrix_auto_lead`]: () => [{ is_active: false, source_id: 'WEB' }],
  },
  expectedOwnerFailures: {
    [`POST ${company}/orders/{id}/bitrix_lead`]: { status: 409, why: 'it is a lead already' },
  },
};

/** Gives every order a lead with an earlier error. */
async function fillLeads({ companyId, database, text }: Writer): Promise<void> {
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`insert into bitrix_auto_leads (company_id, is_active, source_id, assigned_by_id) values (${companyId}, false, ${text('source_id')}, 12)`,
    );
    await transaction.execute(
      sql`insert into bitrix_leads (company_id, order_id, lead_id, made_at, problem)
        select company_id, id, 7, now(), ${text('problem')} from orders where company_id = ${companyId}`,
    );
  });
}
