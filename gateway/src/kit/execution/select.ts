// Collects the selected fields of an object as the GraphQL specification says (CollectFields), for known outcomes of
// @include and @skip.
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** By response name. */
export type Selected = ReadonlyMap<string, readonly FieldNode[]>;

export interface SelectionScope {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Values of the variables that @include and @skip depend on. */
  readonly conditions: Readonly<Record<string, unknown>>;
}

export function selectFields(
  { schema, fragments, conditions }: SelectionScope,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): Selected {
  const selected = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const applies = (condition: NamedTypeNode | undefined): boolean => {
    if (condition === undefined || condition.name.value === type.name) return true;
    const named = schema.getType(condition.name.value);
    return isAbstractType(named) && schema.isSubType(named, type);
  };
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (!isIncluded(selection, conditions)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const known = selected.get(key);
        if (known) known.push(selection);
        else selected.set(key, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (applies(selection.typeCondition)) collect(selection.selectionSet);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments[selection.name.value];
        if (fragment && applies(fragment.typeCondition)) collect(fragment.selectionSet);
      }
    }
  };
  selectionSets.forEach(collect);
  return selected;
}

function isIncluded(node: SelectionNode, conditions: SelectionScope['conditions']): boolean {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, conditions);
  if (skip?.['if'] === true) return false;
  const include = getDirectiveValues(GraphQLIncludeDirective, node, conditions);
  return include?.['if'] !== false;
}
