// Generates the types of paged lists: page arguments, connections, edges, orders, and the selection inputs of bulk
// mutations.
import { type DefinitionNode, type FieldDefinitionNode, Kind, print } from 'graphql';
import { hasDirective, withoutDirectives } from './marks.ts';
import type { Noun, Nouns } from './nouns.ts';
import {
  allFields,
  type Definitions,
  directive,
  hasFields,
  inputFieldsIn,
  type GeneratedSdl,
  nameOf,
  pagedType,
  typeName,
  withGenerated,
} from './sdl.ts';

/** Replaces @paged and @selectable by the definitions that they abbreviate. */
export function withPages(definitions: Definitions, nouns: Nouns): Definitions {
  const fields = allFields(definitions);
  for (const { place, field } of fields) refuseMisuse(place, field);
  const paged = fields.filter(({ field }) => hasDirective(field, 'paged'));
  const made: GeneratedSdl[] = [];
  for (const type of new Set(paged.map(({ field }) => pagedType(field)))) {
    made.push({ after: type, sdl: connectionOf(type, nouns.of(type)) });
  }
  for (const { field } of paged.filter(({ field }) => hasDirective(field, 'selectable'))) {
    const type = pagedType(field);
    made.push({ after: type, sdl: selectionOf(type, nouns.of(type), field) });
  }
  return withGenerated(definitions, made).map(withPagedFields);
}

/** Generates an `input XOrder` for every `enum XOrderField`. */
export function withOrders(definitions: Definitions, nouns: Nouns): Definitions {
  const made = definitions
    .filter(({ kind }) => kind === Kind.ENUM_TYPE_DEFINITION)
    .map(nameOf)
    .filter((name) => name.endsWith('OrderField'))
    .map((after) => ({ after, sdl: orderOf(after, nouns) }));
  return withGenerated(definitions, made);
}

const pageArguments = inputFieldsIn(`
  "Returns the first n records, 1 to 100; 20 by default if \`last\` is omitted too."
  first: Int
  "Returns records after this cursor."
  after: String
  "Returns the last n records, 1 to 100."
  last: Int
  "Returns records before this cursor."
  before: String
`);

function refuseMisuse(place: string, field: FieldDefinitionNode): void {
  const returns = typeName(field.type);
  if (!hasDirective(field, 'paged')) {
    if (hasDirective(field, 'selectable')) throw new Error(`${place}: @selectable requires @paged`);
    if (returns.endsWith('Connection')) throw new Error(`${place}: ${returns} requires @paged`);
    return;
  }
  if (field.type.kind !== Kind.NAMED_TYPE || !returns.endsWith('Connection'))
    throw new Error(`${place}: @paged requires a type like UserConnection, without \`!\``);
  if (hasDirective(field, 'selectable') && !field.arguments?.length)
    throw new Error(`${place}: @selectable requires a list with arguments`);
}

const withPagedFields = (definition: DefinitionNode): DefinitionNode =>
  hasFields(definition) && definition.fields
    ? { ...definition, fields: definition.fields.map(pagedField) }
    : definition;

function pagedField(field: FieldDefinitionNode): FieldDefinitionNode {
  if (!hasDirective(field, 'paged')) return field;
  const own = withoutDirectives(field, 'paged', 'selectable');
  return {
    ...own,
    arguments: [...pageArguments, ...(own.arguments ?? [])],
    directives: [...(own.directives ?? []), directive('semanticNonNull')],
  };
}

const connectionOf = (type: string, { many }: Noun): string => `
  "A page of ${many}."
  type ${type}Connection {
    edges: [${type}Edge!]!
    "The ${many} of the page, without cursors."
    nodes: [${type}!]!
    pageInfo: PageInfo!
    "Total number of matching ${many} over all pages."
    totalCount: Int @semanticNonNull
  }

  type ${type}Edge {
    cursor: String!
    node: ${type}!
  }
`;

function selectionOf(type: string, { many }: Noun, list: FieldDefinitionNode): string {
  const conditions = (list.arguments ?? []).filter(({ name }) => name.value !== 'orderBy');
  return `
    "The ${many} that a bulk action applies to: those with the given ids, or all that match the filters. Exactly one of the two is required."
    input ${type}Selection {
      "Global ids, at most 1000."
      ids: [ID!]
      "All ${many} of the company that match."
      matching: ${type}Match
    }

    "The filters of the list of ${many}."
    input ${type}Match {
      ${conditions.map(print).join('\n')}
    }
  `;
}

function orderOf(fields: string, nouns: Nouns): string {
  const type = fields.replace(/OrderField$/, '');
  return `
    "Ordering options for ${nouns.of(type).many}. Ties are ordered by id."
    input ${type}Order {
      field: ${fields}!
      direction: OrderDirection! = ASC
    }
  `;
}
