// All that it takes to run operations, put together for one server.
import type { FastifyBaseLogger } from 'fastify';
import type { Observer } from '../observe/observer.ts';
import type { RestService } from '../rest/client.ts';
import { type OwnedLife, startLife } from '../rest/life.ts';
import type { ComposedDomains } from '../schema/schema.ts';
import { createExecutor, type ExecuteOptions, type Executor } from './execute.ts';
import { subscriptionTime } from './limits.ts';
import type { PersistedOperations } from './persisted.ts';
import { createPreparation, type Preparation, type PreparedOperation } from './prepare.ts';

export interface EngineOptions {
  readonly domains: ComposedDomains;
  readonly service: RestService;
  readonly log: FastifyBaseLogger;
  readonly persisted: PersistedOperations;
  /** Whether the schema may be asked for. */
  readonly introspection: boolean;
  /** Whether mistakes are answered with names of the schema that may have been meant. */
  readonly suggestions: boolean;
  readonly unpersisted: ExecuteOptions['unpersisted'];
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
  readonly lifeOf: (operation: PreparedOperation) => OwnedLife;
}

export function createEngine(options: EngineOptions): Engine {
  const { domains, persisted, log, timeout, observer } = options;
  return {
    domains,
    persisted,
    log,
    observer,
    ...createPreparation(options),
    ...createExecutor(options),
    lifeOf: ({ type }) => startLife(type === 'subscription' ? subscriptionTime : timeout),
  };
}
