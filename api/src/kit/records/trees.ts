// Validates trees of records: detects cycles and excessive depth.

export interface InTree {
  id: number;
  /** Null for a root. */
  parent_id: number | null;
}

/** A cycle, from a record down to itself; or 'too deep'. */
export type TreeProblem<Each> = { circle: Each[] } | 'too deep';

/** The first problem of a tree. Null if it is valid. */
export function findTreeProblem<Each extends InTree>(
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

/** The cycle in a path upwards that reached one of its own records, from that record down. */
const circleIn = <Each>(way: readonly Each[], again: Each): Each[] =>
  [...way.slice(way.indexOf(again)), again].toReversed();
