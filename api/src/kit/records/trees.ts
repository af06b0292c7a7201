// Records in a tree, each with the id of the one that it lies in: whether they can lie so.

export interface InTree {
  id: number;
  /** Null at the top. */
  parent_id: number | null;
}

/** Records that lie in each other, from one down to itself again; or that some lie deeper than so many levels. */
export type TreeProblem<Each> = { circle: Each[] } | 'too deep';

/** Null where nothing is wrong with the whole tree. */
export function problemOfTree<Each extends InTree>(
  all: readonly Each[],
  levels: number,
): TreeProblem<Each> | null {
  const byId = new Map(all.map((each) => [each.id, each]));
  let isTooDeep = false;
  for (const each of all) {
    const way = new Set([each]);
    for (let at = above(byId, each); at !== undefined; at = above(byId, at)) {
      if (way.has(at)) return { circle: circleIn([...way], at) };
      way.add(at);
    }
    isTooDeep ||= way.size > levels;
  }
  return isTooDeep ? 'too deep' : null;
}

const above = <Each extends InTree>(byId: ReadonlyMap<number, Each>, { parent_id }: Each) =>
  parent_id === null ? undefined : byId.get(parent_id);

/** Of a way upwards that has come to one of its own again: from that one down to it. */
const circleIn = <Each>(way: readonly Each[], again: Each): Each[] =>
  [...way.slice(way.indexOf(again)), again].toReversed();
