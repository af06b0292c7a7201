// Who calls a route: found out in the transaction of its work, or before work that opens doors itself.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Enter, Transaction } from '../database/database.ts';
import { once, type Sender } from './idempotency.ts';
import type { Caller, Person, Scope } from '../permissions/permissions.ts';

/** Work within the transaction that found out who calls. */
export interface InTransaction {
  transaction: Transaction;
}

interface Admitted extends InTransaction {
  caller: Caller;
  enter: Enter;
}

/**
 * Work in the transaction that finds out who calls, with one effect under one `Idempotency-Key`; that they were here is
 * noted when it ends, however it does.
 */
export async function admitted<T>(
  app: FastifyInstance,
  database: Database,
  request: FastifyRequest,
  companyIn: (caller: Caller) => number | null,
  work: (admitted: Admitted) => Promise<T>,
): Promise<T> {
  let visit: Caller['visit'];
  try {
    return await database.found(
      async (transaction) => {
        const caller = await app.admit(transaction, request);
        visit = caller.visit;
        return { caller, companyId: companyIn(caller), personId: caller.person.id };
      },
      (transaction, { caller, companyId }, enter) =>
        once(transaction, request, senderOf(caller, companyId), () =>
          work({ caller, transaction, enter }),
        ),
      { reads: request.method === 'GET' },
    );
  } finally {
    await visit?.();
  }
}

/** Whose `Idempotency-Key` a request has. */
export const senderOf = ({ person }: Caller, companyId: number | null): Sender => ({
  companyId: companyId ?? 0,
  personId: person.id,
});

export const companyOf = ({ scope }: Caller) => scope?.companyId ?? null;

export const inNone = () => null;

export function scopeOf({ scope }: Caller): Scope {
  if (scope === null) throw new Error('the route belongs to no company');
  return scope;
}

export type SignedIn = Person & { sessionId: number };

export function signedIn({ person }: Caller): SignedIn {
  const { sessionId } = person;
  if (sessionId === null) throw new Error('the route is open to access tokens');
  return { ...person, sessionId };
}

export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new Error('the route is open, nobody is signed in');
  return caller;
}
