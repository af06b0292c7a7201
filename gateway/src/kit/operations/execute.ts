// The one way in which operations are run, whichever way they came: what guards them stands here and nowhere else.
import type { FastifyBaseLogger } from 'fastify';
import { createSourceEventStream, getVariableValues, type GraphQLError } from 'graphql';
import { createContext } from '../../context.ts';
import type { Caller, RestService } from '../rest/client.ts';
import { codeOf } from '../rest/errors.ts';
import type { OwnedLife } from '../rest/life.ts';
import type { ObservedOperation, Observer } from '../observe/observer.ts';
import type { PlannedCall } from '../plan/operation.ts';
import type { ComposedDomains } from '../schema/schema.ts';
import type { Variables } from './compile.ts';
import {
  COST_LIMITS,
  DOCUMENT_LIMITS,
  GRACE,
  LOAD_LIMITS,
  MAX_INPUT_FIELDS,
  MAX_LIST_ITEMS,
  MAX_MISTAKES,
} from './limits.ts';
import { maskError } from './masking.ts';
import type { PreparedOperation } from './prepare.ts';
import {
  badVariable,
  costExceeded,
  inputTooLarge,
  listTooLong,
  notSignedIn,
  overloaded,
  overLimit,
  ownOperationsOnly,
  timedOut,
} from './refusals.ts';
import { type Answer, runOperation } from './run.ts';
import { rememberSignedIn } from './signed-in.ts';

export interface ExecuteOptions {
  readonly domains: ComposedDomains;
  readonly service: RestService;
  readonly log: FastifyBaseLogger;
  /** Whether mistakes in variables are answered with names that may have been meant. */
  readonly suggestions: boolean;
  /** Who may send operations that were not registered with this server. */
  readonly unpersisted: 'anyone' | 'signed-in' | 'nobody';
  /** Whether the process has more to do than it can. */
  readonly isUnderPressure: () => boolean;
  /** Told of each operation; null when nobody looks. */
  readonly observer: Observer | null;
}

/** One operation as somebody sent it. */
export interface OperationRequest {
  readonly operation: PreparedOperation;
  /** As they were sent. */
  readonly variables: Variables;
  /** Whether `extensions.cost` is asked for. */
  readonly wantsCost: boolean;
  readonly caller: Caller;
  readonly idempotencyKey: string | null;
  /** Closed when the operation has ended. */
  readonly life: OwnedLife;
}

export interface Result {
  readonly errors?: readonly GraphQLError[];
  /** Missing when the operation was not run. */
  readonly data?: Answer['data'];
  readonly extensions?: { readonly cost: Cost };
}

/** What an operation may come to, and the most calls that one may come to. */
export interface Cost {
  readonly calls: number;
  readonly nodes: number;
  readonly limit: number;
}

export interface Explanation {
  readonly cost: Cost;
  readonly calls: readonly PlannedCall[];
}

export interface Executor {
  /** Whether nothing can be begun at the moment. */
  readonly isOverloaded: () => boolean;
  readonly run: (request: OperationRequest) => Result | Promise<Result>;
  readonly subscribe: (request: OperationRequest) => Promise<Result | AsyncIterable<Result>>;
  /** What an operation would cost and which calls it would make, without making them. */
  readonly explain: (operation: PreparedOperation, variables: Variables) => Explanation | Result;
  /** How many operations run and how many subscriptions are open. */
  readonly load: () => { readonly running: number; readonly subscriptions: number };
}

export function createExecutor(options: ExecuteOptions): Executor {
  const mayStart = policy(options);
  let running = 0;
  let subscriptions = 0;

  const begin = (request: OperationRequest, input: Input): Result | Promise<Result> => {
    const { life } = request;
    const observed = observe(options, request);
    const { answer, giveUp } = runOperation(request.operation.compiled(input.variables), {
      context: contextOf(options, request, input.cost, observed),
      variables: input.variables,
    });
    const end = (ended: Answer): Result => {
      life.close();
      observed?.end(outcomeOf(ended));
      return resultOf(options, request, ended, input.cost);
    };
    if (!(answer instanceof Promise)) return end(answer);
    running++;
    const takeBack = life.onEnd(() => setTimeout(giveUp, GRACE, timedOut()));
    return answer.then((ended) => {
      running--;
      takeBack();
      return end(ended);
    });
  };
  const follow = async (request: OperationRequest, input: Input) => {
    const observed = observe(options, request);
    const { document, name, compiled } = request.operation;
    const source = await createSourceEventStream({
      schema: options.domains.schema,
      document,
      operationName: name,
      contextValue: contextOf(options, request, input.cost, observed),
      variableValues: request.variables,
    });
    if (!(Symbol.asyncIterator in source)) {
      request.life.close();
      observed?.end(outcomeOf({ data: null, ...source }));
      return resultOf(options, request, { data: null, ...source }, input.cost);
    }
    subscriptions++;
    return eachAnswer(source, {
      // Each event is answered as things are then.
      answer: async (root) => {
        const context = contextOf(options, request, input.cost, observed);
        const { variables } = input;
        const { answer } = runOperation(compiled(variables), { root, context, variables });
        return resultOf(options, request, await answer, input.cost);
      },
      fail: (error) => ({ errors: [maskError(error, options.log, request.caller.requestId)] }),
      end: () => {
        subscriptions--;
        request.life.close();
        observed?.end('ok');
      },
    });
  };

  const isOverloaded = () => running >= LOAD_LIMITS.running || options.isUnderPressure();
  return {
    isOverloaded,
    run: (request) =>
      isOverloaded() ? refuse(overloaded()) : guarded(options, mayStart, request, begin),
    subscribe: async (request) =>
      isOverloaded() || subscriptions >= LOAD_LIMITS.subscriptions
        ? refuse(overloaded())
        : guarded(options, mayStart, request, follow),
    explain: (operation, given) => {
      const variables = coerced(options, operation, given);
      return Array.isArray(variables)
        ? refuse(...variables)
        : { cost: costOf(operation, variables), calls: operation.plan.explain(variables) };
    },
    load: () => ({ running, subscriptions }),
  };
}

/** What an operation is run with. */
interface Input {
  readonly variables: Variables;
  readonly cost: Cost;
}

const refuse = (...errors: readonly GraphQLError[]): Result => ({ errors });

/** Lets an operation begin that may. */
function guarded<T>(
  options: ExecuteOptions,
  mayStart: (request: OperationRequest) => GraphQLError | null | Promise<GraphQLError | null>,
  request: OperationRequest,
  begin: (request: OperationRequest, input: Input) => T,
): Result | T | Promise<Result | Awaited<T>> {
  const go = (refused: GraphQLError | null) => {
    try {
      const input = refused ? [refused] : inputOf(options, request);
      if (!Array.isArray(input)) return begin(request, input);
      return turnAway(options, request, input);
    } catch (error) {
      return turnAway(options, request, [maskError(error, options.log, request.caller.requestId)]);
    }
  };
  const refused = mayStart(request);
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
  observer?.refused(operation, codeOf(errors[0]));
  return refuse(...errors);
}

/** Who may send operations of their own. */
function policy(options: ExecuteOptions) {
  const isSignedIn = rememberSignedIn();
  return (request: OperationRequest): GraphQLError | null | Promise<GraphQLError | null> => {
    if (request.operation.persisted || options.unpersisted === 'anyone') return null;
    if (options.unpersisted === 'nobody') return ownOperationsOnly();
    const { caller } = request;
    return isSignedIn(caller.token, () => contextOf(options, request, { calls: 1 }).rest).then(
      (signedIn) => (signedIn ? null : notSignedIn()),
      (error) => maskError(error, options.log, caller.requestId),
    );
  };
}

/** What the operation is run with, or why it is not run. */
function inputOf(options: ExecuteOptions, request: OperationRequest): Input | GraphQLError[] {
  const variables = coerced(options, request.operation, request.variables);
  if (Array.isArray(variables)) return variables;
  const cost = costOf(request.operation, variables);
  const tooMuch = cost.calls > COST_LIMITS.calls || cost.nodes > COST_LIMITS.nodes;
  return tooMuch ? [costExceeded(cost)] : { variables, cost };
}

/** The variables as their types say, or what is wrong with them. */
function coerced(
  { domains: { schema }, suggestions }: ExecuteOptions,
  { definition }: PreparedOperation,
  given: Variables,
): Variables | GraphQLError[] {
  const definitions = definition.variableDefinitions ?? [];
  if (definitions.length === 0) return NO_VARIABLES;
  const excess = excessOf(given);
  if (excess) return [excess];
  const { coerced: variables, errors } = getVariableValues(schema, definitions, given, {
    hideSuggestions: !suggestions,
    maxErrors: MAX_MISTAKES,
  });
  return errors ? errors.map(badVariable) : variables;
}

const NO_VARIABLES: Variables = {};

const costOf = ({ plan }: PreparedOperation, variables: Variables): Cost => {
  const { calls, nodes } = plan.estimate(variables);
  return { calls, nodes, limit: COST_LIMITS.calls };
};

/** Why no variable may hold such a value, or something within it. */
function excessOf(value: unknown, depth = 0): GraphQLError | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > DOCUMENT_LIMITS.nesting) return overLimit('nesting');
  const isList = Array.isArray(value);
  const parts: unknown[] = isList ? value : Object.values(value);
  if (parts.length > (isList ? MAX_LIST_ITEMS : MAX_INPUT_FIELDS)) {
    return isList ? listTooLong() : inputTooLarge();
  }
  for (const part of parts) {
    const excess = excessOf(part, depth + 1);
    if (excess) return excess;
  }
  return null;
}

function contextOf(
  { domains, service }: ExecuteOptions,
  { caller, life, idempotencyKey }: OperationRequest,
  { calls }: Pick<Cost, 'calls'>,
  observed: ObservedOperation | null = null,
) {
  return createContext(domains, () => {
    const { token, requestId, address } = caller;
    const cost = calls;
    return service.forRequest({
      token,
      requestId,
      address,
      life,
      cost,
      idempotencyKey,
      observed,
    });
  });
}

const observe = ({ observer }: ExecuteOptions, { operation, caller }: OperationRequest) =>
  observer && observer.begin(operation, caller.traceparent);

const outcomeOf = ({ errors }: Answer) =>
  errors?.[0] ? codeOf(errors[0].originalError ?? errors[0]) : 'ok';

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

interface Follower {
  readonly answer: (event: unknown) => Promise<Result>;
  readonly fail: (error: unknown) => Result;
  /** Called once, when no event will be asked for any more. */
  readonly end: () => void;
}

/** An answer for each event. No generator: one that waits for its source could not be ended. */
function eachAnswer(source: AsyncIterable<unknown>, follower: Follower): AsyncIterable<Result> {
  const events = source[Symbol.asyncIterator]();
  let over = false;
  const end = () => {
    if (!over) follower.end();
    over = true;
  };
  const done = { done: true, value: undefined } as const;
  const next = async (): Promise<IteratorResult<Result, undefined>> => {
    if (over) return done;
    try {
      const event = await events.next();
      if (!event.done) return { done: false, value: await follower.answer(event.value) };
      end();
      return done;
    } catch (error) {
      end();
      return { done: false, value: follower.fail(error) };
    }
  };
  const stop = async () => {
    end();
    // It may be waiting for an event and end only after that.
    void events.return?.().catch(() => undefined);
    return done;
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: stop }) };
}
