// Pending sign-ins through a service: started here, finished once, in the same browser, within ten minutes.
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { companies } from '../../company/tables.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { Failure, notFound } from '../../kit/http/errors.ts';
import { requireOpenCompany, type OpenCompany } from '../open-company.ts';
import type { AuthorizationState } from './social-client.ts';
import type { ProviderSettings } from './social-providers.ts';
import {
  companySocialites,
  signInExpiry,
  socialSignIns,
  type SocialIdentity,
  type SocialProvider,
} from './social-tables.ts';
import { generateToken, tokenHash } from '../account/tokens.ts';

export type SignInService = ProviderSettings & { registration: boolean };

/** Runs as the system role, because the person is not authenticated yet. */
export const requireCompany = (transaction: Transaction, id: number): Promise<OpenCompany> =>
  requireOpenCompany(transaction, eq(companies.id, id));

/** The services that the company has set up and enabled. */
export function servicesOf(transaction: Transaction, companyId: number): Promise<SignInService[]> {
  return transaction
    .select()
    .from(companySocialites)
    .where(and(eq(companySocialites.company_id, companyId), eq(companySocialites.active, true)))
    .orderBy(companySocialites.id);
}

export async function requireService(
  transaction: Transaction,
  companyId: number,
  provider: SocialProvider,
): Promise<SignInService> {
  await requireCompany(transaction, companyId);
  const services = await servicesOf(transaction, companyId);
  const service = services.find((each) => each.provider === provider);
  if (service === undefined) throw notFound('Школа больше не предлагает этот способ входа');
  return service;
}

export interface PendingSignIn extends AuthorizationState {
  id: number;
  company_id: number;
  provider: SocialProvider;
  /** The person who links the service to their account; null for a sign-in. */
  user_id: number | null;
  /** The token of an invite. */
  invite: string | null;
  form_id: number | null;
}

/**
 * Stores a sign-in and returns the secret with which the page continues. Only its hash is stored.
 */
export async function storeSignIn(
  transaction: Transaction,
  { state, code_verifier, nonce, ...of }: Omit<PendingSignIn, 'id'>,
): Promise<string> {
  const secret = generateToken();
  await transaction.delete(socialSignIns).where(lt(socialSignIns.expires_at, sql`now()`));
  await transaction.insert(socialSignIns).values({
    ...of,
    state,
    code_verifier,
    nonce,
    secret_hash: tokenHash(secret),
    expires_at: signInExpiry,
  });
  return secret;
}

/** A pending sign-in and its service, which must still be enabled. */
interface Going<SignIn extends PendingSignIn> {
  signIn: SignIn;
  service: SignInService;
}

const withService = async <SignIn extends PendingSignIn>(
  transaction: Transaction,
  signIn: SignIn,
): Promise<Going<SignIn>> => ({
  signIn,
  service: await requireService(transaction, signIn.company_id, signIn.provider),
});

/**
 * Redeems a pending sign-in once, when the person returns. The state must be the one that was sent with this browser.
 */
export async function redeemReturn(
  transaction: Transaction,
  { secret, query, userId }: { secret: string; query: string; userId: number | null },
): Promise<Going<PendingSignIn>> {
  const [found] = await transaction
    .update(socialSignIns)
    .set({ returned_at: sql`now()` })
    .where(
      and(
        isOf(secret),
        eq(socialSignIns.state, new URLSearchParams(query).get('state') ?? ''),
        userId === null ? isNull(socialSignIns.user_id) : eq(socialSignIns.user_id, userId),
        isNull(socialSignIns.returned_at),
      ),
    )
    .returning();
  if (found === undefined) throw signInLost();
  return withService(transaction, found);
}

/** Stores the identity for the following steps. */
export async function storeIdentity(
  transaction: Transaction,
  id: number,
  identity: SocialIdentity,
): Promise<void> {
  await transaction.update(socialSignIns).set({ identity }).where(eq(socialSignIns.id, id));
}

/** A sign-in with an identity that still needs a proof. */
export async function findReturned(
  transaction: Transaction,
  secret: string,
): Promise<Going<PendingSignIn & { identity: SocialIdentity }>> {
  const [found] = await transaction
    .select()
    .from(socialSignIns)
    .where(and(isOf(secret), isNull(socialSignIns.user_id), isNotNull(socialSignIns.identity)));
  if (found === undefined || found.identity === null) throw signInLost();
  return withService(transaction, { ...found, identity: found.identity });
}

/**
 * Deletes a sign-in, so that its secret becomes invalid. Returns false if another request deleted it.
 */
export async function endSignIn(transaction: Transaction, id: number): Promise<boolean> {
  const ended = await transaction
    .delete(socialSignIns)
    .where(eq(socialSignIns.id, id))
    .returning({ id: socialSignIns.id });
  return ended.length > 0;
}

const isOf = (secret: string) =>
  and(eq(socialSignIns.secret_hash, tokenHash(secret)), gt(socialSignIns.expires_at, sql`now()`));

export const signInLost = () =>
  new Failure(422, [
    {
      message: 'Этот вход уже завершён, устарел или начат в другом браузере. Начните вход заново',
      code: 'sign_in_lost',
    },
  ]);
