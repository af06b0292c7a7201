// The content of a course as a tree, and moving its entries: layers may be nested, lessons are in layers or at the top,
// and `sort` numbers all entries in reading order.

/** A layer or a lesson, whose ids are separate. */
export interface Entry {
  kind: 'layer' | 'lesson';
  id: number;
}

export interface PlacedEntry extends Entry {
  /** The layer that contains it; null at the top. */
  layerId: number | null;
  /** Increases in reading order over the whole course. */
  sort: number;
}

/** The destination of moved entries: directly after a sibling, or the beginning. */
export interface ContentDestination {
  /** The layer that will contain them; null at the top. */
  layerId: number | null;
  behind: Entry | null;
}

export type MoveProblem =
  /** An entry, the layer or the sibling does not exist. */
  | 'missing'
  /** A layer would contain itself. */
  | 'in itself'
  | 'too deep';

/** The maximum depth of nested layers. */
export const deepestLayer = 3;

export const keyOfEntry = ({ kind, id }: Entry): string => `${kind} ${id}`;

/** The sorted entries of each layer, with those at the top under null. */
function withinLayers(entries: readonly PlacedEntry[]): Map<number | null, PlacedEntry[]> {
  const layers = new Set(entries.flatMap(({ kind, id }) => (kind === 'layer' ? [id] : [])));
  const sorted = entries.toSorted(
    (one, other) => one.sort - other.sort || keyOfEntry(one).localeCompare(keyOfEntry(other)),
  );
  // Entries of a layer that the reader cannot see are shown at the top.
  return Map.groupBy(sorted, ({ layerId }) =>
    layerId !== null && layers.has(layerId) ? layerId : null,
  );
}

export interface EntryInOrder<Each extends PlacedEntry = PlacedEntry> {
  entry: Each;
  /** 0 at the top. */
  depth: number;
}

/** All entries from top to bottom, each layer before its contents. */
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
 * Moves entries, which retain their order, with the contents of moved layers. Returns the entries whose layer or number
 * has changed.
 */
export function moveEntries(
  entries: readonly PlacedEntry[],
  moving: readonly Entry[],
  { layerId, behind }: ContentDestination,
): PlacedEntry[] | MoveProblem {
  const known = new Map(entries.map((entry) => [keyOfEntry(entry), entry]));
  const needed = [...moving, ...(layerId === null ? [] : [layerOf(layerId)])];
  if (needed.some((entry) => !known.has(keyOfEntry(entry)))) return 'missing';
  const movingKeys = new Set(moving.map(keyOfEntry));
  const above = aboveIn(known);
  const goesAlong = (entry: PlacedEntry) =>
    above(entry).some((each) => movingKeys.has(keyOfEntry(each)));
  if (layerId !== null) {
    const target = known.get(keyOfEntry(layerOf(layerId)))!;
    if ([target, ...above(target)].some((each) => movingKeys.has(keyOfEntry(each))))
      return 'in itself';
  }
  const going = inReadingOrder(entries)
    .map(({ entry }) => entry)
    .filter((entry) => movingKeys.has(keyOfEntry(entry)) && !goesAlong(entry));
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

/** All entries from top to bottom, numbered from 1. */
export function numbered<Each extends PlacedEntry>(entries: readonly Each[]): Each[] | 'too deep' {
  const all = inReadingOrder(entries);
  if (all.some(({ entry, depth }) => entry.kind === 'layer' && depth >= deepestLayer)) {
    return 'too deep';
  }
  return all.map(({ entry }, index) => ({ ...entry, sort: index + 1 }));
}

/** Entries whose layer or number differs from before. */
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

/** The layers that contain an entry, the nearest first. */
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

/**
 * How many of the entries that do not move precede the destination; null if `behind` is not in that layer.
 */
function placeBehind(
  there: readonly PlacedEntry[],
  behind: Entry,
  gone: ReadonlySet<string>,
): number | null {
  const index = there.findIndex((entry) => keyOfEntry(entry) === keyOfEntry(behind));
  if (index < 0) return null;
  return there.slice(0, index + 1).filter((entry) => !gone.has(keyOfEntry(entry))).length;
}
