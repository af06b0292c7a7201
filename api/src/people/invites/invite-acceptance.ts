// Accepting an invite: each person once, and never more people than its limit.
import { and, eq, sql } from 'drizzle-orm';
import { companies } from '../../company/tables.ts';
import { applyInviteEffects } from './invite-effects.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden, notFound } from '../../kit/http/errors.ts';
import { restoreValues } from '../../kit/resource/trash.ts';
import { rolesGiven } from './invite-permissions.ts';
import { invites, userInvites } from './invite-tables.ts';
import { inviteState, type inviteStates } from './invites.ts';
import { requireOpenCompany, type OpenCompany } from '../open-company.ts';
import { companyMembers } from '../tables.ts';

export interface FoundInvite {
  id: number;
  company_id: number;
  kind: 'invite' | 'welcome';
  type: 'common' | 'personal';
  state: (typeof inviteStates)[number];
}

const refusals: Record<Exclude<FoundInvite['state'], 'works'>, string> = {
  suspended: 'Приглашение приостановлено. Попросите новое у того, кто вас пригласил',
  inactive: 'Приглашение отключено. Попросите новое у того, кто вас пригласил',
  not_started: 'Приглашение ещё не действует',
  ended: 'Срок приглашения истёк. Попросите новое у того, кто вас пригласил',
  full: 'По этому приглашению уже пришли все, для кого оно было',
};

/** The reason why an invite's link does not work; null if it does. */
export const refusalOf = (state: FoundInvite['state']): string | null =>
  state === 'works' ? null : refusals[state];

/**
 * Finds an invite by its token; null if there is none. With `locked`, no other transaction can accept it until this one
 * ends. Runs as the system role, because the person is not a member yet.
 */
export async function findInvite(
  transaction: Transaction,
  token: string,
  { locked = false } = {},
): Promise<FoundInvite | null> {
  const [invite] = await rowsOf<FoundInvite>(
    transaction,
    sql`select id, company_id, kind, type, ${inviteState(invites)} as state from invites
      where token = ${token} ${locked ? sql`for update of invites` : sql``}`,
  );
  return invite ?? null;
}

/**
 * Accepts an invite for an account and returns the company. Throws with the reason if the person cannot join.
 */
export async function acceptInvite(
  transaction: Transaction,
  token: string,
  person: { id: number; addresses: readonly string[] },
): Promise<OpenCompany> {
  const invite = await findInvite(transaction, token, { locked: true });
  if (invite === null) throw notFound('Приглашение не найдено');
  const { id: invite_id, company_id } = invite;
  const which = eq(companies.id, company_id);
  const company = await requireOpenCompany(transaction, which, { joins: true });
  const user_id = person.id;
  const came = and(
    eq(userInvites.company_id, company_id),
    eq(userInvites.user_id, user_id),
    eq(userInvites.invite_id, invite_id),
  );
  if ((await transaction.$count(userInvites, came)) > 0) return company;
  if (invite.state !== 'works') {
    throw conflict(`invite_${invite.state}`, refusals[invite.state]);
  }
  if (invite.type === 'personal') await requireRecipient(transaction, invite, person);
  await join(transaction, invite, user_id);
  await transaction.insert(userInvites).values({ company_id, invite_id, user_id });
  await transaction.execute(
    sql`update invites set users_count = users_count + 1 where company_id = ${company_id} and id = ${invite_id}`,
  );
  await give(transaction, invite, user_id);
  return company;
}

/**
 * A personal invite admits one person per recipient, even if the address belongs to another account later.
 */
async function requireRecipient(
  transaction: Transaction,
  { id, company_id }: FoundInvite,
  person: { id: number; addresses: readonly string[] },
): Promise<void> {
  const meant = sql`company_id = ${company_id} and invite_id = ${id} and address = any(${sql.param([...person.addresses])}::text[])`;
  const found = await rowsOf<{ accepted_by: number | null }>(
    transaction,
    sql`select accepted_by from invite_recipients where ${meant}`,
  );
  if (found.length === 0) {
    throw forbidden('Приглашение отправлено на другой адрес. Войдите с ним или попросите новое');
  }
  if (found.some(({ accepted_by }) => accepted_by !== null && accepted_by !== person.id)) {
    throw conflict(
      'invite_used',
      'По этому приглашению уже пришёл другой человек. Попросите новое',
    );
  }
  await transaction.execute(
    sql`update invite_recipients set accepted_by = ${person.id} where ${meant}`,
  );
}

/** Makes the person a member. A deleted member is restored; a blocked one stays blocked. */
async function join(
  transaction: Transaction,
  { company_id, id }: FoundInvite,
  user_id: number,
): Promise<void> {
  const here = and(eq(companyMembers.company_id, company_id), eq(companyMembers.user_id, user_id));
  const [member] = await transaction
    .select({ status: companyMembers.status })
    .from(companyMembers)
    .where(here)
    .for('update');
  if (member?.status === 'blocked') {
    throw forbidden('Администратор закрыл вам доступ в эту компанию');
  }
  if (member?.status === 'deleted') {
    await transaction
      .update(companyMembers)
      .set(restoreValues('active' as const))
      .where(here);
  }
  if (member !== undefined) return;
  // Parts that the roles lock for people who register are unlocked later by staff.
  await transaction.execute(
    sql`insert into company_members (company_id, user_id, admin_banned, learning_banned)
      select ${company_id}, ${user_id}, coalesce(bool_or(role.admin_ban_on_registration), false), coalesce(bool_or(role.learning_ban_on_registration), false)
      from (${rolesGiven({ companyId: company_id, inviteId: id })}) as given join roles role on role.company_id = ${company_id} and role.id = given.role_id`,
  );
}

/** Gives the invite's roles and groups, and what other domains declared. */
async function give(
  transaction: Transaction,
  { company_id, id }: FoundInvite,
  user_id: number,
): Promise<void> {
  const of = sql`where given.company_id = ${company_id} and given.invite_id = ${id}`;
  for (const statement of [
    sql`insert into member_roles (company_id, user_id, role_id) select ${company_id}, ${user_id}, role_id from (${rolesGiven({ companyId: company_id, inviteId: id })}) as given on conflict do nothing`,
    sql`insert into group_members (company_id, user_id, group_id) select ${company_id}, ${user_id}, target_id from invite_groups given ${of} on conflict do nothing`,
  ]) {
    await transaction.execute(statement);
  }
  await applyInviteEffects(transaction, { companyId: company_id, inviteId: id, userId: user_id });
}
