// How folders of courses may lie in each other, and how they are told apart by their names.
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

/** Of folders that come to others: those that must be called otherwise there, and how. */
export function renamed<Folder extends Named>(
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

/** With the first number that makes it another name. */
function numbered(title: string, taken: ReadonlySet<string>): string {
  let number = 2;
  const withNumber = () => `${title.slice(0, 245)} (${number})`;
  while (taken.has(withNumber().toLowerCase())) number += 1;
  return withNumber();
}
