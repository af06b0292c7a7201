// Which records a bulk action means: those that are named, or all that a list with some conditions shows.
import { GraphQLError } from 'graphql';
import { snakeCase } from '../names.ts';
import type { Params } from '../rest/client.ts';
import type { CompanyCollection } from './collections.ts';
import { idsInCompany } from './ids.ts';
import { InputError } from './payload.ts';

type Given<T> = T | null | undefined;

export interface Chosen<Match> {
  readonly ids?: Given<readonly string[]>;
  readonly matching?: Given<Match>;
}

/** How the records of a collection are chosen. */
export interface Choosing<
  Row extends { id: number },
  Type extends string,
  Field extends string,
  Match,
> {
  readonly collection: CompanyCollection<Row, Type>;
  /** Of the input. */
  readonly field: Field;
  /** The ids' name in REST. */
  readonly ids: string;
  /** The conditions of a list as REST parameters. */
  readonly params: (companyId: number, match: Match) => Params;
  readonly texts: { readonly either: string; readonly unknown: string };
}

interface ChoosingOptions<Field extends string, Match> {
  readonly field: Field;
  readonly params: (companyId: number, match: Match) => Params;
  /** What they are called, as those who are («группы») and as those who are named, where that is another word. */
  readonly they: string;
  readonly them?: string;
}

export const choosing = <
  Row extends { id: number },
  Type extends string,
  const Field extends string,
  Match,
>(
  collection: CompanyCollection<Row, Type>,
  { field, params, they, them = they }: ChoosingOptions<Field, Match>,
): Choosing<Row, Type, Field, Match> => ({
  collection,
  field,
  ids: `${snakeCase(field)}_id`,
  params,
  texts: {
    either: `Укажите либо ${them}, либо условия отбора`,
    unknown: `Не все выбранные ${they} есть в этой компании`,
  },
});

/** The body that names the records of a bulk action. */
export function chosenBody<Row extends { id: number }, Match>(
  companyId: number,
  { ids, matching }: Chosen<Match>,
  choosing: Choosing<Row, string, string, Match>,
): Record<string, unknown> {
  const { collection, field, texts } = choosing;
  if (ids && !matching) {
    const known = idsInCompany(ids, collection.type, companyId);
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
