// The folders of the storage as a tree: they come as a list, each with the one that it lies in.

export interface Folder {
  readonly id: string;
  readonly databaseId: number;
  readonly name: string;
  /** Null at the top. */
  readonly parentDatabaseId?: number | null | undefined;
}

export const foldersIn = <F extends Folder>(
  folders: readonly F[],
  parent: Folder | null,
): readonly F[] =>
  folders.filter(
    ({ parentDatabaseId }) => (parentDatabaseId ?? null) === (parent?.databaseId ?? null),
  );

/** Those that lie in none of the others. */
export function topsOf<F extends Folder>(folders: readonly F[]): readonly F[] {
  const all = new Set(folders.map(({ databaseId }) => databaseId));
  return folders.filter(({ parentDatabaseId }) => !all.has(parentDatabaseId ?? 0));
}

/** The folders from the top to this one, it last. */
export function wayTo<F extends Folder>(folders: readonly F[], folder: F | null): readonly F[] {
  const byId = new Map(folders.map((each) => [each.databaseId, each]));
  const way: F[] = [];
  for (let at: F | null | undefined = folder; at && !way.includes(at);) {
    way.unshift(at);
    at = at.parentDatabaseId == null ? null : byId.get(at.parentDatabaseId);
  }
  return way;
}

/** All folders in the order of a tree that is open, each with how deep it lies; those that are left out go with all below. */
export function treeOf<F extends Folder>(
  folders: readonly F[],
  without: ReadonlySet<string>,
  parent: F | null = null,
  depth = 0,
): readonly { folder: F; depth: number }[] {
  return foldersIn(folders, parent)
    .filter(({ id }) => !without.has(id))
    .flatMap((folder) => [{ folder, depth }, ...treeOf(folders, without, folder, depth + 1)]);
}
