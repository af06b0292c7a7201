// Makes a person a member of a company by one of its forms, with a new or an existing account.
import { and, eq, sql } from 'drizzle-orm';
import { companies } from '../../company/tables.ts';
import { customFieldUserValues } from '../../forms/values/value-tables.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { forbidden } from '../../kit/http/errors.ts';
import * as accounts from '../account/accounts.ts';
import { acceptInvite } from '../invites/invite-acceptance.ts';
import { requireOpenCompany } from '../open-company.ts';
import * as rules from '../rules.ts';
import { companyMembers, memberRoles } from '../tables.ts';
import { defaultRoles } from '../users/user-accounts.ts';
import type { Submission } from './submission.ts';
import type { Form } from './registration-form.ts';

/**
 * Whether the person is a member. Throws 403 if they were blocked or removed. Runs as the system role.
 */
export async function isMember(
  transaction: Transaction,
  company_id: number,
  user_id: number,
): Promise<boolean> {
  const [member] = await transaction
    .select({ status: companyMembers.status })
    .from(companyMembers)
    .where(and(eq(companyMembers.company_id, company_id), eq(companyMembers.user_id, user_id)));
  if (member?.status === 'blocked') {
    throw forbidden('Администратор закрыл вам доступ в эту компанию');
  }
  if (member?.status === 'deleted') {
    throw forbidden('Вас удалили из этой компании. Вернуть вас может её администратор');
  }
  return member !== undefined;
}

/**
 * Gives the form's role, or the company's default role. Does nothing if the person is a member already.
 */
export async function joinByForm(
  transaction: Transaction,
  company_id: number,
  form: Pick<Form, 'role_id'>,
  user_id: number,
): Promise<void> {
  await requireOpenCompany(transaction, eq(companies.id, company_id), { joins: true });
  const roleIds =
    form.role_id === null ? await defaultRoles(transaction, company_id) : [form.role_id];
  const [joined] = await transaction
    .insert(companyMembers)
    .values({ company_id, user_id })
    .onConflictDoNothing()
    .returning({ user_id: companyMembers.user_id });
  if (joined === undefined) return;
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

/** A submitted form by which a person joins the company. */
interface Coming {
  company: { id: number };
  form: Pick<Form, 'role_id'>;
  userValues: Submission['userValues'];
}

/** Creates an account and makes it a member. Returns its id. */
export async function joinWithNewAccount(
  transaction: Transaction,
  { company, form, userValues }: Coming,
  { name, surname, email, password_hash }: rules.AccountInput & { password_hash: string | null },
  invite: string | null | undefined,
): Promise<number> {
  const login = rules.loginOf(email);
  const id = await accounts.createAccount(transaction, {
    name,
    surname: surname ?? null,
    email,
    login,
    password_hash,
  });
  if (invite == null) await joinByForm(transaction, company.id, form, id);
  else await acceptInvite(transaction, invite, { id, addresses: [login] });
  await keepUserValues(transaction, company.id, id, userValues);
  return id;
}

/** Makes an existing account a member. Throws 403 if the person was blocked or removed. */
export async function joinWithOwnAccount(
  transaction: Transaction,
  { company, form, userValues }: Coming,
  id: number,
): Promise<void> {
  // The person may have submitted the form from another page meanwhile.
  if (await isMember(transaction, company.id, id)) return;
  await joinByForm(transaction, company.id, form, id);
  await keepUserValues(transaction, company.id, id, userValues);
}

async function keepUserValues(
  transaction: Transaction,
  company_id: number,
  user_id: number,
  values: Submission['userValues'],
): Promise<void> {
  if (values.length === 0) return;
  await transaction
    .insert(customFieldUserValues)
    .values(values.map((value) => ({ ...value, company_id, user_id })));
}
