// Authenticates the caller of a route, in the same transaction as the route's work or before it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, EnterCompany, Transaction } from '../database/database.ts';
import { runOnce, type KeyOwner } from './idempotency.ts';
import type { Caller, Person, Scope } from '../permissions/permissions.ts';

/** The transaction that authenticated the caller. */
export interface CallerTransaction {
  transaction: Transaction;
}

interface Admitted extends CallerTransaction {
  caller: Caller;
  enter: EnterCompany;
}

/**
 * Authenticates the caller and runs the work in one transaction, with one effect per `Idempotency-Key`. Records the
 * caller's visit afterwards, also on failure.
 */
export async function withCaller<T>(
  app: FastifyInstance,
  database: Database,
  request: FastifyRequest,
  companyIn: (caller: Caller) => number | null,
  work: (admitted: Admitted) => Promise<T>,
): Promise<T> {
  let visit: Caller['visit'];
  try {
    return await database.withIdentity(
      async (transaction) => {
        const caller = await app.admit(transaction, request);
        visit = caller.visit;
        return { caller, companyId: companyIn(caller), personId: caller.person.id };
      },
      (transaction, { caller, companyId }, enter) =>
        runOnce(transaction, request, senderOf(caller, companyId), () =>
          work({ caller, transaction, enter }),
        ),
      { reads: request.method === 'GET' },
    );
  } finally {
    await visit?.();
  }
}

/** The owner of a request's `Idempotency-Key`. */
export const senderOf = ({ person }: Caller, companyId: number | null): KeyOwner => ({
  companyId: companyId ?? 0,
  personId: person.id,
});

export const companyOf = ({ scope }: Caller) => scope?.companyId ?? null;

export const noCompany = () => null;

export function scopeOf({ scope }: Caller): Scope {
  if (scope === null) throw new Error('the route is not below a company');
  return scope;
}

export type SignedIn = Person & { sessionId: number };

export function signedIn({ person }: Caller): SignedIn {
  const { sessionId } = person;
  if (sessionId === null)
    throw new Error('the caller has no session: the route accepts access tokens');
  return { ...person, sessionId };
}

export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new Error('the route is open and has no authenticated caller');
  return caller;
}
