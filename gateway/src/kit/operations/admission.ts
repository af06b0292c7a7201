// Decides who may send unregistered operations. It runs before the text is parsed, so that others learn nothing about
// the schema and cost no parsing.
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import { type Caller, snapshotCaller, type RestService } from '../rest/client.ts';
import type { Lifetime } from '../rest/resilience/lifetime.ts';
import { maskError } from './masking.ts';
import { notSignedIn, ownOperationsOnly } from './refusals.ts';
import { createSignedInCheck } from './signed-in.ts';

export interface AdmissionOptions {
  readonly service: RestService;
  readonly log: FastifyBaseLogger;
  /** Who may send operations that are not registered with this server. */
  readonly unpersisted: 'anyone' | 'signed-in' | 'nobody';
}

/**
 * Returns the refusal, or null when the caller may send the operation. `life` limits the call that checks the token, if
 * one is needed.
 */
export type Admit = (
  isRegistered: boolean,
  caller: Caller,
  life: () => Lifetime,
) => GraphQLError | null | Promise<GraphQLError | null>;

export function createAdmission({ service, log, unpersisted }: AdmissionOptions): Admit {
  const isSignedIn = createSignedInCheck();
  return (isRegistered, caller, life) => {
    if (isRegistered || unpersisted === 'anyone') return null;
    if (unpersisted === 'nobody') return ownOperationsOnly();
    const ask = () =>
      service.forRequest({
        ...snapshotCaller(caller),
        life: life(),
        cost: 1,
        idempotencyKey: null,
      });
    return isSignedIn(caller.token, ask).then(
      (signedIn) => (signedIn ? null : notSignedIn()),
      (error) => maskError(error, log, caller.requestId),
    );
  };
}
