// Makes the executable schema: the composed SDL, the domains' own resolvers, and for every other field of a type
// that stands for a REST record a reader made from what its shape declares.
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
  isObjectType,
} from 'graphql';
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { resolverAt } from './at-field.ts';
import { composeSchema } from './compose.ts';
import { enumValues } from './enums.ts';
import { camelCase } from '../names.ts';
import { toGlobalId } from '../records/ids.ts';
import type { InCompany } from '../records/collections.ts';
import type { Conditions, FilterConditions } from '../records/conditions.ts';
import { countedColumn, countsBy, totalCount } from '../records/connection.ts';
import type { NodeReader } from '../records/node.ts';
import { type Need, needOf, referredName, type Shape, type Shapes } from '../plan/needs.ts';

/** What one folder of the gateway adds to the schema. */
export interface Domain {
  readonly resolvers: Resolvers;
  /**
   * By type name, what its fields read from REST. A type may be declared in parts by several domains. Nodes, and types
   * that are read with another's columns and relations, have one without being named here.
   */
  readonly shapes?: Readonly<Record<string, Shape>>;
  /** What conditions of lists are in REST, where their names do not say it. */
  readonly conditions?: FilterConditions;
  /** By type name, how a record is found again by its global id. */
  readonly nodes?: Readonly<Record<string, NodeReader>>;
}

export interface ComposedDomains {
  readonly schema: GraphQLSchema;
  readonly shapes: Shapes;
  readonly nodes: Nodes;
}

/** The types that `node` finds, by name. */
export type Nodes = ReadonlyMap<string, NodeReader>;

/** `typeDefs` are those of all schema.graphql files, unless a schema of one's own is served. */
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
  for (const { resolvers } of domains) keepDeclarations(schema, conditions, resolvers);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && type.name.endsWith('Connection')) addCounts(type);
  }
  for (const type of nodes.keys()) if (!shapes.has(type)) shapes.set(type, {});
  // Those that are found on the way come last, and are gone through too.
  for (const typeName of shapes.keys()) {
    const type = schema.getType(typeName);
    if (!isObjectType(type))
      throw new Error(`A shape is declared for ${typeName}, which is no object type`);
    for (const field of Object.values(type.getFields())) addReader(type, field, shapes, nodes);
  }
  return { schema, shapes, nodes };
}

/**
 * The executable schema has resolvers that are bound, and bound functions have lost what they declare of their calls.
 * Those that are made at their field are made now.
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
        field.resolve = resolverAt(resolve, { field, schema, conditions });
      }
    }
  }
}

/** All connections count alike; only what one has of its own needs a resolver of its own. */
function addCounts(connection: GraphQLObjectType): void {
  for (const field of Object.values(connection.getFields())) {
    if (field.name === 'totalCount') field.resolve = totalCount;
    const column = countedColumn(field.name);
    if (column !== null) field.resolve = countsBy(column, valuesCounted(field, column));
  }
}

/** Of the enum that the field's counts are of. */
function valuesCounted({ name, type }: GraphQLField<unknown, unknown>, column: string): string[] {
  const count = getNamedType(type);
  const value = isObjectType(count) && count.getFields()[camelCase(column)];
  const values = value && getNamedType(value.type);
  if (isEnumType(values)) return values.getValues().map(({ value }) => value as string);
  throw new Error(`${name} counts by ${column}, which is no enum of ${count.name}`);
}

function addReader(
  type: GraphQLObjectType,
  field: GraphQLField<Row, unknown>,
  shapes: Map<string, Shape>,
  nodes: Nodes,
): void {
  if (field.resolve && field.resolve !== defaultFieldResolver) return;
  const need = needOf(shapes, type.name, field.name);
  const node = field.name === 'id' ? nodes.get(type.name) : undefined;
  const read = node ? readId(type.name, node) : reader(need);
  const declared = shapes.get(type.name)?.[field.name] !== undefined;
  const part = getNamedType(field.type);
  if (!read || (isCompositeType(part) && !declared)) {
    throw new Error(
      `${type.name}.${field.name}: say in the shape what it reads, or write its resolver`,
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

function reader(need: Need): Reader | null {
  switch (need.kind) {
    case 'columns': {
      const [name] = need.names;
      return name !== undefined && need.names.length === 1 ? readColumn(name) : null;
    }
    case 'relation':
      return (row) => inSameCompany(row[need.name], row['company_id']);
    case 'count':
      return readColumn(`${need.name}_count`);
    case 'sum':
      return readColumn(`${need.name}_sum_${need.column}`);
    case 'reference': {
      const name = referredName(need.key);
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

/** Says which column it reads, so that an execution that is compiled can read it without a call. */
const readColumn = (column: string): Reader => Object.assign((row: Row) => row[column], { column });

/** Parts of a record come without the company they are in; it is that of the whole. */
function inSameCompany(value: unknown, companyId: unknown): unknown {
  if (typeof value !== 'object' || value === null || companyId === undefined) return value;
  if (!Array.isArray(value)) (value as Partial<InCompany>).company_id = companyId as number;
  else for (const part of value) inSameCompany(part, companyId);
  return value;
}
