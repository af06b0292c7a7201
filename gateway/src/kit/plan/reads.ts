// Fields that read REST, declared. One declaration gives the resolver, and what planning tells about its calls before
// they are made.
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context.ts';
import type { Collection } from '../records/collections.ts';
import {
  type Connection,
  type ConnectionArgs,
  countedConnection,
  pageSize,
  planConnection,
  readConnection,
} from '../records/connection.ts';
import { readList } from '../records/list.ts';
import { loadRecord } from '../records/records.ts';
import { readSingle } from '../records/single.ts';
import type { Params } from '../rest/client.ts';
import { isRestError } from '../rest/errors.ts';
import type { RestPath } from '../rest/path.ts';
import { type Arguments, calling, type Calling } from './calls.ts';
import { planRecord } from './selection.ts';
import { idOnly } from './tree.ts';

type Resolver<Parent, Args, Result> = Calling<
  (parent: Parent, args: Args, context: Context, info: GraphQLResolveInfo) => Promise<Result>
>;

export interface ConnectionRead<Row extends { id: number }, Parent, Args> {
  readonly collection: (parent: Parent) => Collection<Row>;
  /** Which rows, and in which order. */
  readonly params?: (args: Args, parent: Parent) => Params;
  /** The field of the connection that tells how many rows there are by the values of a column. */
  readonly countBy?: { readonly field: string; readonly column: string };
  /** The relation of the parent whose `withCount` tells how many rows there are, when nothing else is asked for. */
  readonly counted?: string;
}

/** A page of a list. */
export function connection<
  Row extends { id: number },
  Parent extends object,
  Args extends ConnectionArgs,
>({
  collection,
  params = () => ({}),
  countBy,
  counted,
}: ConnectionRead<Row, Parent, Args>): Resolver<Parent, Args, Connection<Row>> {
  const resolve = async (
    parent: Parent,
    args: Args,
    { rest, shapes }: Context,
    info: GraphQLResolveInfo,
  ) => {
    const plan = planConnection(info, shapes, countBy);
    const known = counted && countedConnection<Row>(parent, counted, plan);
    return known || readConnection(rest, collection(parent), args, plan, params(args, parent));
  };
  return calling(resolve, {
    method: 'GET',
    route: collection(unknown as Parent).path.route,
    records: ['edges.node', 'nodes'],
    size: (args) => pageSize(args as ConnectionArgs),
    params: (args, selects) => ({
      ...tolerant(() => params(args as Args, unknown as Parent)),
      per_page: selects('edges') || selects('nodes') ? pageSize(args as ConnectionArgs) : 1,
      total: selects('totalCount') ? undefined : 0,
      countBy: countBy && selects(countBy.field) ? countBy.column : undefined,
    }),
    ...(counted !== undefined && { counted }),
  });
}

export interface ListRead<Row extends { id: number }, Parent> {
  readonly collection: (parent: Parent) => Collection<Row>;
  /** Which rows, and in which order. */
  readonly params: Params;
  /** How many rows are reckoned with. */
  readonly size?: number;
}

/** A list that is short enough to be read whole. */
export function list<Row extends { id: number }, Parent extends object>({
  collection,
  params,
  size = 50,
}: ListRead<Row, Parent>): Resolver<Parent, object, Row[]> {
  const all = { ...params, all: 1 };
  const resolve = async (
    parent: Parent,
    _args: object,
    { rest, shapes }: Context,
    info: GraphQLResolveInfo,
  ) => {
    const plan = planRecord(info, shapes) ?? idOnly;
    return [...(await readList(rest, collection(parent), all, { plan })).rows];
  };
  return calling(resolve, {
    method: 'GET',
    route: collection(unknown as Parent).path.route,
    records: [''],
    size: () => size,
    params: () => ({ ...all, total: 0 }),
  });
}

/** The record of a collection with the REST id of the argument `databaseId`. */
export function oneOf<Row extends { id: number }, Parent extends object>(
  collection: (parent: Parent) => Collection<Row>,
): Resolver<Parent, { databaseId: number }, Row | null> {
  const resolve = async (
    parent: Parent,
    { databaseId }: { databaseId: number },
    { rest, shapes }: Context,
    info: GraphQLResolveInfo,
  ) => loadRecord(rest, collection(parent), databaseId, planRecord(info, shapes) ?? idOnly);
  return calling(resolve, {
    method: 'GET',
    route: `${collection(unknown as Parent).path.route}/{id}`,
    records: [''],
    size: () => 1,
  });
}

export interface RecordRead<Row extends object, Parent, Args> {
  readonly path: (args: Args, parent: Parent) => RestPath;
  readonly params?: (args: Args) => Params;
  /** Completes the record with what only its address says. */
  readonly complete?: (row: Row) => Row;
  /** Statuses that say that there is no such record for the viewer. */
  readonly absent?: readonly number[];
}

/** A record with an address of its own. */
export function record<Row extends object, Parent extends object, Args extends object>({
  path,
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
      return complete(await readSingle<Row>(rest, path(args, parent), params(args), plan));
    } catch (error) {
      if (isRestError(error, ...absent)) return null;
      throw error;
    }
  };
  return calling(resolve, {
    method: 'GET',
    route: path(unknown as Args, unknown as Parent).route,
    records: [''],
    size: () => 1,
    params: (args) => tolerant(() => params(args as Args)),
  });
}

/** Stands for a record that is not read yet: planning asks declarations for routes, which do not depend on it. */
const unknown: Arguments = {};

/** What can't be said before the record is known is left out of a plan that is only shown. */
function tolerant(params: () => Params): Params {
  try {
    return params();
  } catch {
    return {};
  }
}
