// Translates a GraphQL selection to REST parameters: `only`, `with`, `withCount` and `withSums`. Plans are cached by
// the identity of the field's nodes, so they are computed once per compiled operation and not per request.
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
  type SelectionSetNode,
} from 'graphql';
import { declaredCall } from './calls.ts';
import { needOf, type Shapes } from './needs.ts';
import { emptyTree, type RecordPlan, toPlan, type Tree } from './tree.ts';

/** The parts of an operation that determine what is selected. */
export type SelectionContext = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'variableValues'>;

/** A field in an operation, with the nodes of all its occurrences merged. */
export interface SelectedField {
  readonly type: GraphQLNamedType;
  readonly nodes: readonly FieldNode[];
}

export interface PlanOptions {
  /** Dotted paths below the field to the planned records, merged (`edges.node`, `nodes`). */
  readonly at?: readonly string[];
  /** The object type to plan for, where the field returns an interface. */
  readonly typeName?: string;
}

/** Plans the record of the current field, or the records below it; null when none is selected. */
export function planRecord(
  info: GraphQLResolveInfo,
  shapes: Shapes,
  options: PlanOptions = {},
): RecordPlan | null {
  const { at = whole, typeName = '' } = options;
  return cached(info, `record ${at.join(' ')} ${typeName}`, () =>
    planAt({ type: getNamedType(info.returnType), nodes: info.fieldNodes }, info, shapes, options),
  );
}

/** The same outside of an execution. */
export function planAt(
  place: SelectedField,
  selecting: SelectionContext,
  shapes: Shapes,
  { at = whole, typeName }: PlanOptions = {},
): RecordPlan | null {
  const tree = emptyTree();
  let selected = false;
  for (const path of at) {
    const found = selectedAt(place, path, selecting);
    if (!found) continue;
    selected = true;
    const type = typeName ? selecting.schema.getType(typeName) : found.type;
    if (isObjectType(type)) grow(tree, type, found.nodes, selecting, shapes);
  }
  return selected ? toPlan(tree) : null;
}

const whole = [''];

/** Whether the dotted path below the current field is selected. */
export function isSelected(info: GraphQLResolveInfo, path: string): boolean {
  return cached(info, `selected ${path}`, () => {
    const place = { type: getNamedType(info.returnType), nodes: info.fieldNodes };
    return selectedAt(place, path, info) !== null;
  });
}

function grow(
  tree: Tree,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  selecting: SelectionContext,
  shapes: Shapes,
): void {
  for (const [name, children] of collectFields(type, nodes, selecting)) {
    const field = type.getFields()[name];
    if (!field) continue; // __typename
    const childType = getNamedType(field.type);
    const call = declaredCall(field);
    if (call) {
      for (const column of call.needs ?? []) tree.columns.add(column);
      const counted = call.counted;
      if (counted && isOnlyCounted({ type: childType, nodes: children }, selecting)) {
        tree.counts.add(counted);
      }
      continue;
    }
    const need = needOf(shapes, type.name, name);
    switch (need.kind) {
      case 'columns':
        for (const column of need.names) tree.columns.add(column);
        break;
      case 'count':
        tree.counts.add(need.name);
        break;
      case 'sum':
        tree.sums.add(`${need.name}:${need.column}`);
        break;
      case 'inline':
        if (isObjectType(childType)) grow(tree, childType, children, selecting, shapes);
        break;
      case 'relation': {
        const { name: relation, whole, complete, choice } = need;
        const branch = tree.relations.get(relation) ?? { whole, tree: emptyTree() };
        tree.relations.set(relation, branch);
        if (choice) branch.tree.columns.add(choice.column);
        if (!complete && isObjectType(childType))
          grow(branch.tree, childType, children, selecting, shapes);
        break;
      }
      case 'reference': {
        const { key, collection } = need;
        tree.columns.add(key);
        const branch = tree.references.get(key) ?? { collection, tree: emptyTree() };
        tree.references.set(key, branch);
        if (isObjectType(childType)) grow(branch.tree, childType, children, selecting, shapes);
        break;
      }
    }
  }
}

/** Whether only the count of a connection is selected, without any condition. */
export function isOnlyCounted(
  { type, nodes }: SelectedField,
  selecting: SelectionContext,
): boolean {
  if (!isObjectType(type) || nodes.some(({ arguments: given }) => given?.length)) return false;
  const selected = [...collectFields(type, nodes, selecting).keys()];
  return selected.every((name) => name === 'totalCount' || name === '__typename');
}

/** Follows a dotted path of field names; null when it is not selected. */
export function selectedAt(
  from: SelectedField,
  path: string,
  selecting: SelectionContext,
): SelectedField | null {
  let place = from;
  for (const name of path === '' ? [] : path.split('.')) {
    if (!isObjectType(place.type)) return null;
    const nodes = collectFields(place.type, place.nodes, selecting).get(name);
    const field = place.type.getFields()[name];
    if (!nodes || !field) return null;
    place = { type: getNamedType(field.type), nodes };
  }
  return place;
}

/**
 * The fields selected below some nodes, by field name instead of alias, through all applicable fragments.
 */
export function collectFields(
  type: GraphQLObjectType,
  nodes: readonly { readonly selectionSet?: SelectionSetNode | undefined }[],
  selecting: SelectionContext,
  keyOf: (node: FieldNode) => string = nameOf,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<FragmentDefinitionNode>();
  const walk = (selectionSet: SelectionSetNode): void => {
    for (const selection of selectionSet.selections) {
      if (!isIncluded(selection, selecting)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = keyOf(selection);
        const known = fields.get(key);
        if (known) known.push(selection);
        else fields.set(key, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value;
        if (applies(condition, type, selecting)) walk(selection.selectionSet);
      } else {
        const fragment = selecting.fragments[selection.name.value];
        if (!fragment || seen.has(fragment)) continue;
        seen.add(fragment);
        const condition = fragment.typeCondition.name.value;
        if (applies(condition, type, selecting)) walk(fragment.selectionSet);
      }
    }
  };
  for (const node of nodes) if (node.selectionSet) walk(node.selectionSet);
  return fields;
}

const nameOf = (node: FieldNode) => node.name.value;

function applies(
  condition: string | undefined,
  type: GraphQLObjectType,
  { schema }: SelectionContext,
) {
  if (condition === undefined || condition === type.name) return true;
  const named = schema.getType(condition);
  return isAbstractType(named) && schema.isSubType(named, type);
}

function isIncluded(
  node: SelectionSetNode['selections'][number],
  { variableValues }: SelectionContext,
) {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}

const plansOfField = new WeakMap<readonly FieldNode[], Map<string, unknown>>();

/**
 * Computes once per field of an operation; a compiled operation has separate nodes for each outcome of its conditions.
 */
function cached<T>({ fieldNodes }: GraphQLResolveInfo, what: string, compute: () => T): T {
  let plans = plansOfField.get(fieldNodes);
  if (!plans) plansOfField.set(fieldNodes, (plans = new Map()));
  if (!plans.has(what)) plans.set(what, compute());
  return plans.get(what) as T;
}
