// Declares bulk mutations: actions on records selected by their ids, or on all records that match a list's conditions.
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context.ts';
import { planRecord } from '../plan/selection.ts';
import { below, type RestPath, under } from '../rest/path.ts';
import { atField } from '../schema/at-field.ts';
import { type SelectionInput, selectionBody, type SelectionDeclaration } from './selection.ts';
import { createConditionReader } from '../records/conditions.ts';
import { requireGlobal, toGlobalId } from '../records/ids.ts';
import { type Input, mutation, type PayloadBase } from './payload.ts';
import { loadRecords } from '../records/records.ts';
import { renamedFields, translated, type Translation } from './translations.ts';

/**
 * The action: the last segment of the path, or the value of a path parameter of the contract: `{ action: 'delete' }`.
 */
type Action = string | Readonly<Record<string, string>>;

type BulkInput<Field extends string> = Input & { readonly companyId: string } & {
  readonly [Name in Field]: SelectionInput;
};

export interface BulkAnswer {
  readonly count?: number;
  /** At most the first 1000. */
  readonly ids?: readonly number[];
  /** Skipped records by reason, from servers that report them. */
  readonly skipped?: readonly SkippedRecords[];
  /** The id of a soft deletion, from servers with a trash. */
  readonly deletion?: string;
}

interface SkippedRecords {
  readonly code: string;
  readonly message: string;
  readonly count: number;
  readonly names: string[];
}

/** `deleteGroups: deletesMany(selectionOf(groups, 'группы'))` */
export function deletesMany<Row extends { id: number }, Type extends string, Field extends string>(
  choosing: SelectionDeclaration<Row, Type, Field>,
  action: Action = 'delete',
) {
  const { type } = choosing.collection;
  type Ids = Record<`deleted${Type}Ids`, string[]>;
  const payload = (ids: string[], { count, deletion = null, ...skips }: BulkSummary) => ({
    // TypeScript widens a computed name to string.
    ...({ [`deleted${type}Ids`]: ids } as Ids),
    deletedCount: count,
    deletion,
    ...skips,
  });
  return bulk(choosing, { action, failed: payload([], nothing) }, (done) => {
    const deleted = done.ids.map((id) => toGlobalId({ type, companyId: done.companyId, id }));
    return payload(deleted, summaryOf(done));
  });
}

/** `restoreUsers: restoresMany(chosenUsers)`; the payload contains the records selected by ids. */
export const restoresMany = <Row extends { id: number }, Type extends string, Field extends string>(
  choosing: SelectionDeclaration<Row, Type, Field>,
  action: Action = 'restore',
) =>
  bulkOfNamed(choosing, { action }, (rows, { count, ...skips }) => ({
    ...rows,
    restoredCount: count,
    ...skips,
  }));

/**
 * `blockUsers: changesMany(chosenUsers, 'block')`; the payload contains the records selected by ids.
 */
export const changesMany = <
  Row extends { id: number },
  Type extends string,
  Field extends string,
  Fields extends object = object,
>(
  choosing: SelectionDeclaration<Row, Type, Field>,
  action: Action | ((input: Fields) => Action),
  translations?: TranslationsOf<Fields>,
) =>
  bulkOfNamed(choosing, { action, translations }, (rows, { count, ...skips }) => ({
    ...rows,
    changedCount: count,
    ...skips,
  }));

const bulkOfNamed = <
  Row extends { id: number },
  Type extends string,
  Field extends string,
  Result extends object,
  Fields extends object = object,
>(
  choosing: SelectionDeclaration<Row, Type, Field>,
  options: Omit<BulkOptions<Fields, Result>, 'failed'>,
  payloadOf: (rows: Record<Field, Row[]>, summary: BulkSummary) => Result,
) => {
  const payload = (rows: Row[], summary: BulkSummary) =>
    payloadOf({ [choosing.field]: rows } as Record<Field, Row[]>, summary);
  return bulk(
    choosing,
    { ...options, failed: payload([], nothing) },
    async (done, input, context, info) =>
      payload(await namedRecords(context, info, choosing, input, done), summaryOf(done)),
  );
};

/** Translations of the input fields besides those that every bulk mutation has. */
export type TranslationsOf<Fields> = {
  readonly [Name in keyof Fields]-?: Translation<Exclude<Fields[Name], undefined>>;
};

interface BulkOptions<Fields, Result> {
  readonly action: Action | ((input: Fields) => Action);
  readonly failed: Result;
  readonly translations?: TranslationsOf<Fields> | undefined;
}

export type BulkResult<Answer = BulkAnswer> = Answer &
  Required<Pick<BulkAnswer, 'count' | 'ids'>> & { readonly companyId: number };

/** The part of the response that payloads contain. */
interface BulkSummary {
  readonly count: number;
  readonly deletion?: string | null | undefined;
  /** Null when the server does not report skipped records. */
  readonly skipped: SkippedRecords[] | null;
  readonly skippedCount: number;
}

const nothing: BulkSummary = { count: 0, skipped: [], skippedCount: 0 };

const summaryOf = ({ count, deletion, ...answer }: BulkResult): BulkSummary => ({
  count,
  deletion,
  ...skippedOf(answer),
});

export function skippedOf({ skipped }: BulkAnswer): Pick<BulkSummary, 'skipped' | 'skippedCount'> {
  if (skipped === undefined) return { skipped: null, skippedCount: 0 };
  const skippedCount = skipped.reduce((sum, each) => sum + each.count, 0);
  return { skipped: [...skipped], skippedCount };
}

/**
 * A bulk mutation with its own payload, built by `payload` from the result. The server rejects actions that it does not
 * know.
 */
export const bulk = <
  Row extends { id: number },
  Type extends string,
  Field extends string,
  Result extends object,
  Fields extends object = object,
  Answer extends BulkAnswer = BulkAnswer,
>(
  choosing: SelectionDeclaration<Row, Type, Field>,
  { action, failed, translations = {} as TranslationsOf<Fields> }: BulkOptions<Fields, Result>,
  payload: (
    done: BulkResult<Answer>,
    input: BulkInput<Field> & Fields,
    context: Context,
    info: GraphQLResolveInfo,
  ) => Result | Promise<Result>,
) => {
  type Given = BulkInput<Field> & Fields;
  const { collection, at: place = collection, field, ids } = choosing;
  const pathOf = (companyId: number, input: Fields) =>
    actionAt(place(companyId).path, typeof action === 'function' ? action(input) : action);
  return atField<unknown, { input: Given }, Result & PayloadBase>((at) => {
    const conditions = createConditionReader(at, 'input', field, 'matching');
    const options = {
      // The part of the action that depends on the input is a path parameter.
      call: `POST ${pathOf(0, {} as Fields).route}` as const,
      failed,
      fields: {
        [ids]: `${field}.ids`,
        matching: `${field}.matching`,
        ...renamedFields(translations),
      },
    };
    return mutation<Given, Result>(options, async (input, context, info) => {
      const { id: companyId } = requireGlobal(input.companyId, 'Company');
      const chosen = selectionBody(companyId, input[field], choosing, conditions);
      const { data } = await context.rest.write<Answer | null>('POST', pathOf(companyId, input), {
        ...chosen,
        ...translated(input, companyId, translations),
      });
      // A response without ids means that all selected records were changed.
      const named = (chosen[ids] as readonly number[] | undefined) ?? [];
      const { ids: done = named, count = done.length } = data ?? {};
      // The cast ignores that a server with an empty response returns none of the other properties.
      const answer = { ...data, ids: done, count, companyId } as BulkResult<Answer>;
      return payload(answer, input, context, info);
    });
  });
};

/**
 * The changed records if the input selects them by ids, with the fields that the payload selects.
 */
async function namedRecords<Row extends { id: number }, Type extends string, Field extends string>(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  { collection, field }: SelectionDeclaration<Row, Type, Field>,
  input: BulkInput<Field>,
  { companyId, ids }: BulkResult,
): Promise<Row[]> {
  const plan = planRecord(info, shapes, { at: [field] });
  if (!plan || input[field].ids == null) return [];
  return loadRecords(rest, collection(companyId), ids, plan);
}

function actionAt(list: RestPath, action: Action): RestPath {
  return typeof action === 'string' ? under(list, `/${action}`) : below(list, action);
}
