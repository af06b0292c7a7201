// Mutations of many records at once, each declared in a line: of those that are named, or of all that a list shows.
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context.ts';
import { planRecord } from '../plan/selection.ts';
import { below, type RestPath, under } from '../rest/path.ts';
import { type Chosen, chosenBody, type Choosing } from './chosen.ts';
import { requireGlobal, toGlobalId } from './ids.ts';
import { type Input, mutation } from './payload.ts';
import { loadRecords } from './records.ts';
import { type AnyTranslations, renamed, translated, type Translation } from './translations.ts';

/** What is done: the last part of the path, or what a parameter of the contract's path says: `{ action: 'delete' }`. */
type Action = string | Readonly<Record<string, string>>;

type BulkInput<Field extends string, Match> = Input & { readonly companyId: string } & {
  readonly [Name in Field]: Chosen<Match>;
};

interface BulkAnswer {
  readonly count: number;
  /** At most the first 1000. */
  readonly ids: readonly number[];
  /** How many stay as they are, where some are passed over. */
  readonly skipped?: number;
}

/** `deleteGroups: deletesMany(chosenGroups)` */
export function deletesMany<
  Row extends { id: number },
  Type extends string,
  Field extends string,
  Match,
>(choosing: Choosing<Row, Type, Field, Match>, action: Action = 'delete') {
  const { type } = choosing.collection;
  type Ids = Record<`deleted${Type}Ids`, string[]>;
  const payload = (ids: string[], deletedCount: number, skippedCount: number) => ({
    // TypeScript takes a name that is put together for any name.
    ...({ [`deleted${type}Ids`]: ids } as Ids),
    deletedCount,
    skippedCount,
  });
  return mutation<BulkInput<Field, Match>, ReturnType<typeof payload>>(
    { ...bulkCall(choosing, action), failed: payload([], 0, 0) },
    async (input, context) => {
      const { companyId, ids, count, skipped } = await bulk(context, choosing, action, input);
      const deleted = ids.map((id) => toGlobalId({ type, companyId, id }));
      return payload(deleted, count, skipped);
    },
  );
}

/** `blockUsers: changesMany(chosenUsers, 'block')`; the payload shows the records that were named. */
export function changesMany<
  Row extends { id: number },
  Field extends string,
  Match,
  Fields extends object = object,
>(
  choosing: Choosing<Row, string, Field, Match>,
  action: Action,
  translations?: { readonly [Name in keyof Fields]: Translation<Fields[Name]> },
) {
  const payload = (rows: Row[], changedCount: number, skippedCount: number) => ({
    ...({ [choosing.field]: rows } as Record<Field, Row[]>),
    changedCount,
    skippedCount,
  });
  return mutation<BulkInput<Field, Match> & Fields, ReturnType<typeof payload>>(
    { ...bulkCall(choosing, action, translations), failed: payload([], 0, 0) },
    async (input, context, info) => {
      const answer = await bulk(context, choosing, action, input, translations);
      const rows = await namedRecords(context, info, choosing, input, answer);
      return payload(rows, answer.count, answer.skipped);
    },
  );
}

/** How the call of a bulk mutation is shown, and where it calls a field otherwise than the input. */
export const bulkCall = <Row extends { id: number }, Match>(
  { collection, field, ids }: Choosing<Row, string, string, Match>,
  action: Action,
  translations: AnyTranslations = {},
) =>
  ({
    call: `POST ${actionAt(collection(0).path, action).route}`,
    fields: { [ids]: `${field}.ids`, matching: `${field}.matching`, ...renamed(translations) },
  }) as const;

/** Does it; an action that the server does not know is its to refuse. */
export async function bulk<Row extends { id: number }, Field extends string, Match>(
  { rest }: Context,
  choosing: Choosing<Row, string, Field, Match>,
  action: Action,
  input: BulkInput<Field, Match>,
  translations: AnyTranslations = {},
): Promise<Required<BulkAnswer> & { readonly companyId: number }> {
  const { id: companyId } = requireGlobal(input.companyId, 'Company');
  const { path } = choosing.collection(companyId);
  const { data } = await rest.write<BulkAnswer>('POST', actionAt(path, action), {
    ...chosenBody(companyId, input[choosing.field], choosing),
    ...translated(input, companyId, translations),
  });
  return { skipped: 0, ...data, companyId };
}

/** Those that were changed, where the input names them, as the payload's field selects them. */
export async function namedRecords<Row extends { id: number }, Field extends string, Match>(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  { collection, field }: Choosing<Row, string, Field, Match>,
  input: BulkInput<Field, Match>,
  { companyId, ids }: { readonly companyId: number; readonly ids: readonly number[] },
): Promise<Row[]> {
  const plan = planRecord(info, shapes, { at: [field] });
  if (!plan || input[field].ids == null) return [];
  return loadRecords(rest, collection(companyId), ids, plan);
}

function actionAt(list: RestPath, action: Action): RestPath {
  return typeof action === 'string' ? under(list, `/${action}`) : below(list, action);
}
