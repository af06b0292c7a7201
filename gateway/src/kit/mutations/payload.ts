// Builds mutation resolvers: errors that a user can fix become `userErrors` of the payload, all others GraphQL errors.
import {
  getNullableType,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { UserError } from '../../__generated__/resolvers.ts';
import type { Context } from '../../context.ts';
import type { WriteMethod } from '../rest/client.ts';
import { isRejectedBeforeWork, type Problem, RestError } from '../rest/errors.ts';
import { camelCase, snakeCase } from '../names.ts';
import { BadId } from '../records/ids.ts';
import { type CallDeclaration, withCall } from '../plan/calls.ts';
import { planRecord } from '../plan/selection.ts';
import type { RecordPlan } from '../plan/tree.ts';
import { hasSelected } from '../records/spelling.ts';

/** An input error that the gateway detects itself. */
export class InputError extends Error {
  readonly userError: UserError;

  constructor(userError: UserError) {
    super(userError.message);
    this.userError = userError;
  }
}

export interface MutationOptions<Result extends object, I = never> {
  /**
   * The REST call in the notation of the contract: `PUT /companies/{companyId}/courses/{id}`. Some GETs of the contract
   * have side effects.
   */
  readonly call: `${WriteMethod | 'GET'} /${string}`;
  /** The route, where it depends on the input. */
  readonly routeOf?: (input: I) => string | undefined;
  /** The payload's own fields when nothing was changed; nullable ones may be omitted. */
  readonly failed: Result;
  /** Builds these fields when the record was changed meanwhile: its current state. */
  readonly stale?: Change<I, Result>;
  /** The error code of such a conflict; `stale` by default. */
  readonly staleCode?: string;
  /** Input fields by their REST names, where they differ: `{ courses_id: 'courses.ids' }`. */
  readonly fields?: Renamed | ((input: I) => Renamed);
  /** The largest number of calls; 2 by default. */
  readonly calls?: number;
  /**
   * Statuses that become user errors here, besides 409, 422 and 424; for example when the user may retry later.
   */
  readonly userErrorStatuses?: readonly number[];
}

type Change<I, Result> = (input: I, context: Context, info: GraphQLResolveInfo) => Promise<Result>;

/** Input names by REST names, where they differ. */
export type Renamed = Readonly<Record<string, string>>;

/** The fields common to all mutation inputs. */
export interface Input {
  readonly clientMutationId?: string | null | undefined;
}

export interface PayloadBase {
  readonly userErrors: UserError[];
  readonly clientMutationId: string | null;
}

/** Makes a mutation resolver; `change` performs it and returns the payload's own fields. */
export function mutation<I extends Input, Result extends object>(
  {
    call,
    routeOf,
    failed,
    stale,
    staleCode = 'stale',
    fields = {},
    calls,
    userErrorStatuses = [],
  }: MutationOptions<Result, I>,
  change: Change<I, Result>,
) {
  const resolve = async (
    _: unknown,
    { input }: { input: I },
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Result & PayloadBase> => {
    const clientMutationId = input.clientMutationId ?? null;
    try {
      return { ...(await change(input, context, info)), userErrors: [], clientMutationId };
    } catch (error) {
      if (error instanceof BadId) throw named(error, input);
      const renamed = typeof fields === 'function' ? fields(input) : fields;
      const userErrors = userErrorsOf(error, userErrorStatuses, renamed, info);
      if (!userErrors) throw error;
      const isStale = userErrors.some(({ code }) => code === staleCode);
      const payload = stale && isStale ? await stale(input, context, info) : failed;
      return { ...payload, userErrors, clientMutationId };
    }
  };
  return withCall(resolve, {
    ...callOfWrite(call),
    ...(calls !== undefined && { calls }),
    ...(routeOf && { routeOf: ({ input }) => routeOf(input as I) }),
  });
}

/** Adds the path of the invalid id in the input. */
function named(error: BadId, input: object): GraphQLError {
  const argument = placeOf(error.value, { input });
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { ...error.extensions, ...(argument !== null && { argument }) },
  });
}

/** The path of a value: `input.users.ids.0`; null when it is not found. */
function placeOf(value: string, within: object): string | null {
  for (const [key, part] of Object.entries(within) as [string, unknown][]) {
    if (part === value) return key;
    const below = typeof part === 'object' && part !== null ? placeOf(value, part) : null;
    if (below !== null) return `${key}.${below}`;
  }
  return null;
}

function callOfWrite(call: `${WriteMethod | 'GET'} /${string}`): CallDeclaration {
  const [method, route] = call.split(' ') as [WriteMethod | 'GET', string];
  return {
    method,
    route,
    records: [],
    size: () => 1,
    note: 'and a read of the changed record, if more than its columns is selected',
    calls: 2,
  };
}

/**
 * The fields of an input as a REST body: in snake_case, without undefined values and path parameters.
 */
export function bodyOf(input: object, inPath: readonly string[] = []): Record<string, unknown> {
  const own = Object.entries(input).filter(
    ([name, value]) => value !== undefined && name !== 'clientMutationId' && !inPath.includes(name),
  );
  return Object.fromEntries(own.map(([name, value]) => [snakeCase(name), value]));
}

/**
 * The changed record with the fields that the payload selects: from the response of the write if it has all of them,
 * otherwise by a read. A failed read is an error of this field only, since the change is done.
 */
export async function changedRecord<Row extends object>(
  { shapes }: Context,
  info: GraphQLResolveInfo,
  field: string,
  answered: Row | null | undefined,
  read: (plan: RecordPlan) => Promise<Row | null>,
): Promise<Row | null> {
  const plan = planRecord(info, shapes, { at: [field] });
  if (!plan || (answered && plan === plan.withoutReferences && hasSelected(answered, plan)))
    return answered ?? null;
  // The executor raises an error that is returned as a value; the types do not express that.
  return read(plan).catch((error: Error) => error as never);
}

/** The user errors of one row of the input, at `place`, with its fields renamed. */
export const userErrorsOfRow = (
  error: unknown,
  place: string,
  renamed: Renamed,
  info: GraphQLResolveInfo,
): UserError[] | null => {
  if (error instanceof InputError) {
    const { userError } = error;
    return [{ ...userError, field: `${place}.${userError.field ?? ''}` }];
  }
  const inRow = ({ field, ...problem }: Problem): Problem => {
    const [head = '', ...rest] = field?.split('.') ?? [];
    const name = Object.hasOwn(renamed, head) ? (renamed[head] ?? head) : head;
    return { ...problem, field: field === null ? place : [place, name, ...rest].join('.') };
  };
  return userErrorsOf(error, [], {}, info, inRow);
};

/** Null when the error is not a user error. */
function userErrorsOf(
  error: unknown,
  mendable: readonly number[],
  fields: Renamed,
  info: GraphQLResolveInfo,
  rewrite: (problem: Problem) => Problem = (problem) => problem,
): UserError[] | null {
  if (error instanceof InputError) return [error.userError];
  if (!(error instanceof RestError)) return null;
  if (![409, 422, 424, ...mendable].includes(error.status)) return null;
  // The server is overloaded or was not called.
  if (isRejectedBeforeWork(error.problems) || error.effect === 'unsent') return null;
  const problems: readonly Problem[] =
    error.problems.length > 0
      ? error.problems
      : [{ message: error.message, field: null, code: null }];
  return problems.map(rewrite).map(({ message, field, code }) => ({
    message,
    field: field === null ? null : inputField(field, fields, info),
    code: code ?? codes[error.status] ?? 'invalid',
  }));
}

const codes: Readonly<Record<number, string>> = {
  409: 'conflict',
  424: 'failed_dependency',
  429: 'too_many_requests',
};

/**
 * `lessons.0.start_date` → `lessons.0.startDate` if the input has such a field; otherwise null, for the whole input.
 */
function inputField(
  field: string,
  fields: Renamed,
  { parentType, fieldName }: GraphQLResolveInfo,
): string | null {
  const segments = field.split('.');
  const [head = '', ...rest] = segments;
  const renamed = (Object.hasOwn(fields, head) && fields[head]) || head;
  const name = [...renamed.split('.'), ...rest].map(camelCase);
  const argument = parentType.getFields()[fieldName]?.args.find((arg) => arg.name === 'input');
  return argument && hasField(argument.type, name) ? name.join('.') : null;
}

function hasField(type: GraphQLInputType, [head, ...rest]: readonly string[]): boolean {
  if (head === undefined) return true;
  const inner = getNullableType(type);
  if (isListType(inner)) return /^\d+$/.test(head) && hasField(inner.ofType, rest);
  if (!isInputObjectType(inner)) return false;
  const field = inner.getFields()[head];
  return field !== undefined && hasField(field.type, rest);
}
