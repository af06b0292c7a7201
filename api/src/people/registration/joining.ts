// Becoming a member of a company by one of its forms.
import { eq, sql } from 'drizzle-orm';
import { companies } from '../../company/tables.ts';
import type { Transaction } from '../../kit/database.ts';
import { requireOpenCompany } from '../open-company.ts';
import { companyMembers, memberRoles } from '../tables.ts';
import { defaultRoles } from '../users/user-accounts.ts';
import type { Form } from './registration-form.ts';

/** Without an invite the form's role is given, or the company's default one. */
export async function joinByForm(
  transaction: Transaction,
  company_id: number,
  form: Pick<Form, 'role_id'>,
  user_id: number,
): Promise<void> {
  await requireOpenCompany(transaction, eq(companies.id, company_id), { joins: true });
  const roleIds =
    form.role_id === null ? await defaultRoles(transaction, company_id) : [form.role_id];
  await transaction.insert(companyMembers).values({ company_id, user_id });
  if (roleIds.length > 0) {
    await transaction
      .insert(memberRoles)
      .values(roleIds.map((role_id) => ({ company_id, user_id, role_id })));
  }
  await transaction.execute(
    sql`update company_members member set admin_banned = bans.admin, learning_banned = bans.learning
      from (select coalesce(bool_or(role.admin_ban_on_registration), false) as admin, coalesce(bool_or(role.learning_ban_on_registration), false) as learning
        from member_roles membership join roles role on role.company_id = membership.company_id and role.id = membership.role_id
        where membership.company_id = ${company_id} and membership.user_id = ${user_id}) as bans
      where member.company_id = ${company_id} and member.user_id = ${user_id}`,
  );
}
