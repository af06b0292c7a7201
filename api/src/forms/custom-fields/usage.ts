// Who asks for a custom field: while anybody does, it is not deleted.
import { sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../../kit/columns.ts';
import { rowOf, type Transaction } from '../../kit/database.ts';
import { Failure } from '../../kit/errors.ts';
import type { Scope } from '../../kit/permissions.ts';

export interface Use {
  id: number;
  name: string;
}

/** The forms and invites that ask for a field, by name. */
export function usesOf(
  transaction: Transaction,
  { companyId }: Scope,
  field: number,
): Promise<{ forms: Use[]; invites: Use[] }> {
  return rowOf(
    transaction,
    sql`select
      (select coalesce(json_agg(json_build_object('id', form.id, 'name', form.name) order by form.name, form.id), '[]'::json) from forms form
        where form.company_id = ${companyId} and exists (select 1 from form_fields field
          where field.company_id = form.company_id and field.form_id = form.id and field.custom_field_id = ${field})) as forms,
      (select coalesce(json_agg(json_build_object('id', invite.id, 'name', invite.name) order by invite.name, invite.id), '[]'::json) from invites invite
        where invite.company_id = ${companyId} and exists (select 1 from invite_custom_fields asked
          where asked.company_id = invite.company_id and asked.invite_id = invite.id and asked.custom_field_id = ${field})) as invites`,
  );
}

/** What a form or an invite asks for stays; what it holds of people goes with it. */
export async function refuseUsed(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<void> {
  const { forms, invites } = await usesOf(transaction, scope, id);
  const listed = (words: string, all: readonly Use[]) =>
    all.length > 0 ? [`${words}: ${all.map(({ name }) => `«${name}»`).join(', ')}`] : [];
  const used = [...listed('в формах', forms), ...listed('в приглашениях', invites)];
  if (used.length === 0) return;
  throw new Failure(409, [{ message: `Поле используется ${used.join('; ')}`, code: 'in_use' }]);
}

/** The same of many, as SQL of a field's row. */
export const isUsed = ({ company_id, id }: TableWith<'company_id' | 'id'>): SQL =>
  sql`(exists (select 1 from form_fields asked where asked.company_id = ${company_id} and asked.custom_field_id = ${id})
    or exists (select 1 from invite_custom_fields asked where asked.company_id = ${company_id} and asked.custom_field_id = ${id}))`;
