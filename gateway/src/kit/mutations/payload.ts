// Mutations: what a person can mend comes back as `userErrors` of the payload, everything else as a GraphQL error.
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
import { isSentAway, type Problem, RestError } from '../rest/errors.ts';
import { camelCase, snakeCase } from '../names.ts';
import { BadId } from '../records/ids.ts';
import { type Call, calling } from '../plan/calls.ts';
import { planRecord } from '../plan/selection.ts';
import type { RecordPlan } from '../plan/tree.ts';
import { carries } from '../records/spelling.ts';

/** Something in the input that the gateway itself can tell is wrong. */
export class InputError extends Error {
  readonly userError: UserError;

  constructor(userError: UserError) {
    super(userError.message);
    this.userError = userError;
  }
}

export interface MutationOptions<Result extends object, I = never> {
  /**
   * The call that it makes, as the contract writes it: `PUT /companies/{companyId}/courses/{id}`. Some of the contract's
   * GETs change something.
   */
  readonly call: `${WriteMethod | 'GET'} /${string}`;
  /** Its address, where that depends on what the input is about. */
  readonly routeOf?: (input: I) => string | undefined;
  /** What the payload's own fields hold when nothing was changed; those that may be null can be left out. */
  readonly failed: Result;
  /** What they hold when the record has another version by now than the one that was sent: what it is now. */
  readonly stale?: Change<I, Result>;
  /** The code that says so; `stale` when left out. */
  readonly staleCode?: string;
  /** Where REST calls a field otherwise than the input: `{ courses_id: 'courses.ids' }`. */
  readonly fields?: Renamed | ((input: I) => Renamed);
  /** At most how many calls it makes; two when left out. */
  readonly calls?: number;
  /** Statuses that are the person's to mend here, beside 409, 422 and 424, where they try later or go another way. */
  readonly mendable?: readonly number[];
}

type Change<I, Result> = (input: I, context: Context, info: GraphQLResolveInfo) => Promise<Result>;

/** By REST's names, where the input has another. */
export type Renamed = Readonly<Record<string, string>>;

/** What every mutation's input may hold. */
export interface Input {
  readonly clientMutationId?: string | null | undefined;
}

export interface PayloadBase {
  readonly userErrors: UserError[];
  readonly clientMutationId: string | null;
}

/** Makes the resolver of a mutation from what it does; `change` returns the payload's own fields. */
export function mutation<I extends Input, Result extends object>(
  {
    call,
    routeOf,
    failed,
    stale,
    staleCode = 'stale',
    fields = {},
    calls,
    mendable = [],
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
      const userErrors = userErrorsOf(error, mendable, renamed, info);
      if (!userErrors) throw error;
      const isStale = userErrors.some(({ code }) => code === staleCode);
      const told = stale && isStale ? await stale(input, context, info) : failed;
      return { ...told, userErrors, clientMutationId };
    }
  };
  return calling(resolve, {
    ...callOfWrite(call),
    ...(calls !== undefined && { calls }),
    ...(routeOf && { routeOf: ({ input }) => routeOf(input as I) }),
  });
}

/** With the place of the value in the input. */
function named(error: BadId, input: object): GraphQLError {
  const argument = placeOf(error.value, { input });
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { ...error.extensions, ...(argument !== null && { argument }) },
  });
}

/** `input.users.ids.0`; null where it is not there. */
function placeOf(value: string, within: object): string | null {
  for (const [key, part] of Object.entries(within) as [string, unknown][]) {
    if (part === value) return key;
    const below = typeof part === 'object' && part !== null ? placeOf(value, part) : null;
    if (below !== null) return `${key}.${below}`;
  }
  return null;
}

function callOfWrite(call: `${WriteMethod | 'GET'} /${string}`): Call {
  const [method, route] = call.split(' ') as [WriteMethod | 'GET', string];
  return {
    method,
    route,
    records: [],
    size: () => 1,
    note: 'and a read of what changed, when more than its columns is selected',
    calls: 2,
  };
}

/** The input's own fields as a REST body: snake_case, without what is missing and without what the path says. */
export function bodyOf(input: object, inPath: readonly string[] = []): Record<string, unknown> {
  const own = Object.entries(input).filter(
    ([name, value]) => value !== undefined && name !== 'clientMutationId' && !inPath.includes(name),
  );
  return Object.fromEntries(own.map(([name, value]) => [snakeCase(name), value]));
}

/**
 * A changed record as the payload's field selects it: the answer to the write where that carries all of it, else it is
 * read. The change is made by then, so that a read that fails is an error of the field alone.
 */
export async function changedRecord<Row extends object>(
  { shapes }: Context,
  info: GraphQLResolveInfo,
  field: string,
  answered: Row | null | undefined,
  read: (plan: RecordPlan) => Promise<Row | null>,
): Promise<Row | null> {
  const plan = planRecord(info, shapes, { at: [field] });
  if (!plan || (answered && plan === plan.bare && carries(answered, plan))) return answered ?? null;
  // An error in the place of a value is raised there; the types know of none.
  return read(plan).catch((error: Error) => error as never);
}

/** Of a row of the input, which stands at `place` in it; its fields are renamed there. */
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

/** Null when the error is not the person's to mend. */
function userErrorsOf(
  error: unknown,
  mendable: readonly number[],
  fields: Renamed,
  info: GraphQLResolveInfo,
  asToldOf: (problem: Problem) => Problem = (problem) => problem,
): UserError[] | null {
  if (error instanceof InputError) return [error.userError];
  if (!(error instanceof RestError)) return null;
  if (![409, 422, 424, ...mendable].includes(error.status)) return null;
  // A server that has too much to do: nothing for a person to mend.
  if (isSentAway(error.problems) || error.effect === 'unsent') return null;
  const problems: readonly Problem[] =
    error.problems.length > 0
      ? error.problems
      : [{ message: error.message, field: null, code: null }];
  return problems.map(asToldOf).map(({ message, field, code }) => ({
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

/** `lessons.0.start_date` → `lessons.0.startDate`, if the input has such a field; else it concerns the whole input. */
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
