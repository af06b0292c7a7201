// Creates accounts for new users of a company, and checks which accounts it may change: only those of its members
// alone.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden, invalid } from '../../kit/http/errors.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { users } from '../account/account-tables.ts';
import { refuseTakenLogin } from '../account/accounts.ts';
import { mayChangeMember } from '../membership.ts';
import { companyMembers, groupMembers, memberRoles, roles } from '../tables.ts';
import { userResource } from './users.ts';

/** A user of the company, with the facts that decide whether the company may change the account. */
export interface Account {
  id: number;
  login: string;
  email: string;
  name: string;
  /**
   * Whether the person is a member of other companies, too; then only the person changes the account.
   */
  shared: boolean;
  /** Whether the person has left the company. */
  departed: boolean;
}

/**
 * The account of a user, to change it. Throws 404 if the caller sees no such user, 403 for owners and people with more
 * permissions, 409 for members of other companies and people who have left.
 */
export async function requireAccount(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<Account> {
  const account = await requireMayChange(transaction, scope, id);
  if (account.departed) throw hasLeft();
  if (account.shared) {
    throw conflict(
      'shared_account',
      'Человек состоит и в других компаниях: свои данные для входа меняет он сам',
    );
  }
  return account;
}

const hasLeft = () =>
  conflict(
    'deleted_member',
    'Человек больше не состоит в компании: свои данные меняет только он сам',
  );

/**
 * The same for changes that other companies do not see. Throws 404 if the caller may not see the user.
 */
export async function requireMayChange(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<Account> {
  await userResource.find(transaction, scope, id, onlyId);
  const [account] = await rowsOf<Account & { reachable: boolean }>(
    transaction,
    sql`select account.id, account.login, account.email, account.name,
      ${mayChangeMember('member', scope)} as reachable, member.status = 'deleted' as departed,
      account.super_admin or exists (
        select 1 from company_members other
        where other.user_id = account.id and other.company_id <> member.company_id
      ) as shared
    from company_members member join users account on account.id = member.user_id
    where member.company_id = ${scope.companyId} and member.user_id = ${id}`,
  );
  // Accounts of people who left are visible to the system role only.
  if (account === undefined) throw hasLeft();
  if (!account.reachable) {
    throw forbidden('Этого пользователя вы изменить не можете: у него больше прав');
  }
  return account;
}

export interface NewMember {
  name: string;
  surname: string | null;
  email: string;
  login: string;
  phone: string | null;
  password_hash: string | null;
}

export interface MemberLinks {
  roleIds: readonly number[];
  groupIds: readonly number[];
}

/**
 * Creates an account and its membership, and returns its id. Throws 422 if the address is taken.
 */
export async function createMember(
  transaction: Transaction,
  scope: Scope,
  account: NewMember,
  links: MemberLinks,
): Promise<number> {
  await refuseTaken(transaction, scope, account.login);
  const [id] = await createMembers(transaction, scope, [account], links);
  return id ?? 0;
}

/** The same for many accounts, whose logins were checked before. */
export async function createMembers(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  accounts: readonly NewMember[],
  links: MemberLinks,
): Promise<number[]> {
  const created = await transaction
    .insert(users)
    .values(accounts.map(columnsOf))
    .returning({ id: users.id })
    .catch(refuseTakenLogin);
  const ids = created.map(({ id }) => id);
  await transaction.insert(companyMembers).values(ids.map((user_id) => ({ company_id, user_id })));
  const each = <T>(linked: readonly number[], row: (user_id: number, id: number) => T) =>
    ids.flatMap((user_id) => [...new Set(linked)].map((id) => row(user_id, id)));
  if (links.roleIds.length > 0) {
    const rows = each(links.roleIds, (user_id, role_id) => ({ company_id, user_id, role_id }));
    await transaction.insert(memberRoles).values(rows);
  }
  if (links.groupIds.length > 0) {
    const rows = each(links.groupIds, (user_id, group_id) => ({ company_id, user_id, group_id }));
    await transaction.insert(groupMembers).values(rows);
  }
  return ids;
}

const columnsOf = ({ name, surname, email, login, phone, password_hash }: NewMember) => ({
  name,
  surname,
  email,
  login,
  phone,
  password_hash,
});

/** Those of the logins that have an account, in any company. */
export async function takenLogins(
  transaction: Transaction,
  logins: readonly string[],
): Promise<Set<string>> {
  const found = await transaction
    .select({ login: users.login })
    .from(users)
    .where(inArray(users.login, [...logins]));
  return new Set(found.map(({ login }) => login));
}

/** The default role, for people who register without another one. */
export async function defaultRoles(transaction: Transaction, companyId: number): Promise<number[]> {
  const found = await transaction
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.company_id, companyId), eq(roles.default, true)));
  return found.map(({ id }) => id);
}

/** Existing accounts cannot be added to a company; their owners must be invited. */
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
