// The errors of operations that are not run. Messages are for developers: English about the document, Russian about
// values; programs read `extensions.code`.
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { Estimate } from '../plan/operation.ts';
import {
  costLimits,
  documentLimits,
  loadLimits,
  maxInputFields,
  maxListItems,
  maxErrorLength,
} from './limits.ts';
import { translateValueError, translateVariableError } from '../execution/value-errors.ts';

/**
 * `http` is read by Yoga; with `spec` it responds 200 to clients that accept only application/json.
 */
interface Http {
  readonly status: number;
  readonly spec?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const bad: Http = { status: 400, spec: true };

export function refusal(
  code: string,
  message: string,
  extensions: Readonly<Record<string, unknown>> = {},
  http: Http = bad,
  options: GraphQLErrorOptions = {},
): GraphQLError {
  return new GraphQLError(message, { ...options, extensions: { code, ...extensions, http } });
}

export type DocumentLimit = keyof typeof documentLimits;

export const overLimit = (limit: DocumentLimit): GraphQLError => {
  const [code, what] = documentRefusals[limit];
  const max = documentLimits[limit];
  return refusal(code, `The document ${what}; at most ${max} are allowed.`, { limit: max });
};

const documentRefusals: Readonly<Record<DocumentLimit, readonly [code: string, what: string]>> = {
  characters: ['TOO_LONG', 'has too many characters'],
  tokens: ['TOO_MANY_TOKENS', 'has too many words and signs'],
  nesting: ['TOO_DEEP', 'has too many brackets within brackets'],
  operations: ['TOO_MANY_OPERATIONS', 'has too many operations'],
  fragments: ['TOO_MANY_FRAGMENTS', 'has too many fragments'],
  directives: ['TOO_MANY_DIRECTIVES', 'has too many directives'],
  aliases: ['TOO_MANY_ALIASES', 'has too many aliases'],
  depth: ['TOO_DEEP', 'has too many fields within fields'],
  rootFields: ['TOO_MANY_ROOT_FIELDS', 'has too many fields at the root of an operation'],
  selections: ['TOO_MANY_FIELDS', 'selects too many fields, with its fragments in place'],
  repetitions: [
    'TOO_MANY_REPETITIONS',
    'selects fields again in the same place, in too many pairs',
  ],
};

/** The error for an invalid value of a variable. */
export const badVariable = (error: GraphQLError) =>
  refusal('BAD_USER_INPUT', cut(translateVariableError(error)), {}, bad, {
    nodes: error.nodes ?? null,
  });

/** A validation error with a shortened message, and without suggestions where they are off. */
export function validationError(error: GraphQLError, suggestions: boolean): GraphQLError {
  // graphql-js adds one of its suggestions regardless of its option.
  const text = suggestions ? error.message : error.message.replace(/ Did you mean .*$/s, '');
  const message = cut(translateValueError(text));
  return message === error.message
    ? error
    : new GraphQLError(message, { nodes: error.nodes ?? null });
}

const cut = (message: string) =>
  message.length <= maxErrorLength ? message : `${message.slice(0, maxErrorLength)}…`;

export const inputTooLarge = () =>
  refusal(
    'INPUT_TOO_LARGE',
    `В объекте переменных больше полей, чем разрешено: ${maxInputFields}.`,
    {
      limit: maxInputFields,
    },
  );

export const listTooLong = () =>
  refusal('LIST_TOO_LONG', `В списке больше значений, чем разрешено: ${maxListItems}.`, {
    limit: maxListItems,
  });

export const cyclicFragment = (name: string) =>
  refusal('CYCLIC_FRAGMENT', `Fragment "${name}" contains itself.`);

/** JavaScript objects have this property already. */
export const reservedAlias = (name: string) =>
  refusal('BAD_REQUEST', `"${name}" cannot be an alias.`);

/** `by` is the exceeded limit. */
export function costExceeded(
  { calls, nodes, mostExpensive }: Estimate,
  by: keyof Estimate['mostExpensive'],
): GraphQLError {
  const dear = mostExpensive[by];
  const what = by === 'calls' ? 'вызовов REST' : 'записей';
  const where = dear === null ? '' : ` Дороже всего \`${dear.field}\`: до ${dear.most} ${what}.`;
  return refusal(
    'COST_EXCEEDED',
    `Запрос слишком дорогой: разрешено ${costLimits.calls} вызовов REST и ${costLimits.nodes} записей.${where} Запросите меньше записей на страницу или меньше вложенных списков.`,
    {
      cost: { calls, nodes, limit: costLimits.calls },
      limit: costLimits,
      field: dear?.field ?? null,
    },
  );
}

export const badRequest = (message: string) => refusal('BAD_REQUEST', message, {}, { status: 400 });

export const unknownPersisted = () =>
  refusal('PERSISTED_OPERATION_NOT_FOUND', 'No operation is known by this `documentId`.');

export const noSuchOperation = () =>
  refusal(
    'OPERATION_RESOLUTION_FAILURE',
    'Could not determine what operation to execute.',
    {},
    { status: 400 },
  );

export const ownOperationsOnly = () =>
  refusal(
    'UNPERSISTED_OPERATION',
    'Only the operations that were registered with this server may be sent, by their `documentId`.',
    {},
    { status: 403, spec: true },
  );

export const notSignedIn = () =>
  refusal(
    'UNAUTHENTICATED',
    'Only those who are signed in may send operations that were not registered with this server.',
    {},
    { status: 401, spec: true },
  );

export const overloaded = () =>
  refusal(
    'OVERLOADED',
    'The server has too much to do at the moment.',
    { retryAfter: loadLimits.retryAfter, repeatable: true },
    { status: 503, headers: { 'retry-after': String(loadLimits.retryAfter) } },
  );

/** Marks the error of a mutation that has changed nothing as repeatable, if it has `retryAfter`. */
export const asRepeatable = (error: GraphQLError): GraphQLError =>
  typeof error.extensions['retryAfter'] === 'number'
    ? new GraphQLError(error.message, {
        nodes: error.nodes ?? null,
        path: error.path ?? null,
        originalError: error.originalError ?? error,
        extensions: { ...error.extensions, repeatable: true },
      })
    : error;

export const timedOut = () =>
  new GraphQLError('The operation took longer than an operation may.', {
    extensions: { code: 'TIMEOUT' },
  });
