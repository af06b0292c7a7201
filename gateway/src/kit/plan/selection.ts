// What a GraphQL selection needs from REST: columns become `only`, relations `with`, counts `withCount`.
// Domains declare this per type and field; here a declaration and a selection become the parameters of one call,
// once per operation and place (and per outcome of its @include and @skip), not once per request.
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { snakeCase } from '../names.ts';

/** What one field reads. A field without a declaration reads the column of its own name in snake_case. */
export type Need =
  | { readonly kind: 'columns'; readonly names: readonly string[] }
  | { readonly kind: 'relation'; readonly name: string; readonly whole: boolean }
  | { readonly kind: 'count'; readonly name: string }
  | { readonly kind: 'inline' }
  | { readonly kind: 'nothing' };

/** What the fields of one GraphQL type read from its REST record. */
export type Shape = Readonly<Record<string, Need>>;
/** The shapes of all types, by type name. */
export type Shapes = ReadonlyMap<string, Shape>;

/** Columns of the record itself. */
export const columns = (...names: string[]): Need => ({ kind: 'columns', names });
/** A record or records that come with `with=name`, with only the columns that are selected. */
export const relation = (name: string): Need => ({ kind: 'relation', name, whole: false });
/** The same for a relation whose columns cannot be picked, because the server computes them. */
export const wholeRelation = (name: string): Need => ({ kind: 'relation', name, whole: true });
/** How many records a relation has, by `withCount=name`; it is read from `name_count`. */
export const count = (name: string): Need => ({ kind: 'count', name });
/** An object of the GraphQL schema that is no record of its own: its fields are read from this same record. */
export const inline: Need = { kind: 'inline' };
/** A field with a resolver that makes its own calls and needs no more than the record's id. */
export const nothing: Need = { kind: 'nothing' };

/** The parameters that make a REST call answer with what is selected, and no more. */
export interface RecordPlan {
  readonly params: { readonly only: string; readonly with?: string; readonly withCount?: string };
  /** Whether the parent's answer to a write, which carries all columns and nothing else, is enough. */
  readonly columnsOnly: boolean;
  /** Whether nothing but the id is selected. */
  readonly idOnly: boolean;
  /** Equal plans have equal keys. */
  readonly key: string;
}

/**
 * Plans the record that the current field returns, or those at the dotted paths under it (`edges.node`), merged.
 * `typeName` says which object type is meant where the field returns an interface.
 */
export function planRecord(
  info: GraphQLResolveInfo,
  shapes: Shapes,
  { at = [''], typeName }: { at?: readonly string[]; typeName?: string } = {},
): RecordPlan | null {
  return cached(info, `record ${at.join(' ')} ${typeName ?? ''}`, () => {
    const tree = emptyTree();
    let selected = false;
    for (const path of at) {
      const place = descend(info, path);
      if (!place) continue;
      selected = true;
      const type = typeName ? info.schema.getType(typeName) : place.type;
      if (isObjectType(type)) grow(tree, type, place.nodes, info, shapes);
    }
    return selected ? toPlan(tree) : null;
  });
}

/** A plan by hand: a record's id and these relations, whole. */
export function planOfRelations(...names: string[]): RecordPlan {
  const tree = emptyTree();
  for (const name of names) tree.relations.set(name, { whole: true, tree: emptyTree() });
  return toPlan(tree);
}

/** Whether the client asked for what stands at this dotted path under the current field. */
export function isSelected(info: GraphQLResolveInfo, path: string): boolean {
  return cached(info, `selected ${path}`, () => descend(info, path) !== null);
}

interface Tree {
  readonly columns: Set<string>;
  readonly counts: Set<string>;
  readonly relations: Map<string, Branch>;
}

interface Branch {
  readonly whole: boolean;
  readonly tree: Tree;
}

interface Place {
  readonly type: GraphQLNamedType;
  readonly nodes: readonly FieldNode[];
}

const emptyTree = (): Tree => ({ columns: new Set(), counts: new Set(), relations: new Map() });

function grow(
  tree: Tree,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  info: GraphQLResolveInfo,
  shapes: Shapes,
): void {
  for (const [name, children] of collectFields(type, nodes, info)) {
    const field = type.getFields()[name];
    if (!field) continue; // __typename
    const childType = getNamedType(field.type);
    const need = needOf(shapes, type.name, name);
    if (need.kind === 'columns') need.names.forEach((column) => tree.columns.add(column));
    if (need.kind === 'count') tree.counts.add(need.name);
    if (need.kind === 'inline' && isObjectType(childType)) {
      grow(tree, childType, children, info, shapes);
    }
    if (need.kind === 'relation' && isObjectType(childType)) {
      const known = tree.relations.get(need.name) ?? { whole: need.whole, tree: emptyTree() };
      tree.relations.set(need.name, known);
      grow(known.tree, childType, children, info, shapes);
    }
  }
}

/** What a field reads: as declared, else the column of the same name (`databaseId` is the REST `id`). */
export function needOf(shapes: Shapes, typeName: string, fieldName: string): Need {
  const declared = shapes.get(typeName)?.[fieldName];
  return declared ?? columns(fieldName === 'databaseId' ? 'id' : snakeCase(fieldName));
}

function toPlan(tree: Tree): RecordPlan {
  const only = picked(tree);
  const relations = relationPaths(tree).join(';');
  const counts = [...tree.counts].sort().join(';');
  return {
    params: {
      only,
      ...(relations && { with: relations }),
      ...(counts && { withCount: counts }),
    },
    columnsOnly: !relations && !counts,
    idOnly: only === 'id' && !relations && !counts,
    key: `${only}|${relations}|${counts}`,
  };
}

/** `format:id,name` for each relation and `categories.parent:id,title` for those under it, parents first. */
function relationPaths(tree: Tree, prefix = ''): string[] {
  const paths: string[] = [];
  for (const name of [...tree.relations.keys()].sort()) {
    const { whole, tree: child } = tree.relations.get(name) as Branch;
    paths.push(whole ? `${prefix}${name}` : `${prefix}${name}:${picked(child)}`);
    paths.push(...relationPaths(child, `${prefix}${name}.`));
  }
  return paths;
}

/** The id comes first and always. */
const picked = ({ columns: chosen }: Tree) =>
  ['id', ...[...chosen].filter((column) => column !== 'id').sort()].join(',');

/** Follows a dotted path of field names down from the current field; null when it is not selected. */
function descend(info: GraphQLResolveInfo, path: string): Place | null {
  let place: Place = { type: getNamedType(info.returnType), nodes: info.fieldNodes };
  for (const name of path === '' ? [] : path.split('.')) {
    if (!isObjectType(place.type)) return null;
    const nodes = collectFields(place.type, place.nodes, info).get(name);
    const field = place.type.getFields()[name];
    if (!nodes || !field) return null;
    place = { type: getNamedType(field.type), nodes };
  }
  return place;
}

/** The fields selected under some nodes, by field name whatever their aliases, through all fragments that apply. */
function collectFields(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  info: GraphQLResolveInfo,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<FragmentDefinitionNode>();
  const walk = (selectionSet: SelectionSetNode): void => {
    for (const selection of selectionSet.selections) {
      if (!isIncluded(selection, info)) continue;
      if (selection.kind === Kind.FIELD) {
        const known = fields.get(selection.name.value);
        if (known) known.push(selection);
        else fields.set(selection.name.value, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (applies(selection.typeCondition?.name.value, type, info)) walk(selection.selectionSet);
      } else {
        const fragment = info.fragments[selection.name.value];
        if (!fragment || seen.has(fragment)) continue;
        seen.add(fragment);
        if (applies(fragment.typeCondition.name.value, type, info)) walk(fragment.selectionSet);
      }
    }
  };
  for (const node of nodes) if (node.selectionSet) walk(node.selectionSet);
  return fields;
}

function applies(condition: string | undefined, type: GraphQLObjectType, info: GraphQLResolveInfo) {
  if (condition === undefined || condition === type.name) return true;
  const named = info.schema.getType(condition);
  return isAbstractType(named) && info.schema.isSubType(named, type);
}

function isIncluded(node: SelectionSetNode['selections'][number], info: GraphQLResolveInfo) {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, info.variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}

interface OperationPlans {
  /** The variables that decide about @include and @skip anywhere in the document. */
  readonly conditions: readonly string[];
  readonly values: Map<string, unknown>;
}

// Twenty conditions have a million outcomes; a client that tries them all must not fill the memory.
const MAX_PLANS_PER_OPERATION = 1000;

const plansOfOperation = new WeakMap<OperationDefinitionNode, OperationPlans>();

/** Computes once per operation, outcome of its conditions, and place in it. */
function cached<T>(info: GraphQLResolveInfo, what: string, compute: () => T): T {
  let plans = plansOfOperation.get(info.operation);
  if (!plans) {
    plans = { conditions: conditionVariables(info), values: new Map() };
    plansOfOperation.set(info.operation, plans);
  }
  const outcome = plans.conditions.map((name) => (info.variableValues[name] ? 1 : 0)).join('');
  const key = `${placeOf(info.path)} ${info.parentType.name} ${outcome} ${what}`;
  if (!plans.values.has(key)) {
    if (plans.values.size >= MAX_PLANS_PER_OPERATION) plans.values.clear();
    plans.values.set(key, compute());
  }
  return plans.values.get(key) as T;
}

/** The response path without list positions: it says which field nodes were merged into the current field. */
function placeOf(path: GraphQLResolveInfo['path'] | undefined): string {
  if (!path) return '';
  const parent = placeOf(path.prev);
  return typeof path.key === 'number' ? parent : `${parent}/${path.key}`;
}

function conditionVariables({ operation, fragments }: GraphQLResolveInfo): string[] {
  const names = new Set<string>();
  for (const root of [operation, ...Object.values(fragments)]) {
    visit(root, {
      Directive(directive) {
        if (directive.name.value !== 'include' && directive.name.value !== 'skip') return;
        for (const { value } of directive.arguments ?? []) {
          if (value.kind === Kind.VARIABLE) names.add(value.name.value);
        }
      },
    });
  }
  return [...names].sort();
}
