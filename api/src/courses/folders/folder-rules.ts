// Rules for course folders: depth and size of their tree, and names that are unique in a parent.
import type { TreeRules } from '../../kit/resource/tree.ts';

export const folderRules: TreeRules = {
  deepest: 5,
  most: 500,
  words: {
    missing: 'Папка не найдена',
    tooMany: 'Не больше 500 папок',
    tooDeep: 'Не больше 5 папок друг в друге',
    inItself: 'Папка не может лежать в самой себе',
    repeated: 'Папки повторяются',
  },
};

interface Named {
  title: string;
}

/** New names for those of the `coming` folders whose names `others` already have. */
export function resolveNameConflicts<Folder extends Named>(
  coming: readonly Folder[],
  others: readonly Named[],
): { folder: Folder; name: string }[] {
  const there = new Set(others.map(lowered));
  const taken = new Set([...coming, ...others].map(lowered));
  return coming
    .filter((folder) => there.has(lowered(folder)))
    .map((folder) => {
      const name = numbered(folder.title, taken);
      taken.add(name.toLowerCase());
      return { folder, name };
    });
}

const lowered = ({ title }: Named): string => title.toLowerCase();

/** Appends the first number that makes the name unique. */
function numbered(title: string, taken: ReadonlySet<string>): string {
  let number = 2;
  const withNumber = () => `${title.slice(0, 245)} (${number})`;
  while (taken.has(withNumber().toLowerCase())) number += 1;
  return withNumber();
}
