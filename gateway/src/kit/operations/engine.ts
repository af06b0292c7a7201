// Assembles everything that prepares and runs operations for one server.
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { Observer } from '../observe/observer.ts';
import type { Caller, RestService } from '../rest/client.ts';
import { type OwnedLifetime, startLifetime } from '../rest/resilience/lifetime.ts';
import { errorCode } from '../rest/errors.ts';
import type { ComposedDomains } from '../schema/schema.ts';
import { type AdmissionOptions, createAdmission } from './admission.ts';
import { createExecutor, type Executor } from './execute.ts';
import { subscriptionTime } from './limits.ts';
import type { PersistedOperations } from './persisted.ts';
import { createPreparation, type Preparation, type PreparedOperation } from './prepare.ts';

export interface EngineOptions {
  readonly domains: ComposedDomains;
  readonly service: RestService;
  readonly log: FastifyBaseLogger;
  readonly persisted: PersistedOperations;
  /** Whether introspection is allowed. */
  readonly introspection: boolean;
  /** Whether error messages suggest names of the schema. */
  readonly suggestions: boolean;
  readonly unpersisted: AdmissionOptions['unpersisted'];
  /** Milliseconds that an operation may take. */
  readonly timeout: number;
  readonly isUnderPressure: () => boolean;
  readonly observer: Observer | null;
}

export interface Engine extends Preparation, Executor {
  readonly domains: ComposedDomains;
  readonly persisted: PersistedOperations;
  readonly log: FastifyBaseLogger;
  readonly observer: Observer | null;
  /** Why this caller may not send this text, before it is parsed; null when it may be sent. */
  readonly refuse: (text: string, caller: Caller) => Promise<GraphQLError | null>;
  readonly lifeOf: (operation: PreparedOperation) => OwnedLifetime;
}

export function createEngine(options: EngineOptions): Engine {
  const { domains, persisted, log, timeout, observer } = options;
  const admit = createAdmission(options);
  return {
    domains,
    persisted,
    log,
    observer,
    ...createPreparation(options),
    ...createExecutor({ ...options, admit }),
    refuse: async (text, caller) => {
      const life = startLifetime(timeout);
      try {
        const refusal = await admit(persisted.hasText(text), caller, () => life);
        if (refusal) observer?.refused(null, errorCode(refusal));
        return refusal;
      } finally {
        life.close();
      }
    },
    lifeOf: ({ type }) => startLifetime(type === 'subscription' ? subscriptionTime : timeout),
  };
}
