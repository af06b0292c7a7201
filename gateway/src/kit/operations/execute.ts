// Runs all operations, from any transport, with admission, limits, caching and error masking.
import type { FastifyBaseLogger } from 'fastify';
import { createSourceEventStream, type GraphQLError } from 'graphql';
import { createContext } from '../../context.ts';
import { type Caller, snapshotCaller, type RestClient, type RestService } from '../rest/client.ts';
import { errorCode } from '../rest/errors.ts';
import { subscriberKey } from '../rest/fairness/client-address.ts';
import type { OwnedLifetime } from '../rest/resilience/lifetime.ts';
import { createFairShares } from '../rest/fairness/shares.ts';
import type { ObservedOperation, Observer } from '../observe/observer.ts';
import type { PlannedCall } from '../plan/operation.ts';
import type { ComposedDomains } from '../schema/schema.ts';
import type { Admit } from './admission.ts';
import type { Variables } from '../execution/compile.ts';
import { mapEvents } from './subscription-events.ts';
import { type Cost, type Input, prepareInput, estimateInput } from './inputs.ts';
import { createResultCache } from './result-cache.ts';
import { gracePeriod, loadLimits } from './limits.ts';
import { maskError } from './masking.ts';
import type { PreparedOperation } from './prepare.ts';
import { asRepeatable, overloaded, timedOut } from './refusals.ts';
import { type Answer, runOperation } from '../execution/run.ts';

export interface ExecuteOptions {
  readonly domains: ComposedDomains;
  readonly service: RestService;
  readonly log: FastifyBaseLogger;
  /** Whether errors in variables suggest names of the schema. */
  readonly suggestions: boolean;
  /** Whether the caller may send an operation. */
  readonly admit: Admit;
  /** Whether the event loop lags. */
  readonly isUnderPressure: () => boolean;
  /** Receives each operation for metrics and traces; null when both are off. */
  readonly observer: Observer | null;
}

/** One operation as it was sent. */
export interface OperationRequest {
  readonly operation: PreparedOperation;
  /** Before coercion. */
  readonly variables: Variables;
  /** Whether `extensions.cost` is requested. */
  readonly wantsCost: boolean;
  readonly caller: Caller;
  readonly idempotencyKey: string | null;
  /** Closed when the operation has ended. */
  readonly life: OwnedLifetime;
}

export interface Result {
  readonly errors?: readonly GraphQLError[];
  /** Missing when the operation was not run. */
  readonly data?: Answer['data'];
  readonly extensions?: { readonly cost: Cost };
}

export interface Explanation {
  readonly cost: Cost;
  readonly calls: readonly PlannedCall[];
}

export interface Executor {
  /** Whether new operations are rejected at the moment. */
  readonly isOverloaded: () => boolean;
  readonly run: (request: OperationRequest) => Result | Promise<Result>;
  readonly subscribe: (request: OperationRequest) => Promise<Result | AsyncIterable<Result>>;
  /** The cost and the calls of an operation, without making them. */
  readonly explain: (operation: PreparedOperation, variables: Variables) => Explanation | Result;
  /** Numbers of running operations and open subscriptions. */
  readonly load: () => { readonly running: number; readonly subscriptions: number };
}

export function createExecutor(options: ExecuteOptions): Executor {
  // Shared by network address, so that one client cannot take all slots.
  const running = createFairShares<string>(loadLimits.running);
  const subscriptions = createFairShares<string>(loadLimits.subscriptions);
  const cache = createResultCache();

  const begin = (request: OperationRequest, input: Input): Result | Promise<Result> => {
    const { life, caller } = request;
    const observed = observe(options, request);
    const question = cache.keyOf(request, input.variables);
    const known = question === null ? undefined : cache.find(question);
    if (known) {
      life.close();
      observed?.end('ok');
      return known;
    }
    let rest: RestClient | undefined;
    const { answer, abort } = runOperation(request.operation.compiled(input.variables), {
      context: createContext(
        options.domains,
        () => (rest = open(options, request, input, observed)),
      ),
      variables: input.variables,
    });
    if (input.allowance) {
      input.allowance.onExceeded = (why) => {
        abort(why);
        life.cancel();
      };
    }
    const end = (ended: Answer): Result => {
      life.close();
      observed?.end(outcomeOf(ended));
      const result = resultOf(options, request, repeatable(request, ended, rest), input.cost);
      if (question !== null && rest) cache.store(question, result, rest.cacheableUntil());
      return result;
    };
    if (!(answer instanceof Promise)) return end(answer);
    const address = subscriberKey(caller.address);
    running.take(address);
    life.add({ end: () => setTimeout(abort, gracePeriod, timedOut()) });
    return answer.then((ended) => {
      running.release(address);
      return end(ended);
    });
  };
  const contextOf = (request: OperationRequest, input: Input, observed: Observed) =>
    createContext(options.domains, () => open(options, request, input, observed));
  const follow = async (request: OperationRequest, input: Input) => {
    const observed = observe(options, request);
    const { document, name, compiled } = request.operation;
    const source = await createSourceEventStream({
      schema: options.domains.schema,
      document,
      operationName: name,
      contextValue: contextOf(request, input, observed),
      variableValues: request.variables,
    });
    if (!(Symbol.asyncIterator in source)) {
      request.life.close();
      observed?.end(outcomeOf({ data: null, ...source }));
      return resultOf(options, request, { data: null, ...source }, input.cost);
    }
    const address = subscriberKey(request.caller.address);
    subscriptions.take(address);
    return mapEvents(source, {
      // A new context per event, so that each reads current data.
      answer: async (root) => {
        const context = contextOf(request, input, observed);
        const { variables } = input;
        const { answer } = runOperation(compiled(variables), { root, context, variables });
        return resultOf(options, request, await answer, input.cost);
      },
      fail: (error) => ({ errors: [maskError(error, options.log, request.caller.requestId)] }),
      end: () => {
        subscriptions.release(address);
        request.life.close();
        observed?.end('ok');
      },
    });
  };

  const isOverloaded = () =>
    running.taken() >= loadLimits.running ||
    (running.taken() >= loadLimits.crowd && options.isUnderPressure());
  const mayBegin = ({ caller }: OperationRequest) =>
    !isOverloaded() && running.mayTake(subscriberKey(caller.address));
  return {
    isOverloaded,
    run: (request) => (mayBegin(request) ? guarded(options, request, begin) : refuse(overloaded())),
    subscribe: async (request) =>
      mayBegin(request) && subscriptions.mayTake(subscriberKey(request.caller.address))
        ? guarded(options, request, follow)
        : refuse(overloaded()),
    explain: (operation, given) => {
      const input = estimateInput(options, operation, given);
      if (Array.isArray(input)) return refuse(...input);
      const { features } = options.service;
      return { cost: input.cost, calls: operation.plan.explain(input.variables, features) };
    },
    load: () => ({ running: running.taken(), subscriptions: subscriptions.taken() }),
  };
}

const refuse = (...errors: readonly GraphQLError[]): Result => ({ errors });

/** Starts an operation if the caller and its input are accepted. */
function guarded<T>(
  options: ExecuteOptions,
  request: OperationRequest,
  begin: (request: OperationRequest, input: Input) => T,
): Result | T | Promise<Result | Awaited<T>> {
  const go = (refused: GraphQLError | null) => {
    try {
      const input = refused
        ? [refused]
        : prepareInput(options, request.operation, request.variables);
      if (!Array.isArray(input)) return begin(request, input);
      return turnAway(options, request, input);
    } catch (error) {
      return turnAway(options, request, [maskError(error, options.log, request.caller.requestId)]);
    }
  };
  const { operation, caller, life } = request;
  const refused = options.admit(operation.persisted, caller, () => life);
  return refused instanceof Promise
    ? (refused.then(go) as Promise<Result | Awaited<T>>)
    : go(refused);
}

function turnAway(
  { observer }: ExecuteOptions,
  { operation, life }: OperationRequest,
  errors: readonly GraphQLError[],
): Result {
  life.close();
  observer?.refused(operation, errorCode(errors[0]));
  return refuse(...errors);
}

type Observed = ObservedOperation | null;

const open = (
  { service }: ExecuteOptions,
  { caller, life, idempotencyKey }: OperationRequest,
  { cost: { calls, limit }, allowance }: Pick<Input, 'cost' | 'allowance'>,
  observed: Observed,
): RestClient => {
  const cost = Math.min(calls, limit);
  return service.forRequest({
    ...snapshotCaller(caller),
    life,
    cost,
    allowance,
    idempotencyKey,
    observed,
  });
};

const observe = ({ observer }: ExecuteOptions, { operation, caller }: OperationRequest) =>
  observer && observer.begin(operation, caller.traceparent);

/** Marks retryable errors of a mutation that has changed nothing as repeatable. */
function repeatable(
  { operation: { type } }: OperationRequest,
  ended: Answer,
  rest: RestClient | undefined,
): Answer {
  const { errors } = ended;
  if (type !== 'mutation' || errors === undefined || rest?.mayHaveChanged() !== false) return ended;
  return { ...ended, errors: errors.map(asRepeatable) };
}

const outcomeOf = ({ errors }: Answer) =>
  errors?.[0] ? errorCode(errors[0].originalError ?? errors[0]) : 'ok';

function resultOf(
  { log }: ExecuteOptions,
  { caller, wantsCost }: OperationRequest,
  { errors, data }: Answer,
  cost: Cost,
): Result {
  if (!errors && !wantsCost) return { data };
  const masked = errors?.map((error) => maskError(error, log, caller.requestId));
  return {
    ...(masked && { errors: masked }),
    data,
    ...(wantsCost && { extensions: { cost } }),
  };
}
