// Probes of every root field and of every field of the `Node` types: operations that refer to the tested school, with
// the REST calls that the gateway plans for each, from which the expected access follows.
import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { listLimits } from '../../../api/src/kit/lists/limits.ts';
import { nameOf, operations, type Operation } from '../../kit/openapi.ts';
import type { Json } from '../../kit/rest.ts';
import { inputValues } from '../declarations.ts';
import { type InputGenerator, nodeTypes, schema } from './inputs.ts';
import { inParallel } from '../parallel.ts';
import type { Probes } from './rest-probes.ts';

export interface GraphqlProbe {
  /** `Company.courses`. */
  field: string;
  kind: 'query' | 'mutation' | 'subscription';
  document: string;
  /**
   * Generated anew for each request, because some texts must be unique. Throws when a value is missing.
   */
  variables: () => Record<string, Json>;
  /** Paths of the field in the response; several if the probe requests several fields. */
  places: string[][];
  /** Whether the field's record is fetched by its global id. */
  byId: boolean;
  /** A further form of the same probe, for callers with access. */
  isVariant: boolean;
  /** The field returns records, not a plain value of one. */
  hasRecords: boolean;
  /** The REST calls of the parent fields, then those of the field itself. */
  calls: Operation[];
  /**
   * One request for all plain values of the record from the same calls, for callers without access to the record.
   */
  combined: GraphqlProbe | null;
}

/** A probe whose calls are not planned yet. */
export interface ProbeDraft extends Omit<GraphqlProbe, 'calls' | 'combined'> {
  /** The path to the record, when the field is a plain value of one. */
  plainOf: Way | null;
}

type Field = GraphQLField<unknown, unknown>;

/** The selections around the fields of a record. */
interface Way {
  kind: GraphqlProbe['kind'];
  open: string;
  close: string;
  place: string[];
  declared: string[];
  variables: () => Record<string, Json>;
  byId?: boolean;
}

const rootTypes = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};

/** All fields that must be tested: `Company.courses`. */
export const allFields: string[] = [
  ...Object.values(rootTypes),
  ...nodeTypes.map((name) => schema.getType(name)),
].flatMap((type) =>
  isObjectType(type) ? fieldsOf(type).map(({ name }) => `${type.name}.${name}`) : [],
);

export function graphqlDrafts(
  inputs: InputGenerator,
  code: string,
  globalId: (type: string) => string,
  isTried: (field: string) => boolean,
): ProbeDraft[] {
  const draftsOf = (type: GraphQLObjectType, way: Way) =>
    fieldsOf(type)
      .filter(({ name }) => isTried(`${type.name}.${name}`))
      .flatMap((field) => draftsFor(type, field, inputs, way));
  const below = (name: string, way: Omit<Way, 'kind'>) =>
    draftsOf(schema.getType(name) as GraphQLObjectType, { ...way, kind: 'query' });
  return [
    ...below('Company', {
      open: 'company(code: $code) {',
      close: '}',
      place: ['company'],
      declared: ['$code: String!'],
      variables: () => ({ code }),
    }),
    ...below('Viewer', {
      open: 'viewer {',
      close: '}',
      place: ['viewer'],
      declared: [],
      variables: () => ({}),
    }),
    ...nodeTypes.flatMap((name) =>
      below(name, {
        open: `node(id: $node) { ... on ${name} {`,
        close: '} }',
        place: ['node'],
        declared: ['$node: ID!'],
        variables: () => ({ node: globalId(name) }),
        byId: true,
      }),
    ),
    ...Object.entries(rootTypes).flatMap(([kind, type]) =>
      type
        ? draftsOf(type, {
            kind: kind as GraphqlProbe['kind'],
            open: '',
            close: '',
            place: [],
            declared: [],
            variables: () => ({}),
          })
        : [],
    ),
  ];
}

function draftsFor(
  type: GraphQLObjectType,
  field: Field,
  inputs: InputGenerator,
  way: Way,
): ProbeDraft[] {
  const isLeaf = isLeafType(getNamedType(field.type));
  return argumentsOf(field, inputs).map((args, place) => ({
    field: `${type.name}.${field.name}`,
    kind: way.kind,
    document: documentOf(way, [selectionFor(type, field, args)], args),
    variables: () => ({
      ...way.variables(),
      ...Object.fromEntries(args.map(({ argument, value }) => [argument.name, value()])),
    }),
    places: [[...way.place, field.name]],
    byId: way.byId ?? field.args.some(({ name }) => /^(ids?|databaseId)$/.test(name)),
    isVariant: place > 0,
    hasRecords: !isLeaf,
    plainOf: isLeaf && args.length === 0 && way.place.length > 0 ? way : null,
  }));
}

interface Given {
  argument: GraphQLArgument;
  value: () => Json;
}

/**
 * The required arguments and the largest page; then one set for each optional argument that could reveal more.
 */
function argumentsOf(field: Field, inputs: InputGenerator): Given[][] {
  const always = field.args.flatMap((argument): Given[] => {
    if (argument.name === 'first') {
      return [{ argument, value: () => inputValues[`${field.name}.first`] ?? 100 }];
    }
    if (!isNonNullType(argument.type)) return [];
    return [{ argument, value: () => inputs.valueFor(field.name, argument) }];
  });
  const optional = field.args.filter(({ name, type }) => !isNonNullType(type) && !paging.has(name));
  return [
    always,
    ...optional.flatMap((argument) =>
      inputs.choicesFor(field.name, argument).map((value) => [...always, { argument, value }]),
    ),
  ];
}

const paging = new Set(['first', 'after', 'last', 'before', 'orderBy']);

function documentOf(way: Way, selections: string[], args: Given[] = []): string {
  const declared = [
    ...way.declared,
    ...args.map(({ argument }) => `$${argument.name}: ${String(argument.type)}`),
  ].join(', ');
  return `${way.kind}${declared && ` (${declared})`} { ${way.open} ${selections.join(' ')} ${way.close} }`;
}

function selectionFor(of: GraphQLObjectType, field: Field, args: Given[]): string {
  const given = args.map(({ argument: { name } }) => `${name}: $${name}`).join(', ');
  return `${field.name}${given && `(${given})`} ${wholeOf(getNamedType(field.type), of)}`;
}

/** Three levels, or fewer if that would exceed the api's limit of relations. */
function wholeOf(type: GraphQLNamedType, of: GraphQLObjectType): string {
  const relationsIn = (selection: string) => selection.split('{').length - 2;
  const deep = [3, 2].map((depth) => selectionOf(type, depth, of));
  return (
    deep.find((selection) => relationsIn(selection) <= listLimits.relations) ??
    selectionOf(type, 1, of)
  );
}

/**
 * All fields of a type without arguments, some levels deep. Fields with arguments have their own probes, as have fields
 * that may cost one call per record of a list. A field that leads back to the type it is read from is reduced to its
 * id.
 */
function selectionOf(type: GraphQLNamedType, depth: number, of: GraphQLObjectType): string {
  if (isLeafType(type)) return '';
  if (isInterfaceType(type) && 'id' in type.getFields()) return '{ __typename id }';
  if (!isObjectType(type)) return '{ __typename }';
  const hasNodes = 'nodes' in type.getFields();
  const fields = fieldsOf(type).flatMap((field) => {
    const inner = getNamedType(field.type);
    const shown = belowOthers[`${type.name}.${field.name}`];
    const isTriedItself =
      field.args.length > 0 || shown === 'nothing' || costsCallPerRecord(type, field);
    const isTwice = field.name === 'edges' && hasNodes;
    if (isTriedItself || isTwice || (depth === 0 && !isLeafType(inner))) return [];
    const isBack = inner === of && nodeTypes.includes(of.name);
    const further = shown === 'plain values' ? 0 : depth - 1;
    return [`${field.name} ${isBack ? '{ __typename id }' : selectionOf(inner, further, of)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/**
 * Reduced selections below other records, for fields that would be too large there; each has its own full probe.
 */
const belowOthers: Readonly<Record<string, 'plain values' | 'nothing'>> = {
  // All people of the test of each block would exceed the limit of a request.
  'LessonBlock.test': 'plain values',
  'LibraryBlock.test': 'plain values',
  // Separate calls for each entry and each folder.
  'LibraryEntry.libraryTest': 'nothing',
  'TestResultFolder.testResults': 'nothing',
  'TestResultFolder.processing': 'nothing',
};

/**
 * Fields of a company: lists, and parts that need a permission. All other fields come with the company's record.
 */
function costsCallPerRecord(owner: GraphQLObjectType, { type }: Field): boolean {
  const inner = getNamedType(type);
  const isBelow = isListType(getNullableType(type)) || !nodeTypes.includes(inner.name);
  return owner.name === 'Company' && !isLeafType(inner) && isBelow;
}

function fieldsOf(type: GraphQLObjectType): Field[] {
  return Object.values(type.getFields());
}

/** Requests the gateway's plan of the REST calls of each draft. */
export async function plannedProbes(
  gateway: string,
  drafts: ProbeDraft[],
): Promise<Probes<GraphqlProbe>> {
  const missing: string[] = [];
  const planned = await inParallel(drafts, async (draft) => {
    try {
      return { ...draft, calls: await callsOf(gateway, draft), combined: null };
    } catch (error) {
      missing.push(`${draft.field}: ${(error as Error).message}`);
      return null;
    }
  });
  return { probes: joined(planned.filter((probe) => probe !== null)), missing };
}

type Planned = ProbeDraft & GraphqlProbe;

function joined(probes: Planned[]): GraphqlProbe[] {
  const keyOf = ({ calls }: Planned) => calls.map(nameOf).join();
  const ofWays = Map.groupBy(probes, ({ plainOf }) => plainOf);
  ofWays.forEach((group, way) => {
    if (way === null) return;
    for (const some of Map.groupBy(group, keyOf).values()) {
      const together = combinedProbe(way, some);
      for (const probe of some) probe.combined = together;
    }
  });
  return probes;
}

function combinedProbe(way: Way, probes: Planned[]): GraphqlProbe | null {
  const [first] = probes;
  if (!first || probes.length < 2) return null;
  const names = probes.map(({ places }) => String(places[0]?.at(-1)));
  return {
    ...first,
    field: probes.map(({ field }) => field).join(', '),
    document: documentOf(way, names),
    places: probes.flatMap(({ places }) => places),
  };
}

async function callsOf(gateway: string, draft: ProbeDraft): Promise<Operation[]> {
  const answer = await fetch(new URL('/graphql/plan', gateway), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: draft.document, variables: draft.variables() }),
  });
  const plan: Json = await answer.json();
  if (!plan.calls) throw new Error(`can not be planned: ${JSON.stringify(plan)}`);
  const [place = []] = draft.places;
  const around = new Set(place.map((_, depth) => place.slice(0, depth + 1).join('.')));
  const calls: Operation[] = plan.calls
    .filter((call: Json) => around.has(call.place))
    .map(({ method, route }: Json) => operationNamed(`${method} /api${route}`));
  if (calls.length === 0) throw new Error('plans no call, so that nobody knows who may read it');
  return calls;
}

function operationNamed(name: string): Operation {
  const found = operations.find((operation) => nameOf(operation) === name);
  if (!found) throw new Error(`calls ${name}, which the contract does not know`);
  return found;
}
