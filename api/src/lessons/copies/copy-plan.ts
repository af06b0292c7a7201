// Plans the positions and names of copied lessons and layers in a course before anything is written.
import { keyOfEntry, numbered, type Entry, type PlacedEntry } from '@kafedra/common/lessons';
import { freeName } from '../../kit/records/copied-name.ts';
import { normalizedName } from '../../kit/values/texts.ts';

/** A layer or a lesson of any course. */
export interface ExistingEntry extends PlacedEntry {
  courseId: number;
  name: string;
  isInTrash: boolean;
}

/** A copy to make; its id derives from that of its original. */
export interface PlannedCopy extends PlacedEntry {
  name: string;
  /** Whether it was requested itself rather than as content of a requested layer. */
  isOutermost: boolean;
}

export interface CopyPlan {
  /**
   * Copies with the negated ids of their originals; `layerId` of an entry in a copied layer is negated, too.
   */
  copies: PlannedCopy[];
  /** Existing entries with their positions after the copy. */
  others: PlacedEntry[];
}

/** The provisional id of a copy that is not inserted yet. */
export const provisionalId = (id: number): number => -id;

/**
 * The requested entries that are in no other requested layer, in order, each followed by its content.
 */
export function outermostEntries(
  known: readonly ExistingEntry[],
  requested: readonly Entry[],
): ExistingEntry[][] {
  const keys = new Set(requested.map(keyOfEntry));
  const layers = layersById(known);
  const roots = known.filter(
    (entry) =>
      keys.has(keyOfEntry(entry)) &&
      !wayTo(entry, layers).some((layer) => keys.has(keyOfEntry(layer))),
  );
  return roots
    .toSorted((one, other) => one.courseId - other.courseId || one.sort - other.sort)
    .map((root) => [
      root,
      ...(root.kind === 'layer'
        ? known.filter((entry) => wayTo(entry, layers).some(({ id }) => id === root.id))
        : []),
    ]);
}

/**
 * Plans the copies in the given layer. Without one they go behind their originals in the same course; in another course
 * into layers with the same names as those of the originals, or else to the end.
 */
export function planCopies(
  courseId: number,
  there: readonly ExistingEntry[],
  originals: readonly ExistingEntry[],
  chosen: readonly (readonly ExistingEntry[])[],
  layerId: number | null | undefined,
): CopyPlan | 'too deep' {
  const end = Math.max(0, ...there.map(({ sort }) => sort));
  const layers = layersById(originals);
  const taken = {
    lesson: namesOf(there, 'lesson'),
    layer: namesOf(there, 'layer'),
  };
  const copies = chosen.flatMap(([root, ...along], index): PlannedCopy[] => {
    if (root === undefined) return [];
    const isBeside = layerId === undefined && root.courseId === courseId;
    const name = freeName(root.name, taken[root.kind]);
    taken[root.kind].add(normalizedName(name));
    const into = () => {
      if (layerId !== undefined) return layerId;
      if (isBeside) return root.layerId;
      return root.kind === 'layer' ? null : namesake(there, wayTo(root, layers));
    };
    return [
      {
        ...placed(root),
        name,
        layerId: into(),
        sort: isBeside ? root.sort + 0.5 : end + index + 1,
        isOutermost: true,
      },
      ...along.map((entry) => ({
        ...placed(entry),
        name: entry.name,
        layerId: entry.layerId === null ? null : provisionalId(entry.layerId),
        sort: entry.sort,
        isOutermost: false,
      })),
    ];
  });
  const now = numbered<PlacedEntry | PlannedCopy>([...there, ...copies]);
  if (now === 'too deep') return now;
  return {
    copies: now.filter((entry): entry is PlannedCopy => 'isOutermost' in entry),
    others: now.filter((entry) => !('isOutermost' in entry)),
  };
}

const placed = ({ kind, id }: ExistingEntry): Entry => ({ kind, id: provisionalId(id) });

const namesOf = (known: readonly ExistingEntry[], kind: Entry['kind']): Set<string> =>
  new Set(
    known
      .filter((entry) => entry.kind === kind && !entry.isInTrash)
      .map(({ name }) => normalizedName(name)),
  );

const layersById = (known: readonly ExistingEntry[]): ReadonlyMap<number, ExistingEntry> =>
  new Map(known.filter(({ kind }) => kind === 'layer').map((layer) => [layer.id, layer]));

/** The layers above an entry, the nearest first. */
function wayTo(
  { layerId }: ExistingEntry,
  layers: ReadonlyMap<number, ExistingEntry>,
): ExistingEntry[] {
  const layer = layerId === null ? undefined : layers.get(layerId);
  return layer === undefined ? [] : [layer, ...wayTo(layer, layers)];
}

/** The layer of a course under the same names, as deep as they match. */
function namesake(there: readonly ExistingEntry[], way: readonly ExistingEntry[]): number | null {
  let at: number | null = null;
  for (const { name } of way.toReversed()) {
    const below = there.find(
      (entry) =>
        entry.kind === 'layer' &&
        entry.layerId === at &&
        normalizedName(entry.name) === normalizedName(name),
    );
    if (below === undefined) break;
    at = below.id;
  }
  return at;
}
