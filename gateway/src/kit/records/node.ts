// The fields `node` and `nodes`: find any record by its global id.
import type { GraphQLResolveInfo } from 'graphql';
import { maxPageSize } from '../operations/limits.ts';
import type { Context } from '../../context.ts';
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { badArgument } from './arguments.ts';
import { BadId, fromGlobalId, type GlobalRef } from './ids.ts';
import { type FieldArguments, withCall } from '../plan/calls.ts';
import { planRecord } from '../plan/selection.ts';
import type { RecordPlan } from '../plan/tree.ts';
import type { CompanyCollection } from './collections.ts';
import { loadRecord } from './records.ts';

/** How records of a type are read by id, within a company or globally. */
export type NodeReader = { readonly route: string } & (
  | { readonly scope: 'company'; readonly read: Read<{ companyId: number; id: number }> }
  | { readonly scope: 'global'; readonly read: Read<{ id: number }> }
);

type Read<Ref> = (context: Context, ref: Ref, plan: RecordPlan) => Promise<{ id: number } | null>;

/** A record found by `node`, with its GraphQL type. */
export interface NodeRow {
  readonly __typename: string;
  readonly id: number;
}

/** Readers for types whose records are in a collection of their company. */
export const nodeReaders = <Rows extends readonly { id: number }[]>(
  ...collections: { [Place in keyof Rows]: CompanyCollection<Rows[Place], string> }
): Readonly<Record<string, NodeReader>> =>
  Object.fromEntries(collections.map((collection) => [collection.type, nodeOf(collection)]));

const nodeOf = <Row extends { id: number }>(
  collection: CompanyCollection<Row, string>,
): NodeReader => ({
  scope: 'company',
  route: `${collection.route}/{id}`,
  read: ({ rest }, { companyId, id }, plan) => loadRecord(rest, collection(companyId), id, plan),
});

/** The route depends on the type in the id. */
const byType = '{type}/{id}';

const typeOf = ({ id, ids }: FieldArguments): string | undefined => {
  const first = typeof id === 'string' ? id : (ids as readonly string[])[0];
  return first === undefined ? undefined : fromGlobalId(first)?.type;
};

export const nodeResolvers: Resolvers = {
  Query: {
    node: withCall(
      (_: unknown, { id }: { id: string }, context: Context, info: GraphQLResolveInfo) =>
        readNode(context, id, info),
      { method: 'GET', route: byType, records: [''], size: () => 1, typeName: typeOf },
    ),
    nodes: withCall(
      (
        _: unknown,
        { ids }: { ids: readonly string[] },
        context: Context,
        info: GraphQLResolveInfo,
      ) => {
        if (ids.length > maxPageSize) {
          throw badArgument(`Ожидается не больше ${maxPageSize} \`ids\`, а не ${ids.length}.`);
        }
        // One promise per id, so that a failed one does not fail the others. The generated types allow no null inside a
        // promise.
        return ids.map((id) => readNode(context, id, info) as Promise<NodeRow>);
      },
      {
        method: 'GET',
        route: byType,
        records: [''],
        size: ({ ids }) => (ids as readonly string[]).length,
        typeName: typeOf,
        note: 'one call for each type and company among the ids, where the server supports ids=',
      },
    ),
  },
};

/** Null when the record or the type does not exist. */
export async function readRef(
  context: Context,
  { type, companyId, id }: GlobalRef,
  plan: RecordPlan,
): Promise<{ id: number } | null> {
  const node = context.nodes.get(type);
  if (node?.scope === 'global' && companyId === null) return node.read(context, { id }, plan);
  if (node?.scope === 'company' && companyId !== null) {
    return node.read(context, { companyId, id }, plan);
  }
  return null;
}

async function readNode(
  context: Context,
  globalId: string,
  info: GraphQLResolveInfo,
): Promise<NodeRow | null> {
  const ref = fromGlobalId(globalId);
  if (!ref) throw new BadId(globalId, 'Course');
  const isNode = context.nodes.has(ref.type);
  const plan = isNode && planRecord(info, context.shapes, { typeName: ref.type });
  const row = plan && (await readRef(context, ref, plan));
  return row ? Object.assign(row, { __typename: ref.type }) : null;
}
