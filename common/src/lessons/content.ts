// What a course consists of as one tree, and how it is put in another order: layers lie in each other, lessons in layers
// or at the top, and all have numbers in the order in which they are read.

/** A layer or a lesson; their ids are counted apart. */
export interface Entry {
  kind: 'layer' | 'lesson';
  id: number;
}

export interface PlacedEntry extends Entry {
  /** The layer that it lies in; null at the top. */
  layerId: number | null;
  /** Its place among all: those that are read before have smaller ones. */
  sort: number;
}

/** Where entries go: right behind one that lies there, or to the beginning. */
export interface ContentPlace {
  /** The layer that they lie in from then on; null at the top. */
  layerId: number | null;
  behind: Entry | null;
}

export type MoveProblem =
  /** An entry, the layer or what they go behind is not there. */
  | 'missing'
  /** A layer would lie in itself. */
  | 'in itself'
  | 'too deep';

/** How many layers lie in each other. */
export const deepestLayer = 3;

export const keyOfEntry = ({ kind, id }: Entry): string => `${kind} ${id}`;

/** The entries of every layer in their order, and those at the top under null. */
function withinLayers(entries: readonly PlacedEntry[]): Map<number | null, PlacedEntry[]> {
  const layers = new Set(entries.flatMap(({ kind, id }) => (kind === 'layer' ? [id] : [])));
  const sorted = entries.toSorted(
    (one, other) => one.sort - other.sort || keyOfEntry(one).localeCompare(keyOfEntry(other)),
  );
  // What lies in a layer that is not there (its reader may not know it) stands at the top.
  return Map.groupBy(sorted, ({ layerId }) =>
    layerId !== null && layers.has(layerId) ? layerId : null,
  );
}

export interface EntryInOrder<Each extends PlacedEntry = PlacedEntry> {
  entry: Each;
  /** 0 at the top. */
  depth: number;
}

/** From top to bottom: a layer, and then what lies in it. */
export function inReadingOrder<Each extends PlacedEntry>(
  entries: readonly Each[],
): EntryInOrder<Each>[] {
  const within = withinLayers(entries) as Map<number | null, Each[]>;
  const from = (layerId: number | null, depth: number): EntryInOrder<Each>[] =>
    (within.get(layerId) ?? []).flatMap((entry) => [
      { entry, depth },
      ...(entry.kind === 'layer' ? from(entry.id, depth + 1) : []),
    ]);
  return from(null, 0);
}

/**
 * Moves entries, which keep their order; what lies in a layer that moves goes along. Gives those whose place or number is
 * another one then.
 */
export function movedEntries(
  entries: readonly PlacedEntry[],
  moving: readonly Entry[],
  { layerId, behind }: ContentPlace,
): PlacedEntry[] | MoveProblem {
  const known = new Map(entries.map((entry) => [keyOfEntry(entry), entry]));
  const needed = [...moving, ...(layerId === null ? [] : [layerOf(layerId)])];
  if (needed.some((entry) => !known.has(keyOfEntry(entry)))) return 'missing';
  const asked = new Set(moving.map(keyOfEntry));
  const above = aboveIn(known);
  const goesAlong = (entry: PlacedEntry) =>
    above(entry).some((each) => asked.has(keyOfEntry(each)));
  if (layerId !== null) {
    const target = known.get(keyOfEntry(layerOf(layerId)))!;
    if ([target, ...above(target)].some((each) => asked.has(keyOfEntry(each)))) return 'in itself';
  }
  const going = inReadingOrder(entries)
    .map(({ entry }) => entry)
    .filter((entry) => asked.has(keyOfEntry(entry)) && !goesAlong(entry));
  const gone = new Set(going.map(keyOfEntry));

  const within = withinLayers(entries);
  const there = within.get(layerId) ?? [];
  const place = behind === null ? 0 : placeBehind(there, behind, gone);
  if (place === null) return 'missing';
  for (const [layer, some] of within) {
    within.set(
      layer,
      some.filter((entry) => !gone.has(keyOfEntry(entry))),
    );
  }
  const settled = going.map((entry) => ({ ...entry, layerId }));
  within.set(layerId, (within.get(layerId) ?? []).toSpliced(place, 0, ...settled));

  const now = numbered(
    [...within.values()].flatMap((some) => some.map((entry, index) => ({ ...entry, sort: index }))),
  );
  return now === 'too deep' ? now : changedEntries(entries, now);
}

/** All from top to bottom, with numbers from 1 on. */
export function numbered<Each extends PlacedEntry>(entries: readonly Each[]): Each[] | 'too deep' {
  const all = inReadingOrder(entries);
  if (all.some(({ entry, depth }) => entry.kind === 'layer' && depth >= deepestLayer)) {
    return 'too deep';
  }
  return all.map(({ entry }, index) => ({ ...entry, sort: index + 1 }));
}

/** Those whose place or number is another one than before. */
export function changedEntries<Each extends PlacedEntry>(
  before: readonly PlacedEntry[],
  now: readonly Each[],
): Each[] {
  const known = new Map(before.map((entry) => [keyOfEntry(entry), entry]));
  return now.filter((entry) => {
    const was = known.get(keyOfEntry(entry));
    return was?.sort !== entry.sort || was.layerId !== entry.layerId;
  });
}

const layerOf = (id: number): Entry => ({ kind: 'layer', id });

/** The layers that an entry lies in, the nearest first. */
const aboveIn =
  (known: ReadonlyMap<string, PlacedEntry>) =>
  ({ layerId }: PlacedEntry): PlacedEntry[] => {
    const way: PlacedEntry[] = [];
    for (let at = layerId; at !== null;) {
      const layer = known.get(keyOfEntry(layerOf(at)));
      if (layer === undefined || way.includes(layer)) break;
      way.push(layer);
      at = layer.layerId;
    }
    return way;
  };

/** How many entries stand before the place, of those that do not move; null where `behind` does not lie there. */
function placeBehind(
  there: readonly PlacedEntry[],
  behind: Entry,
  gone: ReadonlySet<string>,
): number | null {
  const index = there.findIndex((entry) => keyOfEntry(entry) === keyOfEntry(behind));
  if (index < 0) return null;
  return there.slice(0, index + 1).filter((entry) => !gone.has(keyOfEntry(entry))).length;
}
