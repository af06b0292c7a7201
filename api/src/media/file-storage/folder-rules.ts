// Where folders may lie: in no circle, and not too deep.

/** Levels of folders in folders. */
export const deepest = 10;

export interface FolderPlace {
  id: number;
  name: string;
  /** Null at the top. */
  parent_id: number | null;
}

/** Why these folders can't be moved into that one, in Russian; null when they can. Null is the top, and a new folder has no id. */
export function placeProblem(
  folders: readonly FolderPlace[],
  moved: readonly (number | null)[],
  target: number | null,
): string | null {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const way = wayTo(byId, target);
  const around = way.find(({ id }) => moved.includes(id));
  if (around !== undefined) {
    const words = [...way.slice(way.indexOf(around)), around].map(({ name }) => `«${name}»`);
    return `Папка не может лежать в самой себе: ${words.join(' → ')}`;
  }
  const levels = Math.max(...moved.map((id) => (id === null ? 1 : levelsOf(folders, id))));
  return way.length + levels > deepest ? `Не больше ${deepest} папок друг в друге` : null;
}

/** The folders from the top to this one. */
function wayTo(byId: ReadonlyMap<number, FolderPlace>, id: number | null): FolderPlace[] {
  const way: FolderPlace[] = [];
  for (let at = id; at !== null && way.length <= byId.size;) {
    const folder = byId.get(at);
    if (folder === undefined) break;
    way.unshift(folder);
    at = folder.parent_id;
  }
  return way;
}

/** How many levels a folder is with what lies in it. */
function levelsOf(folders: readonly FolderPlace[], id: number): number {
  const below = folders.filter(({ parent_id }) => parent_id === id);
  return 1 + Math.max(0, ...below.map((folder) => levelsOf(folders, folder.id)));
}
