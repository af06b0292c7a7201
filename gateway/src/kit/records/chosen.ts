// Which records a bulk action means: those that are named, or all that a list with some conditions shows.
import { GraphQLError } from 'graphql';
import type { Params } from '../rest/client.ts';
import { idsInCompany } from './ids.ts';
import { InputError } from './payload.ts';

type Given<T> = T | null | undefined;

export interface Chosen<Match> {
  readonly ids?: Given<readonly string[]>;
  readonly matching?: Given<Match>;
}

/** How a kind of record is chosen. */
export interface Choosing<Match> {
  readonly type: string;
  /** The field of the input. */
  readonly field: string;
  /** The ids' name in REST. */
  readonly ids: string;
  /** The conditions of a list as REST parameters. */
  readonly params: (companyId: number, match: Match) => Params;
  readonly texts: { readonly either: string; readonly unknown: string };
}

/** The body that names the records of a bulk action. */
export function chosenBody<Match>(
  companyId: number,
  { ids, matching }: Chosen<Match>,
  choosing: Choosing<Match>,
): Record<string, unknown> {
  const { type, field, texts } = choosing;
  if (ids && !matching) {
    const known = idsInCompany(ids, type, companyId);
    if (known) return { [choosing.ids]: known };
    throw new InputError({ message: texts.unknown, field: `${field}.ids`, code: 'not_found' });
  }
  if (matching && !ids) return { matching: matchBody(choosing.params(companyId, matching)) };
  throw new InputError({ message: texts.either, field, code: 'invalid' });
}

/** The parameters of a list in a body. */
export function matchBody(params: Params): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** The REST ids of a filter's global ids; one of another company is nothing that a person could mend. */
export function filterIds(
  companyId: number,
  type: string,
  globalIds: Given<readonly string[]>,
): number[] | undefined {
  if (!globalIds) return undefined;
  const ids = idsInCompany(globalIds, type, companyId);
  if (ids) return ids;
  throw new GraphQLError(`The filter holds an id that is no ${type} of this company.`, {
    extensions: { code: 'BAD_ARGUMENT' },
  });
}

/** The REST ids of an input's global ids, or the reason why not at its field. */
export function inputIds(
  companyId: number,
  type: string,
  globalIds: readonly string[],
  field: string,
  message: string,
): number[] {
  const ids = idsInCompany(globalIds, type, companyId);
  if (ids) return ids;
  throw new InputError({ message, field, code: 'not_found' });
}
