/** Accounts in the hands of a company: made for new users, changed only while they belong to that company alone. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { has } from '../kit/permissions.ts';
import type { Scope } from '../kit/permissions.ts';
import type { Transaction } from '../kit/database.ts';
import { rowOf } from '../kit/database.ts';
import { Failure, forbidden, invalid } from '../kit/errors.ts';
import { wholeRecord } from '../kit/resource.ts';
import { emailChanges, passwordResets, users } from './account-tables.ts';
import { isWithinReach } from './membership.ts';
import { companyMembers, groupMembers, memberRoles, roles } from './tables.ts';
import { userResource } from './users.ts';

/** A user of the company with what decides who may change their account. */
export interface Account {
  id: number;
  login: string;
  email: string;
  name: string;
  /** Nobody but the person changes what other companies see too. */
  shared: boolean;
}

/**
 * The account of a user of the company, for a change of it. Throws 404 when there is no such user, 403 for owners and
 * people who may do more, 409 for accounts of other companies too.
 */
export async function requireAccount(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<Account> {
  const account = await requireWithinReach(transaction, scope, id);
  if (account.shared) {
    throw new Failure(409, [
      {
        message: 'Человек состоит и в других компаниях: свои данные для входа меняет он сам',
        code: 'shared_account',
      },
    ]);
  }
  return account;
}

/** The same, where it does not matter what other companies see. Whoever may not see a user doesn't change them either. */
export async function requireWithinReach(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<Account> {
  await userResource.find(transaction, scope, id, { ...wholeRecord, columns: ['id'] });
  const account = await rowOf<Account & { reachable: boolean }>(
    transaction,
    sql`select account.id, account.login, account.email, account.name,
      ${isWithinReach('member', scope)} as reachable,
      account.super_admin or exists (
        select 1 from company_members other
        where other.user_id = account.id and other.company_id <> member.company_id
      ) as shared
    from company_members member join users account on account.id = member.user_id
    where member.company_id = ${scope.companyId} and member.user_id = ${id}`,
  );
  if (!account.reachable) {
    throw forbidden('Этого пользователя вы изменить не можете: у него больше прав');
  }
  return account;
}

/** What was mailed for the account as it was opens nothing any more: the mail may be in wrong hands. */
export async function cancelLinks(transaction: Transaction, userId: number): Promise<void> {
  for (const table of [passwordResets, emailChanges]) {
    await transaction.delete(table).where(and(eq(table.user_id, userId), isNull(table.used_at)));
  }
}

export interface NewMember {
  name: string;
  surname: string | null;
  email: string;
  login: string;
  phone: string | null;
  password_hash: string | null;
}

/** Makes an account and its place in the company; answers its id. An address that is taken is refused with the reason. */
export async function createMember(
  transaction: Transaction,
  scope: Scope,
  account: NewMember,
  { roleIds, groupIds }: { roleIds: readonly number[]; groupIds: readonly number[] },
): Promise<number> {
  await refuseTaken(transaction, scope, account.login);
  const [created] = await transaction.insert(users).values(account).returning({ id: users.id });
  const userId = created?.id ?? 0;
  const company_id = scope.companyId;
  await transaction.insert(companyMembers).values({ company_id, user_id: userId });
  if (roleIds.length > 0) {
    await transaction
      .insert(memberRoles)
      .values([...new Set(roleIds)].map((role_id) => ({ company_id, user_id: userId, role_id })));
  }
  if (groupIds.length > 0) {
    await transaction
      .insert(groupMembers)
      .values(
        [...new Set(groupIds)].map((group_id) => ({ company_id, user_id: userId, group_id })),
      );
  }
  return userId;
}

/** What a new user is when nothing else is said. */
export async function defaultRoles(transaction: Transaction, companyId: number): Promise<number[]> {
  const found = await transaction
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.company_id, companyId), eq(roles.default, true)));
  return found.map(({ id }) => id);
}

/** Accounts of people elsewhere are not drawn into a company: they are invited. */
export async function refuseTaken(
  transaction: Transaction,
  scope: Scope,
  login: string,
  exceptId = 0,
): Promise<void> {
  const [holder] = await transaction
    .select({ status: companyMembers.status })
    .from(users)
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.user_id, users.id), eq(companyMembers.company_id, scope.companyId)),
    )
    .where(and(eq(users.login, login), ne(users.id, exceptId)));
  if (holder === undefined) return;
  if (holder.status === null) {
    throw invalid('email', 'Эта почта уже зарегистрирована. Отправьте приглашение', 'taken');
  }
  throw invalid(
    'email',
    holder.status === 'deleted' && has(scope, 'users_delete')
      ? 'Пользователь с этой почтой удалён. Верните его из удалённых'
      : 'Пользователь с этой почтой уже есть',
    'taken',
  );
}
