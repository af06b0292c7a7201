// The plan of a record: the tree of selected columns, counts, sums, relations and references, and the REST parameters
// that request it. Plans are reused and compared by identity, so that merging two is a map lookup.
import { countName, type Reference, referenceName, sumName } from './needs.ts';

/** The parameters that make REST return exactly what is selected. */
export interface RecordPlan {
  readonly params: {
    readonly only: string;
    readonly with?: string;
    readonly withCount?: string;
    readonly withSums?: string;
  };
  /** The properties of the record besides its id: columns, counts, sums, relations. */
  readonly names: readonly string[];
  /** The plans of its relations. */
  readonly below: readonly { readonly name: string; readonly plan: RecordPlan }[];
  /** Whether only the id is selected. */
  readonly idOnly: boolean;
  /** Records read afterwards by ids in the rows; empty for most plans. */
  readonly references: readonly ReferencePlan[];
  /** Relations with references at any depth. */
  readonly nested: readonly { readonly name: string; readonly plan: RecordPlan }[];
  /** The plan without references: what one call returns. */
  readonly withoutReferences: RecordPlan;
  readonly tree: Tree;
}

export interface ReferencePlan {
  readonly key: string;
  /** The property of the row that stores the record. */
  readonly name: string;
  readonly collection: Reference['collection'];
  readonly plan: RecordPlan;
}

export interface Tree {
  readonly columns: Set<string>;
  readonly counts: Set<string>;
  /** `payments:price` */
  readonly sums: Set<string>;
  readonly relations: Map<string, Branch>;
  readonly references: Map<
    string,
    { readonly collection: Reference['collection']; readonly tree: Tree }
  >;
}

interface Branch {
  /** All columns, regardless of the selection. */
  readonly whole: boolean;
  readonly tree: Tree;
}

export const emptyTree = (): Tree => ({
  columns: new Set(),
  counts: new Set(),
  sums: new Set(),
  relations: new Map(),
  references: new Map(),
});

export function toPlan(tree: Tree): RecordPlan {
  const only = picked(tree);
  const relations = relationPaths(tree).join(';');
  const counts = [...tree.counts].sort().join(';');
  const sums = [...tree.sums].sort().join(';');
  const references = [...tree.references].map(([key, branch]) => ({
    key,
    name: referenceName(key),
    collection: branch.collection,
    plan: toPlan(branch.tree),
  }));
  const below = [...tree.relations].map(([name, branch]) => ({ name, plan: toPlan(branch.tree) }));
  const nested = below.filter(({ plan }) => plan.references.length > 0 || plan.nested.length > 0);
  const plan: Omit<RecordPlan, 'withoutReferences'> = {
    params: {
      only,
      ...(relations && { with: relations }),
      ...(counts && { withCount: counts }),
      ...(sums && { withSums: sums }),
    },
    names: [
      ...[...tree.columns].filter((column) => column !== 'id'),
      ...[...tree.counts].map(countName),
      ...[...tree.sums].map(sumName),
      ...tree.relations.keys(),
    ],
    below,
    idOnly: only === 'id' && !relations && !counts && !sums,
    references,
    nested,
    tree,
  };
  const refers = references.length > 0 || nested.length > 0;
  return Object.assign(plan, {
    withoutReferences: refers ? toPlan(withoutReferences(tree)) : (plan as RecordPlan),
  });
}

function withoutReferences(tree: Tree): Tree {
  const bare = ([name, { whole, tree: below }]: [string, Branch]): [string, Branch] => [
    name,
    { whole, tree: withoutReferences(below) },
  ];
  return { ...tree, relations: new Map([...tree.relations].map(bare)), references: new Map() };
}

/** A plan outside of a selection: the id and these complete relations. */
export function planOfRelations(...names: string[]): RecordPlan {
  const tree = emptyTree();
  for (const name of names) addRelation(tree, name.split('.'));
  return toPlan(tree);
}

/**
 * The plan of a record of which only one relation is selected, whose records have the given plan.
 */
export function planOfParent(name: string, plan: RecordPlan): RecordPlan {
  const known = plansWithin.get(plan)?.get(name);
  if (known) return known;
  const relations = new Map([[name, { whole: false, tree: plan.tree }]]);
  const within = toPlan({ ...emptyTree(), relations });
  plansWithin.set(plan, new Map(plansWithin.get(plan)).set(name, within));
  return within;
}

const plansWithin = new WeakMap<RecordPlan, Map<string, RecordPlan>>();

/** Nested relations too: `company_files.poster`. */
function addRelation(tree: Tree, [name = '', ...below]: readonly string[]): void {
  const branch = tree.relations.get(name) ?? { whole: true, tree: emptyTree() };
  tree.relations.set(name, branch);
  if (below.length > 0) addRelation(branch.tree, below);
}

/** Only the id. */
export const idOnly: RecordPlan = toPlan(emptyTree());

/** The id and one column. */
export function columnPlan(column: string): RecordPlan {
  let plan = columnPlans.get(column);
  if (!plan) {
    plan = toPlan({ ...emptyTree(), columns: new Set([column]) });
    columnPlans.set(column, plan);
  }
  return plan;
}

const columnPlans = new Map<string, RecordPlan>();

/** The union of two plans. */
export const mergePlans = pairwise(
  (one) => one,
  (one, other): RecordPlan => {
    if (covers(one, other)) return one;
    if (covers(other, one)) return other;
    return toPlan(mergeTrees(one.tree, other.tree));
  },
);

/** Whether rows read by the first plan contain everything of the second. */
export const covers = pairwise(
  () => true,
  (one, other) => treeCovers(one.tree, other.tree),
);

/**
 * What the second plan has and rows read by the first lack. An incomplete relation is requested again as a whole.
 */
export const planDifference = pairwise(
  () => idOnly,
  (one, other): RecordPlan => {
    const has = one.tree;
    const wants = other.tree;
    return toPlan({
      columns: minus(wants.columns, has.columns),
      counts: minus(wants.counts, has.counts),
      sums: minus(wants.sums, has.sums),
      // Includes what was read before, since the new relation replaces the old one.
      relations: new Map(
        [...wants.relations]
          .filter(([name, branch]) => !branchCovers(has.relations.get(name), branch))
          .map(([name, branch]) => [name, mergeBranches(has.relations.get(name), branch)]),
      ),
      references: new Map(
        [...wants.references].filter(([key, { tree }]) => {
          const known = has.references.get(key);
          return !known || !treeCovers(known.tree, tree);
        }),
      ),
    });
  },
);

function treeCovers(has: Tree, wants: Tree): boolean {
  return (
    wants.columns.isSubsetOf(has.columns) &&
    wants.counts.isSubsetOf(has.counts) &&
    wants.sums.isSubsetOf(has.sums) &&
    [...wants.relations].every(([name, branch]) => branchCovers(has.relations.get(name), branch)) &&
    [...wants.references].every(([key, { tree }]) => {
      const known = has.references.get(key);
      return known !== undefined && treeCovers(known.tree, tree);
    })
  );
}

function branchCovers(has: Branch | undefined, wants: Branch): boolean {
  if (!has) return false;
  if (!has.whole) return !wants.whole && treeCovers(has.tree, wants.tree);
  return treeCovers({ ...has.tree, columns: wants.tree.columns }, wants.tree);
}

function mergeTrees(one: Tree, other: Tree): Tree {
  const relations = new Map(one.relations);
  for (const [name, branch] of other.relations) {
    relations.set(name, mergeBranches(relations.get(name), branch));
  }
  const references = new Map(one.references);
  for (const [key, branch] of other.references) {
    const known = references.get(key);
    references.set(key, known ? { ...branch, tree: mergeTrees(known.tree, branch.tree) } : branch);
  }
  return {
    columns: one.columns.union(other.columns),
    counts: one.counts.union(other.counts),
    sums: one.sums.union(other.sums),
    relations,
    references,
  };
}

function mergeBranches(one: Branch | undefined, other: Branch): Branch {
  if (!one) return other;
  return { whole: one.whole || other.whole, tree: mergeTrees(one.tree, other.tree) };
}

const minus = (wanted: Set<string>, known: Set<string>) => wanted.difference(known);

/**
 * `format:id,name` for each relation and `categories.parent:id,title` for those below it, parents first.
 */
function relationPaths(tree: Tree, prefix = ''): string[] {
  const paths: string[] = [];
  for (const name of [...tree.relations.keys()].sort()) {
    const { whole, tree: child } = tree.relations.get(name) as Branch;
    paths.push(whole ? `${prefix}${name}` : `${prefix}${name}:${picked(child)}`);
    paths.push(...relationPaths(child, `${prefix}${name}.`));
  }
  return paths;
}

/** The id is always included and comes first. */
function picked({ columns }: Tree): string {
  return ['id', ...[...columns].filter((column) => column !== 'id').sort()].join(',');
}

/**
 * Memoizes by pairs of plans as long as both are alive. Most pairs are one plan twice and need no computation.
 */
function pairwise<T>(
  forSame: (one: RecordPlan) => T,
  compute: (one: RecordPlan, other: RecordPlan) => T,
) {
  const known = new WeakMap<RecordPlan, WeakMap<RecordPlan, T>>();
  return (one: RecordPlan, other: RecordPlan): T => {
    if (one === other) return forSame(one);
    let ofOne = known.get(one);
    if (!ofOne) known.set(one, (ofOne = new WeakMap()));
    if (!ofOne.has(other)) ofOne.set(other, compute(one, other));
    return ofOne.get(other) as T;
  };
}
