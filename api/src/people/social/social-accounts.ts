// Finds or creates the account of a person who signs in through another service, and decides which proof it needs.
import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm';
import { withAsciiDomain } from '../../kit/values/contacts.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { Failure, conflict, forbidden } from '../../kit/http/errors.ts';
import { createAccount } from '../account/accounts.ts';
import { acceptInvite } from '../invites/invite-acceptance.ts';
import { memberPermissions } from '../membership.ts';
import { findForm, type Form } from '../registration/registration-form.ts';
import { isMember, joinByForm } from '../registration/joining.ts';
import { authorityOf, providerName } from './social-providers.ts';
import { loginOf } from '../rules.ts';
import type { SignInService, PendingSignIn } from './social-sign-ins.ts';
import { socialAccounts, type SocialIdentity } from './social-tables.ts';
import { roles } from '../tables.ts';

/** The key of a person at a service. */
export const identityKey = (
  service: SignInService,
  companyId: number,
  { subject }: SocialIdentity,
) => ({
  provider: service.provider,
  company_id: service.provider === 'oidc' ? companyId : null,
  authority: authorityOf(service),
  subject,
});

type Key = ReturnType<typeof identityKey>;

const isLinkOf = ({ provider, company_id, authority, subject }: Key) =>
  and(
    eq(socialAccounts.provider, provider),
    company_id === null
      ? isNull(socialAccounts.company_id)
      : eq(socialAccounts.company_id, company_id),
    eq(socialAccounts.authority, authority),
    eq(socialAccounts.subject, subject),
  );

export interface MatchedAccount {
  id: number;
  login: string;
  /** Whether the account's password is required. */
  needsPassword: boolean;
}

/**
 * The account to sign in to; null if there is none. Found by a linked service, otherwise by e-mail address. Throws if
 * the service must not open the account.
 */
export async function findMatchedAccount(
  transaction: Transaction,
  service: SignInService,
  companyId: number,
  identity: SocialIdentity,
): Promise<MatchedAccount | null> {
  const [link] = await transaction
    .select({ userId: socialAccounts.user_id, provedAt: socialAccounts.proved_at })
    .from(socialAccounts)
    .where(isLinkOf(identityKey(service, companyId, identity)));
  const account = await findAccount(
    transaction,
    companyId,
    link === undefined
      ? sql`account.login = ${loginOf(identity.email ?? '')}`
      : sql`account.id = ${link.userId}`,
  );
  if (account === null) return null;
  // A company controls what its own service asserts, so it must not open accounts of other companies' members.
  const isOwn = service.provider === 'oidc';
  if (isOwn && account.elsewhere) throw closedToOwnService(providerName(service));
  const isHarmless = !account.elsewhere && !account.trusted;
  const isKnown = link !== undefined && (link.provedAt !== null || !isOwn || isHarmless);
  const isGiven =
    link === undefined && identity.email_verified && !account.has_password && isHarmless;
  const needsPassword = !isKnown && !isGiven;
  if (needsPassword && !account.has_password) throw withoutPassword(providerName(service));
  return { id: account.id, login: account.login, needsPassword };
}

interface Account {
  id: number;
  login: string;
  has_password: boolean;
  /** Whether the person is also a member of other companies or administrates the installation. */
  elsewhere: boolean;
  /** Whether the person has permissions in this company that learners do not have. */
  trusted: boolean;
}

async function findAccount(
  transaction: Transaction,
  companyId: number,
  which: ReturnType<typeof sql>,
): Promise<Account | null> {
  const [account] = await rowsOf<Account>(
    transaction,
    sql`select account.id, account.login, account.password_hash is not null as has_password,
        account.super_admin or exists (
          select 1 from company_members other
          where other.user_id = account.id and other.company_id <> ${companyId} and other.status <> 'deleted'
        ) as elsewhere,
        exists (
          select 1 from company_members member
          where member.user_id = account.id and member.company_id = ${companyId}
            and (member.is_owner or 'admin_part_access' = any(${memberPermissions('member')}))
        ) as trusted
      from users account where ${which} and account.kind = 'person'`,
  );
  return account ?? null;
}

/** Links a service's identity to an account; `proved` if the account's owner confirmed it. */
export async function linkAccount(
  transaction: Transaction,
  key: Key,
  userId: number,
  { identity, proved }: { identity: SocialIdentity; proved: boolean },
): Promise<void> {
  const seen = {
    label: identity.email ?? identity.name,
    last_used_at: sql`now()`,
    ...(proved && { proved_at: sql`now()` }),
  };
  const saved = await transaction
    .insert(socialAccounts)
    .values({ ...key, ...seen, user_id: userId })
    .onConflictDoUpdate({
      target: [
        socialAccounts.provider,
        socialAccounts.company_id,
        socialAccounts.authority,
        socialAccounts.subject,
      ],
      set: seen,
      setWhere: eq(socialAccounts.user_id, userId),
    })
    .returning({ id: socialAccounts.id });
  if (saved.length === 0) throw taken();
}

/** How a new person may join the company; null if they may not. */
export async function joinMethodOf(
  transaction: Transaction,
  { company_id, invite, form_id }: PendingSignIn,
  { provider, registration }: SignInService,
): Promise<WayIn | null> {
  if (invite !== null) return { invite };
  const way =
    form_id === null
      ? registration && { role_id: null }
      : openForm(await findForm(transaction, company_id, String(form_id)));
  // A company's own service can assert any number of people, so it may not create staff.
  if (!way || (provider === 'oidc' && (await opensBackOffice(transaction, company_id, way)))) {
    return null;
  }
  return way;
}

const openForm = (form: Form) =>
  form.state === 'open' && form.create_user && form.social_network_login && form;

async function opensBackOffice(
  transaction: Transaction,
  companyId: number,
  { role_id }: Pick<Form, 'role_id'>,
): Promise<boolean> {
  const given = role_id === null ? roles.default : eq(roles.id, role_id);
  const found = await transaction.$count(
    roles,
    and(
      eq(roles.company_id, companyId),
      given,
      arrayContains(roles.permissions, ['admin_part_access']),
    ),
  );
  return found > 0;
}

/** An invite, or a role; a null role is the company's default one. */
type WayIn = { invite: string } | Pick<Form, 'role_id'>;

/** Makes the person a member; throws if they were blocked or removed, or may not join. */
export async function joinCompany(
  transaction: Transaction,
  company_id: number,
  { id: user_id, login }: { id: number; login: string },
  way: WayIn | null,
): Promise<void> {
  if (await isMember(transaction, company_id, user_id)) return;
  if (way === null) throw closed();
  if ('invite' in way) {
    await acceptInvite(transaction, way.invite, { id: user_id, addresses: [login] });
  } else {
    await joinByForm(transaction, company_id, way, user_id);
  }
}

/** Creates an account without a password. */
export async function createPerson(
  transaction: Transaction,
  { email, email_verified, name, surname }: SocialIdentity,
  service: SignInService,
): Promise<{ id: number; login: string }> {
  if (email === null) throw withoutEmail(providerName(service));
  const address = withAsciiDomain(email);
  const login = loginOf(address);
  const id = await createAccount(transaction, {
    login,
    email: address,
    name: name ?? login.replace(/@.*/, ''),
    surname,
    password_hash: null,
    // What a company's own service asserts about the address is not trusted.
    confirmed_login: email_verified && service.provider !== 'oidc' ? login : null,
  });
  return { id, login };
}

const taken = () => conflict('taken', 'Этот аккаунт сервиса уже подключён к другому пользователю');

const closed = () => forbidden('Вас ещё нет в этой школе. Попросите у администратора приглашение');

const closedToOwnService = (name: string) =>
  forbidden(
    `Вы состоите и в других компаниях, поэтому «${name}» ваш вход не открывает. Войдите с паролем`,
  );

const withoutPassword = (name: string) =>
  conflict(
    'password_missing',
    `Аккаунт с вашей почтой уже есть, но пока без пароля. Задайте его по ссылке «Забыли пароль?» и войдите через «${name}» ещё раз`,
  );

const withoutEmail = (name: string) =>
  new Failure(422, [
    {
      message: `Сервис «${name}» не передал адрес почты. Разрешите доступ к почте или зарегистрируйтесь с паролем`,
      code: 'email_missing',
    },
  ]);
