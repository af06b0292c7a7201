// Plans a whole operation before it runs: the REST calls that it will make, and upper bounds for calls and records.
// Fields that make equal calls are counted once, as at execution.
import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { supportsBatchRead } from '../records/batch-lists.ts';
import { queryString, type RestService } from '../rest/client.ts';
import type { ComposedDomains } from '../schema/schema.ts';
import {
  type FieldArguments,
  type CallDeclaration,
  declaredCall,
  type BatchRead,
} from './calls.ts';
import {
  collectFields,
  selectedAt,
  isOnlyCounted,
  type SelectedField,
  planAt,
  type SelectionContext,
} from './selection.ts';
import { mergePlans, planOfParent, type RecordPlan } from './tree.ts';

export type Variables = Readonly<Record<string, unknown>>;

export interface OperationPlan {
  /** The estimate for these coerced variables. */
  readonly estimate: (variables: Variables, features: Features) => Estimate;
  readonly explain: (variables: Variables, features: Features) => readonly PlannedCall[];
}

/** The announced features of the server. */
type Features = RestService['features'];

/** Upper bounds of an operation's cost, when every list is full. */
export interface Estimate {
  /** REST calls. */
  readonly calls: number;
  /** Records. */
  readonly nodes: number;
  /** The fields that contribute most to each. */
  readonly mostExpensive: Readonly<Record<'calls' | 'nodes', ExpensiveField | null>>;
}

/** A field of the operation and its share of the cost. */
export interface ExpensiveField {
  /** `company.courses.nodes.lessons` */
  readonly field: string;
  readonly most: number;
}

export interface PlannedCall {
  /** Path of its records in the result, without list indexes: `company.courses`. */
  readonly place: string;
  readonly method: CallDeclaration['method'];
  /** `/companies/{companyId}/courses` */
  readonly route: string;
  /** The query string as far as it is known before execution: `only=id,name&per_page=20`. */
  readonly query: string;
  /** The largest number of such calls. */
  readonly times: number;
  readonly note?: string;
}

/**
 * Assumed length of a relation that is a list, since nothing limits it: about what a page shows of it.
 */
const related = 10;

/** Ids per call. */
const idsPerCall = 100;

/** Remembered estimates by page sizes and conditions; when there are more, all are forgotten. */
const maxOutcomes = 100;

export function planOperation(
  { schema, shapes, nodes }: ComposedDomains,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationPlan {
  const fragments = Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const walkThrough = (variableValues: Variables, features: Features): Walk => {
    const selecting: SelectionContext = {
      schema,
      fragments,
      variableValues: variableValues as never,
    };
    const walk: Walk = {
      domains: { schema, shapes, nodes },
      selecting,
      groups: new Map(),
      nodes: 0,
      features,
      together: new Map(),
    };
    const type = schema.getRootType(operation.operation);
    if (type) walkObject(walk, { type, nodes: [operation as never] }, '', 1, related);
    return walk;
  };
  const deciding = decidingVariables(document);
  const known = new Map<string, { estimate: Estimate } & Pick<Walk, 'together'>>();
  return {
    estimate: (variables, features) => {
      const outcome =
        deciding.length === 0 ? '' : JSON.stringify(deciding.map((n) => variables[n]));
      const before = known.get(outcome);
      if (before && holds(before.together, features)) return before.estimate;
      const walk = walkThrough(variables, features);
      const groups = [...walk.groups.values()];
      const estimate = {
        calls: groups.reduce((sum, { calls }) => sum + calls, 0),
        nodes: walk.nodes,
        mostExpensive: { calls: dearestOf(groups, 'calls'), nodes: dearestOf(groups, 'nodes') },
      };
      if (known.size >= maxOutcomes) known.clear();
      known.set(outcome, { estimate, together: walk.together });
      return estimate;
    },
    explain: (variables, features) =>
      [...walkThrough(variables, features).groups.values()].map(shown),
  };
}

function dearestOf(groups: readonly Group[], by: 'calls' | 'nodes'): ExpensiveField | null {
  const [first, ...others] = groups;
  if (!first) return null;
  const group = others.reduce((dear, other) => (other[by] > dear[by] ? other : dear), first);
  return { field: group.place, most: group[by] };
}

/** Whether the server still supports the batch reads that the estimate assumed. */
function holds(together: Walk['together'], features: Features): boolean {
  for (const [route, does] of together) {
    if (supportsBatchRead(features, route) !== does) return false;
  }
  return true;
}

/** Fields that make the same call below the same parent. */
interface Group {
  readonly place: string;
  readonly call: Pick<CallDeclaration, 'method' | 'route'>;
  readonly note?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
  plan: RecordPlan | null;
  readonly times: number;
  readonly calls: number;
  /** Number of records that the calls return. */
  readonly nodes: number;
}

interface Walk {
  readonly domains: Pick<ComposedDomains, 'schema' | 'shapes' | 'nodes'>;
  readonly selecting: SelectionContext;
  readonly groups: Map<string, Group>;
  nodes: number;
  readonly features: Features;
  /** By the route of a list below records: whether the server supports batch reads of it. */
  readonly together: Map<string, boolean>;
}

/**
 * `times` is the assumed number of such objects, `length` the assumed length of the next list below.
 */
function walkObject(
  walk: Walk,
  { type, nodes }: SelectedField,
  place: string,
  times: number,
  length: number,
) {
  if (!isObjectType(type)) {
    for (const possible of possibleTypes(walk, type)) {
      walkObject(walk, { type: possible, nodes }, place, times, length);
    }
    return;
  }
  for (const [key, fieldNodes] of collectFields(type, nodes, walk.selecting, responseKey)) {
    const field = type.getFields()[(fieldNodes[0] as FieldNode).name.value];
    if (!field) continue; // introspection
    const below = { type: getNamedType(field.type), nodes: fieldNodes };
    const call = declaredCall(field);
    const at = place === '' ? key : `${place}.${key}`;
    if (call?.counted !== undefined && isOnlyCounted(below, walk.selecting)) continue;
    if (call) walkCall(walk, call, field, below, { at, parent: place }, times);
    else if (isListType(getNullableType(field.type))) {
      walkObject(walk, below, at, times * length, related);
    } else walkObject(walk, below, at, times, length);
  }
}

function walkCall(
  walk: Walk,
  call: CallDeclaration,
  field: GraphQLField<unknown, unknown>,
  below: SelectedField,
  { at, parent }: { at: string; parent: string },
  times: number,
): void {
  const { selecting, domains } = walk;
  const args = argumentsOf(field, below, selecting);
  if (args === null) return;
  const typeName = call.typeName?.(args);
  const options = { at: call.records, ...(typeName !== undefined && { typeName }) };
  const shown = call.records.length > 0 ? planAt(below, selecting, domains.shapes, options) : null;
  const selects = (path: string) => selectedAt(below, path, selecting) !== null;
  const params = call.params?.(args, selects) ?? {};
  const calls = callsFor(walk, call, args, times);
  const within = calls.route === undefined ? call.within : calls.within;
  const plan = shown && wrapped(shown, within);
  const node = typeName === undefined ? undefined : domains.nodes.get(typeName);
  const identity = `${parent} ${field.name} ${JSON.stringify(args)}`;
  const size = Math.max(1, call.size(args));
  const group = walk.groups.get(identity);
  if (group && plan) group.plan = group.plan ? mergePlans(group.plan, plan) : plan;
  if (!group) {
    walk.groups.set(identity, {
      place: at,
      call: { ...call, route: calls.route ?? call.routeOf?.(args) ?? node?.route ?? call.route },
      note: notesOf(calls, call, selects),
      params: { ...params, ...calls.params },
      plan,
      times: calls.times,
      calls: calls.times * (call.calls ?? 1),
      nodes: times * size,
    });
  }
  const records = times * size;
  walk.nodes += records;
  if (plan) walkReferences(walk, plan, at, records);
  const narrowed = typeName === undefined ? undefined : selecting.schema.getType(typeName);
  walkObject(
    walk,
    { type: narrowed ?? below.type, nodes: below.nodes },
    at,
    isListType(getNullableType(field.type)) ? records : times,
    size,
  );
}

/** The plan of the outer record that embeds the records. */
const wrapped = (plan: RecordPlan, within?: string): RecordPlan =>
  (within?.split('.') ?? []).reduceRight((inner, name) => planOfParent(name, inner), plan);

interface CallsFor extends Partial<Pick<BatchRead, 'params' | 'route' | 'within'>> {
  readonly times: number;
  /** How many parents one call serves; undefined without batching. */
  readonly parents?: number;
}

/** The calls of a field for `times` parents. */
function callsFor(
  walk: Walk,
  call: CallDeclaration,
  args: FieldArguments,
  times: number,
): CallsFor {
  if (!call.batch || times === 1) return { times };
  const does = supportsBatchRead(walk.features, call.route);
  walk.together.set(call.route, does);
  if (!does) return { times, parents: 1 };
  const { most, ...together } = call.batch(args);
  return { times: Math.ceil(times / most), parents: most, ...together };
}

function notesOf(
  { parents }: CallsFor,
  { note }: CallDeclaration,
  selects: (path: string) => boolean,
): string | undefined {
  const own = typeof note === 'function' ? note(selects) : note;
  const notes = [parents === undefined ? undefined : together(parents), own];
  return notes.filter((one) => one !== undefined).join('; ') || undefined;
}

const together = (parents: number): string =>
  parents > 1
    ? `one call for up to ${parents} records`
    : 'one call for each record: the server does not announce each=';

function walkReferences(walk: Walk, plan: RecordPlan, place: string, records: number): void {
  for (const { key, collection, plan: referred } of plan.references) {
    const times = Math.ceil(records / idsPerCall);
    const at = `${place} → ${key}`;
    walk.groups.set(at, {
      place: at,
      call: {
        method: 'GET',
        route: collection(0).path.route,
      },
      note: `one call for ${idsPerCall} ids where the server supports ids=, else one call per id`,
      params: { ids: '…' },
      plan: referred,
      times,
      calls: times,
      nodes: records,
    });
    walk.nodes += records;
    walkReferences(walk, referred, at, records);
  }
  for (const { name, plan: nested } of plan.nested) {
    walkReferences(walk, nested, `${place}.${name}`, records * related);
  }
}

function shown({ place, call, note, params, plan, times }: Group): PlannedCall {
  const { method, route } = call;
  const query = queryString({ ...params, ...plan?.params } as never).slice(1);
  return { place, method, route, query, times, ...(note !== undefined && { note }) };
}

function possibleTypes({ domains: { schema } }: Walk, type: GraphQLNamedType) {
  return isAbstractType(type) ? schema.getPossibleTypes(type) : [];
}

const responseKey = (node: FieldNode) => node.alias?.value ?? node.name.value;

/** Null when the arguments are invalid; execution reports the error. */
function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  { nodes }: SelectedField,
  { variableValues }: SelectionContext,
): FieldArguments | null {
  try {
    return getArgumentValues(field, nodes[0] as FieldNode, variableValues);
  } catch {
    return null;
  }
}

/** The variables that determine page sizes and conditions. */
function decidingVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Argument({ name, value }) {
      if (value.kind === Kind.VARIABLE && sizes.has(name.value)) names.add(value.name.value);
    },
    Directive(directive) {
      for (const { value } of directive.arguments ?? []) {
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
    },
  });
  return [...names].sort();
}

const sizes = new Set(['first', 'last', 'id', 'ids']);
