// Declares fields that read REST: each declaration yields the resolver and the description of its calls for planning.
import { getNamedType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context.ts';
import {
  ofParent,
  type Collection,
  type InCompany,
  type ListDeclaration,
} from '../records/collections.ts';
import { createConditionReader, nullIfEmptyCondition } from '../records/conditions.ts';
import {
  type Connection,
  type ConnectionArgs,
  countedColumn,
  countedConnection,
  emptyConnection,
  pageSize,
  planConnection,
  readConnection,
} from '../connections/connection.ts';
import { readWhole } from '../records/list.ts';
import { loadRecord } from '../records/records.ts';
import { readSingle } from '../records/single.ts';
import { type OrderBy, sortParam } from '../connections/sort.ts';
import { relatedRecords } from '../records/spelling.ts';
import { recordsPerCall } from '../records/batch-lists.ts';
import type { RestClient } from '../rest/client.ts';
import { type Params, defaultSort } from '../rest/params.ts';
import { isRestError } from '../rest/errors.ts';
import type { RestPath } from '../rest/path.ts';
import { atField, type FieldAt } from '../schema/at-field.ts';
import { type FieldArguments, type CallDeclaration, withCall, type WithCall } from './calls.ts';
import { planRecord } from './selection.ts';
import { idOnly, planOfParent, type RecordPlan } from './tree.ts';

type Resolver<Parent, Args, Result> = WithCall<
  (parent: Parent, args: Args, context: Context, info: GraphQLResolveInfo) => Promise<Result>
>;

/** The default order of a list, unless `orderBy` says otherwise. */
interface Sorted<Column> {
  readonly sort?: Column | undefined;
  readonly desc?: boolean | undefined;
}

export interface ConnectionRead<Row> extends Sorted<keyof Row & string> {
  /**
   * The query parameter that restricts the list to the parent: `group_id` for the users of a group.
   */
  readonly by?: string;
  /**
   * The relation of the parent whose `withCount` returns the number of rows, when nothing else is selected.
   */
  readonly counted?: string;
  /** Columns of the parent that the path of the list needs. */
  readonly needs?: readonly string[];
}

/** A page of a list. The arguments are its conditions: see conditions.ts. */
export const connection = <Row extends { id: number }, Parent extends { readonly id: number }>(
  lists: ListDeclaration<Row, Parent>,
  { by, counted, needs = [], ...sorted }: ConnectionRead<Row> = {},
) =>
  atField<Parent, ListArgs, Connection<Row>>((at) => {
    const conditions = createConditionReader(at);
    const order = orderReader(at.field, sorted);
    const countBy = columnOfCounts(at.field);
    const params = (args: ListArgs, { id }: Parent, { path }: Collection<Row>): Params => ({
      ...(by !== undefined && { [by]: id }),
      ...conditions.params(args, path.companyId),
      ...order(args, path.companyId),
    });
    const resolve = async (
      parent: Parent,
      args: ListArgs,
      { rest, shapes }: Context,
      info: GraphQLResolveInfo,
    ) => {
      const plan = planConnection(info, shapes, countBy);
      const known = counted && countedConnection<Row>(parent, counted, plan);
      if (known) return known;
      const collection = listOf(parent);
      const which = nullIfEmptyCondition(() => params(args, parent, collection));
      if (which === null) return emptyConnection<Row>(args);
      return readConnection(rest, collection, args, plan, which);
    };
    const listOf = (parent: Parent) => {
      const collection = lists.at(parent);
      return by === undefined ? collection : ofParent(collection, by, parent.id);
    };
    const anywhere = listOf(unknown as Parent);
    return withCall(resolve, {
      method: 'GET',
      route: anywhere.path.route,
      records: ['edges.node', 'nodes'],
      needs,
      size: pageSize,
      params: (args, selects) => ({
        ...tolerant(() => params(args, unknown as Parent, anywhere)),
        per_page: selects('edges') || selects('nodes') ? pageSize(args) : 1,
        total: selects('totalCount') ? undefined : 0,
        countBy: countBy && selects(countBy.field) ? countBy.column : undefined,
      }),
      ...(counted !== undefined && { counted }),
      ...togetherOf(anywhere, pageSize),
      note: (selects) =>
        countBy && selects(countBy.field)
          ? `and one call per value of ${countBy.column} where the server does not support countBy=`
          : undefined,
    });
  });

/** The batch read of a list that belongs to a record, for servers that support it. */
const togetherOf = <Args>(
  { parent }: Pick<Collection<{ id: number }>, 'parent'>,
  size: (args: Args) => number,
): Pick<CallDeclaration, 'batch'> =>
  parent
    ? {
        batch: (args) => ({
          most: recordsPerCall(size(args as Args)),
          params: { each: parent.by, [parent.by]: '…' },
        }),
      }
    : {};

interface ListArgs extends ConnectionArgs {
  readonly orderBy?: OrderBy | null | undefined;
}

/** The order of a list. Where `orderBy` exists, both `sort` and `desc` are always sent. */
function orderReader({ args }: FieldAt['field'], { sort, desc }: Sorted<string>) {
  const isChosen = args.some(({ name }) => name === 'orderBy');
  const usual = isChosen
    ? { sort, desc: desc ? 1 : 0, [defaultSort]: true }
    : sortedBy({ sort, desc });
  return ({ orderBy }: ListArgs, companyId: number | null): Params =>
    orderBy
      ? { sort: sortParam(orderBy, companyId), desc: orderBy.direction === 'desc' ? 1 : 0 }
      : usual;
}

const sortedBy = ({ sort, desc }: Sorted<string>): Params => ({
  sort,
  ...(desc && { desc: 1 }),
  [defaultSort]: true,
});

/** The column of a connection's counts: `countByStatus` counts the rows by `status`. */
function columnOfCounts({ type }: FieldAt['field']) {
  const connectionType = getNamedType(type) as GraphQLObjectType;
  const [counted] = Object.keys(connectionType.getFields()).flatMap((field) => {
    const column = countedColumn(field);
    return column === null ? [] : [{ field, column }];
  });
  return counted;
}

export interface ListRead<Row> extends Sorted<keyof Row & string> {
  /** Assumed number of rows for the estimate. */
  readonly size?: number;
  /** Columns of the parent that the path of the list needs. */
  readonly needs?: readonly string[];
}

/** A list short enough to be read whole. The arguments are its conditions: see conditions.ts. */
export const list = <Row extends { id: number }, Parent extends object>(
  lists: ListDeclaration<Row, Parent>,
  { size = 50, needs = [], ...sorted }: ListRead<Row> = {},
) =>
  atField<Parent, object, Row[]>((at) => {
    const conditions = createConditionReader(at);
    const params = (args: object, companyId: number | null): Params => ({
      ...conditions.params(args, companyId),
      ...sortedBy(sorted),
    });
    const resolve = async (
      parent: Parent,
      args: object,
      { rest, shapes }: Context,
      info: GraphQLResolveInfo,
    ) => {
      const plan = planRecord(info, shapes) ?? idOnly;
      const collection = lists.at(parent);
      const which = nullIfEmptyCondition(() => params(args, collection.path.companyId));
      return which === null ? [] : readWhole(rest, collection, which, { plan });
    };
    const anywhere = lists.at(unknown as Parent);
    return withCall(resolve, {
      method: 'GET',
      route: anywhere.path.route,
      records: [''],
      needs,
      size: () => size,
      params: (args) => ({
        ...tolerant(() => params(args, anywhere.path.companyId)),
        all: 1,
        total: 0,
      }),
      ...togetherOf(anywhere, () => size),
    });
  });

export interface EmbeddedList<Row extends { id: number }, Parent> {
  /** The path of the record that embeds the list. */
  readonly path: (parent: Parent) => RestPath;
  /** The name of the list in that record. */
  readonly name: string;
  /** Columns of the parent that `path` needs. */
  readonly needs: readonly string[];
  /** Assumed number of rows for the estimate. */
  readonly size: number;
  /**
   * The collection for batch reads of many parents' lists, and the parameter that takes the parents' ids.
   */
  readonly lists: ListDeclaration<Row, Parent>;
  readonly by: string;
  readonly sort: keyof Row & string;
}

/** A list that the contract embeds in a record with its own path. */
export const embeddedList = <
  Row extends InCompany & { id: number },
  Parent extends InCompany & { readonly id: number },
>(
  declared: EmbeddedList<Row, Parent>,
): Resolver<Parent, object, Row[]> => {
  const resolve = (
    parent: Parent,
    _: object,
    { rest, shapes }: Context,
    info: GraphQLResolveInfo,
  ) => rowsWithin(rest, declared, parent, planRecord(info, shapes) ?? idOnly);
  return withCall(resolve, callWithin(declared));
};

/** The records of a relation of an embedded list: each once, in the order of the rows. */
export const listThroughRelation = <
  Through extends InCompany & { id: number },
  Row extends InCompany & { id: number },
  Parent extends InCompany & { readonly id: number },
>(
  relation: string,
  declared: EmbeddedList<Row, Parent>,
): Resolver<Parent, object, Through[]> => {
  const resolve = async (
    parent: Parent,
    _: object,
    { rest, shapes }: Context,
    info: GraphQLResolveInfo,
  ) => {
    const plan = planOfParent(relation, planRecord(info, shapes) ?? idOnly);
    const rows = await rowsWithin(rest, declared, parent, plan);
    const { company_id } = parent;
    const found = relatedRecords(rows, relation).map(
      (one) => Object.assign(one, { company_id }) as Through,
    );
    return [...new Map(found.map((one) => [one.id, one])).values()];
  };
  return withCall(resolve, callWithin(declared, relation));
};

function rowsWithin<Row extends { id: number }, Parent extends { readonly id: number }>(
  rest: RestClient,
  { path, name, lists, by, sort }: EmbeddedList<Row, Parent>,
  parent: Parent,
  plan: RecordPlan,
): Promise<Row[]> {
  const within = { path: path(parent), name };
  const collection = { ...ofParent(lists.at(parent), by, parent.id), within };
  return readWhole(rest, collection, sortedBy({ sort }), { plan });
}

const callWithin = <Row extends { id: number }, Parent extends { readonly id: number }>(
  { path, name, needs, size, lists, by }: EmbeddedList<Row, Parent>,
  relation?: string,
): CallDeclaration => {
  const ofMany = ofParent(lists.at(unknown as unknown as Parent), by, 0);
  return {
    method: 'GET',
    route: path(unknown as unknown as Parent).route,
    records: [''],
    within: relation === undefined ? name : `${name}.${relation}`,
    needs,
    size: () => size,
    batch: () => ({
      most: recordsPerCall(size),
      params: { each: by, [by]: '…', all: 1 },
      route: ofMany.path.route,
      ...(relation !== undefined && { within: relation }),
    }),
  };
};

/** The record of a list by the REST id in the argument `databaseId`. */
export function recordById<Row extends { id: number }, Parent extends object>(
  lists: ListDeclaration<Row, Parent>,
): Resolver<Parent, { databaseId: number }, Row | null> {
  const resolve = async (
    parent: Parent,
    { databaseId }: { databaseId: number },
    { rest, shapes }: Context,
    info: GraphQLResolveInfo,
  ) => loadRecord(rest, lists.at(parent), databaseId, planRecord(info, shapes) ?? idOnly);
  return withCall(resolve, {
    method: 'GET',
    route: `${lists.at(unknown as Parent).path.route}/{id}`,
    records: [''],
    size: () => 1,
  });
}

export interface RecordRead<Row extends object, Parent, Args> {
  readonly path: (args: Args, parent: Parent) => RestPath;
  /** The columns of the parent that the path needs, apart from its id. */
  readonly needs?: readonly (keyof Parent & string)[];
  readonly params?: (args: Args) => Params;
  /** Adds to the record what only its path says. */
  readonly complete?: (row: Row, parent: Parent) => Row;
  /** Statuses that yield null, because the record does not exist for the viewer. */
  readonly absent?: readonly number[];
}

/** A record with its own path. */
export function record<Row extends object, Parent extends object, Args extends object>({
  path,
  needs,
  params = () => ({}),
  complete = (row) => row,
  absent = [403, 404],
}: RecordRead<Row, Parent, Args>): Resolver<Parent, Args, Row | null> {
  const resolve = async (
    parent: Parent,
    args: Args,
    { rest, shapes }: Context,
    info: GraphQLResolveInfo,
  ) => {
    const plan = planRecord(info, shapes) ?? idOnly;
    try {
      const row = await readSingle<Row>(rest, path(args, parent), params(args), plan);
      return complete(row, parent);
    } catch (error) {
      if (isRestError(error, ...absent)) return null;
      throw error;
    }
  };
  return withCall(resolve, {
    method: 'GET',
    route: path(unknown as Args, unknown as Parent).route,
    records: [''],
    size: () => 1,
    params: (args) => tolerant(() => params(args as Args)),
    ...(needs !== undefined && { needs }),
  });
}

/**
 * A placeholder for a record that is not read yet: planning needs only the route, which does not depend on it.
 */
const unknown: FieldArguments = {};

/** Parameters that depend on the record are left out of an explained plan. */
function tolerant(params: () => Params): Params {
  try {
    return params();
  } catch {
    return {};
  }
}
