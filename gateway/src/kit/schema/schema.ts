// Makes the executable schema from the composed SDL and the domains' resolvers; fields of REST records without a
// resolver get a reader according to their shape.
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  defaultFieldResolver,
  type DocumentNode,
  getNamedType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Resolvers } from '../../__generated__/resolvers.ts';
import type { Context } from '../../context.ts';
import { bindResolver } from './at-field.ts';
import { composeSchema } from './compose.ts';
import { readDecimals } from './decimal.ts';
import { enumValues } from './enums.ts';
import { camelCase } from '../names.ts';
import { toGlobalId } from '../records/ids.ts';
import type { InCompany } from '../records/collections.ts';
import { readField } from '../records/spelling.ts';
import type { Conditions, FilterConditions } from '../records/conditions.ts';
import { countedColumn, countsResolver, totalCount } from '../connections/connection.ts';
import type { NodeReader } from '../records/node.ts';
import { declaredCall } from '../plan/calls.ts';
import {
  type Choice,
  countName,
  type Need,
  needOf,
  referenceName,
  type Shape,
  type Shapes,
  sumName,
} from '../plan/needs.ts';
import { missingField } from '../rest/errors.ts';
import { getOrNull } from '../rest/get-or-null.ts';
import type { RestPath } from '../rest/path.ts';

/** The contribution of one folder of the gateway to the schema. */
export interface Domain {
  readonly resolvers: Resolvers;
  /**
   * What the fields of each type read from REST. Several domains may declare parts of one type. Nodes, and types
   * embedded in other records, need no entry.
   */
  readonly shapes?: Readonly<Record<string, Shape>>;
  /** REST conditions that do not follow from the names of filter fields. */
  readonly conditions?: FilterConditions;
  /** Readers of records by global id, by type name. */
  readonly nodes?: Readonly<Record<string, NodeReader>>;
}

export interface ComposedDomains {
  readonly schema: GraphQLSchema;
  readonly shapes: Shapes;
  readonly nodes: Nodes;
}

/** The types that `node` finds, by name. */
export type Nodes = ReadonlyMap<string, NodeReader>;

/** `typeDefs` defaults to the composed schema of all .graphql files; tests pass their own. */
export function composeDomains(
  domains: readonly Domain[],
  typeDefs: DocumentNode = composeSchema(),
): ComposedDomains {
  const shapes = new Map<string, Shape>();
  const nodes = new Map<string, NodeReader>();
  const conditions: Conditions = new Map(
    domains.flatMap((domain) => Object.entries(domain.conditions ?? {})),
  );
  for (const domain of domains) {
    for (const [type, shape] of Object.entries(domain.shapes ?? {})) {
      shapes.set(type, { ...shapes.get(type), ...shape });
    }
    for (const [type, reader] of Object.entries(domain.nodes ?? {})) nodes.set(type, reader);
  }
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [enumValues(typeDefs), ...domains.map(({ resolvers }) => ({ ...resolvers }))],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  readDecimals(schema);
  for (const { resolvers } of domains) keepDeclarations(schema, conditions, resolvers);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && type.name.endsWith('Connection')) addCounts(type);
  }
  for (const type of nodes.keys()) if (!shapes.has(type)) shapes.set(type, {});
  // Shapes that are added during the loop are visited too.
  for (const typeName of shapes.keys()) {
    const type = schema.getType(typeName);
    if (!isObjectType(type))
      throw new Error(`A shape is declared for ${typeName}, which is not an object type`);
    for (const field of Object.values(type.getFields())) addReader(type, field, shapes, nodes);
  }
  return { schema, shapes, nodes };
}

/**
 * makeExecutableSchema binds resolvers, and bound functions lose the declared calls: this restores the originals, and
 * creates the resolvers that depend on their field.
 */
function keepDeclarations(
  schema: GraphQLSchema,
  conditions: Conditions,
  resolvers: Resolvers,
): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    for (const [name, resolve] of Object.entries(fields as Record<string, unknown>)) {
      const field = type.getFields()[name];
      if (field && typeof resolve === 'function') {
        field.resolve = bindResolver(resolve, { field, schema, conditions });
      }
    }
  }
}

/** Adds the counting resolvers that all connections have in common. */
function addCounts(connection: GraphQLObjectType): void {
  for (const field of Object.values(connection.getFields())) {
    if (field.name === 'totalCount') field.resolve = totalCount;
    const column = countedColumn(field.name);
    if (column !== null) field.resolve = countsResolver(column, valuesCounted(field, column));
  }
}

/** The enum values that a counting field counts by. */
function valuesCounted({ name, type }: GraphQLField<unknown, unknown>, column: string): string[] {
  const count = getNamedType(type);
  const value = isObjectType(count) && count.getFields()[camelCase(column)];
  const values = value && getNamedType(value.type);
  if (isEnumType(values)) return values.getValues().map(({ value }) => value as string);
  throw new Error(`${name} counts by ${column}, which is not an enum field of ${count.name}`);
}

function addReader(
  type: GraphQLObjectType,
  field: GraphQLField<Row, unknown>,
  shapes: Map<string, Shape>,
  nodes: Nodes,
): void {
  const need = needOf(shapes, type.name, field.name);
  if (field.resolve && field.resolve !== defaultFieldResolver) {
    const takesRecord = need.kind === 'columns' && !declaredCall(field) && field.resolve.length > 0;
    if (takesRecord) field.resolve = made(need.names, field.resolve);
    return;
  }
  const node = field.name === 'id' ? nodes.get(type.name) : undefined;
  const read = node ? readId(type.name, node) : readerOf(field, need);
  const declared = shapes.get(type.name)?.[field.name] !== undefined;
  const part = getNamedType(field.type);
  if (!read || (isCompositeType(part) && !declared)) {
    throw new Error(
      `${type.name}.${field.name}: declare in the shape what it reads, or write a resolver`,
    );
  }
  field.resolve = read;
  if (isObjectType(part) && !shapes.has(part.name)) shapes.set(part.name, {});
}

type Row = Readonly<Record<string, unknown>>;
type Reader = GraphQLFieldResolver<Row, unknown>;

function readId(typeName: string, node: NodeReader): Reader {
  return ({ id, company_id }) =>
    toGlobalId({
      type: typeName,
      companyId: node.scope === 'company' ? (company_id as number) : null,
      id: id as number,
    });
}

/** Null is not an error here: a server may have no versions. */
const readVersion: Reader = (row) => readField(row, 'version') ?? null;

const readerOf = (field: GraphQLField<Row, unknown>, need: Need): Reader | null =>
  field.name === 'version' ? readVersion : reader(need, mayBeLeftOut(field));

function reader(need: Need, optional: boolean): Reader | null {
  switch (need.kind) {
    case 'columns': {
      const [name] = need.names;
      return name !== undefined && need.names.length === 1 ? readColumn(name, optional) : null;
    }
    case 'relation':
      if (need.elsewhere) return readRelation(need.name, need.elsewhere);
      if (need.choice) return readChosen(need.name, need.choice, optional);
      return (row) => asPart(readValue(row, need.name, optional), row['company_id']);
    case 'count':
      return readColumn(countName(need.name), optional);
    case 'sum':
      return readColumn(sumName(`${need.name}:${need.column}`), optional);
    case 'reference': {
      const name = referenceName(need.key);
      return (row) => {
        const referred = row[name];
        if (referred instanceof Error) throw referred;
        return referred;
      };
    }
    case 'inline':
      return (row) => row;
  }
}

/** Declares the column that it reads, so that the compiled executor can read it without a call. */
const readColumn = (column: string, optional: boolean): Reader =>
  Object.assign((row: Row) => readValue(row, column, optional), { column });

const readChosen =
  (name: string, { column, values }: Choice, optional: boolean): Reader =>
  (row, args: Readonly<Record<string, unknown>>) => {
    const chosen = values(args, row['company_id'] as number);
    const all = asPart(readValue(row, name, optional), row['company_id']);
    if (chosen === null || !Array.isArray(all)) return all;
    return all.filter((one: object) => chosen.includes(readField(one, column)));
  };

const readRelation =
  (name: string, elsewhere: (id: number) => RestPath): Reader =>
  async (row, _args, context) => {
    const { rest } = context as Context;
    const nested = readField(row, name);
    const found = nested === undefined ? getOrNull(rest, elsewhere(row['id'] as number)) : nested;
    return asPart(await found, row['company_id']);
  };

/** Wraps a resolver that computes a value from columns: it throws if none of them was returned. */
function made(columns: readonly string[], resolve: Reader): Reader {
  const check = (row: Record<string, unknown>) => {
    for (const column of columns)
      if (row[column] === undefined) row[column] = readField(row, column);
    if (columns.every((column) => row[column] === undefined)) throw missingField(columns[0] ?? '');
  };
  if (resolve.length > 1) {
    return (row, args, context, info) => {
      check(row);
      return resolve(row, args, context, info);
    };
  }
  // Keeps the single parameter, by which the executor recognizes a plain read.
  const read = resolve as (row: Row) => unknown;
  return (row) => {
    check(row);
    return read(row);
  };
}

function readValue(row: Row, name: string, optional: boolean): unknown {
  const value = readField(row, name);
  if (value !== undefined) return value;
  if (optional && part in row) return null;
  throw missingField(name);
}

/**
 * A record embedded in another one may omit fields that the viewer may not see; for a nullable field without
 * @semanticNonNull that is null and not an error.
 */
const mayBeLeftOut = ({ type, astNode }: GraphQLField<Row, unknown>): boolean =>
  !isNonNullType(type) &&
  astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull') !== true;

const part = Symbol('part');

/** Embedded records lack the company id and inherit that of the outer record. */
function asPart(value: unknown, companyId: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) for (const one of value) asPart(one, companyId);
  else {
    const record = value as Partial<InCompany> & { [part]?: true };
    record[part] = true;
    if (companyId !== undefined) record.company_id = companyId as number;
  }
  return value;
}
