// Who may send operations that were not registered with this server. It is asked before a text of theirs is read: what is
// wrong with it, which names the schema has instead, and the work of finding out are for those who may.
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import { type Caller, callerAlone, type RestService } from '../rest/client.ts';
import type { Life } from '../rest/resilience/deadline.ts';
import { maskError } from './masking.ts';
import { notSignedIn, ownOperationsOnly } from './refusals.ts';
import { rememberSignedIn } from './signed-in.ts';

export interface AdmissionOptions {
  readonly service: RestService;
  readonly log: FastifyBaseLogger;
  /** Who may send operations that were not registered with this server. */
  readonly unpersisted: 'anyone' | 'signed-in' | 'nobody';
}

/** Why the caller may not send it; null when they may. The life is that of the question, should one be asked. */
export type Admit = (
  isRegistered: boolean,
  caller: Caller,
  life: () => Life,
) => GraphQLError | null | Promise<GraphQLError | null>;

export function createAdmission({ service, log, unpersisted }: AdmissionOptions): Admit {
  const isSignedIn = rememberSignedIn();
  return (isRegistered, caller, life) => {
    if (isRegistered || unpersisted === 'anyone') return null;
    if (unpersisted === 'nobody') return ownOperationsOnly();
    const ask = () =>
      service.forRequest({ ...callerAlone(caller), life: life(), cost: 1, idempotencyKey: null });
    return isSignedIn(caller.token, ask).then(
      (signedIn) => (signedIn ? null : notSignedIn()),
      (error) => maskError(error, log, caller.requestId),
    );
  };
}
