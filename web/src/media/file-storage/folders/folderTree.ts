// Builds a tree from the flat list of folders, in which each names its parent.

export interface Folder {
  readonly id: string;
  readonly databaseId: number;
  readonly name: string;
  /** Null at the top level. */
  readonly parentDatabaseId?: number | null | undefined;
}

export const childFolders = <F extends Folder>(
  folders: readonly F[],
  parent: Folder | null,
): readonly F[] =>
  folders.filter(
    ({ parentDatabaseId }) => (parentDatabaseId ?? null) === (parent?.databaseId ?? null),
  );

/** The folders whose parent is not in the list. */
export function topFolders<F extends Folder>(folders: readonly F[]): readonly F[] {
  const all = new Set(folders.map(({ databaseId }) => databaseId));
  return folders.filter(({ parentDatabaseId }) => !all.has(parentDatabaseId ?? 0));
}

/** The path from the top level to the folder, which is last. */
export function pathTo<F extends Folder>(folders: readonly F[], folder: F | null): readonly F[] {
  const byId = new Map(folders.map((each) => [each.databaseId, each]));
  const way: F[] = [];
  for (let at: F | null | undefined = folder; at && !way.includes(at);) {
    way.unshift(at);
    at = at.parentDatabaseId == null ? null : byId.get(at.parentDatabaseId);
  }
  return way;
}

/**
 * All folders in the order of an expanded tree, each with its depth. Excluded folders are left out with their
 * subfolders.
 */
export function flattenTree<F extends Folder>(
  folders: readonly F[],
  without: ReadonlySet<string>,
  parent: F | null = null,
  depth = 0,
): readonly { folder: F; depth: number }[] {
  return childFolders(folders, parent)
    .filter(({ id }) => !without.has(id))
    .flatMap((folder) => [{ folder, depth }, ...flattenTree(folders, without, folder, depth + 1)]);
}
