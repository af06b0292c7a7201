// Rules for nesting folders: no cycles and a maximum depth.
import { findTreeProblem } from '../../kit/records/trees.ts';

/** The maximum depth of folders. */
export const maxDepth = 10;

export interface FolderNode {
  id: number;
  name: string;
  /** Null at the root. */
  parent_id: number | null;
}

/**
 * Why the folders can't be moved into a parent folder, in Russian; null if they can. A null parent is the root, and a
 * new folder has no id.
 */
export function moveProblem(
  folders: readonly FolderNode[],
  moved: readonly (number | null)[],
  target: number | null,
): string | null {
  const placed = folders.map((folder) =>
    moved.includes(folder.id) ? { ...folder, parent_id: target } : folder,
  );
  const added = moved.includes(null) ? [{ id: 0, name: '', parent_id: target }] : [];
  const problem = findTreeProblem([...placed, ...added], maxDepth);
  if (problem === null) return null;
  if (problem === 'too deep') return `Не больше ${maxDepth} папок друг в друге`;
  const words = problem.circle.map(({ name }) => `«${name}»`);
  return `Папка не может лежать в самой себе: ${words.join(' → ')}`;
}
