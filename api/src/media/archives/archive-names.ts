// How files are called in an archive: so that every system can unpack it, each under a name of its own, in its folders.
import { extname } from 'node:path';
import { isKnownName } from '../rules.ts';

export interface NamedFolder {
  id: number;
  name: string;
  /** Null at the top. */
  parent_id: number | null;
}

export interface NamedFile {
  name: string;
  /** As it was uploaded: it tells the format. */
  file_name: string;
  /** Null at the top. */
  folder_id: number | null;
}

/** Gives each name that it has not given yet in that folder: «отчёт.pdf», then «отчёт (2).pdf». Letters' case aside. */
export function uniqueNames(): (folder: string, name: string) => string {
  /** By the paths that were given: the number that the next one of this name may have. */
  const given = new Map<string, number>();
  return (folder, name) => {
    const ending = extname(name);
    const stem = name.slice(0, name.length - ending.length);
    const first = (folder + name).toLowerCase();
    for (let number = given.get(first) ?? 1; ; number += 1) {
      const path = `${folder}${number === 1 ? name : `${stem} (${number})${ending}`}`;
      const known = path.toLowerCase();
      if (given.has(known)) continue;
      given.set(known, 2);
      given.set(first, number + 1);
      return path;
    }
  };
}

/**
 * Without the signs that paths are made of on some system, and never a name that means another folder, or on Windows a
 * device, whatever its ending.
 */
export function safeName(name: string): string {
  // oxlint-disable-next-line no-control-regex
  const cleaned = name.replaceAll(/[\\/:*?"<>|\u0000-\u001F\u007F]/g, '_').replace(/[. ]+$/, '');
  return cleaned === '' || device.test(cleaned) ? `_${cleaned}` : cleaned;
}

const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\.|$)/i;

/** A file that was given a name without its ending gets that again: it would not open otherwise. */
export const nameWithEnding = ({ name, file_name }: NamedFile): string =>
  safeName(isKnownName(name) ? name : `${name}${extname(file_name)}`);

/**
 * The paths of folders, each with a slash behind it; without those at their beginning that all these files have in common.
 * What is above a folder and not among them is the top.
 */
export function folderPaths(
  folders: readonly NamedFolder[],
  files: readonly Pick<NamedFile, 'folder_id'>[],
): (folderId: number | null) => string {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const wayTo = (id: number | null): NamedFolder[] => {
    const way: NamedFolder[] = [];
    for (let at = id; at !== null;) {
      const folder = byId.get(at);
      if (folder === undefined || way.includes(folder)) break;
      way.unshift(folder);
      at = folder.parent_id;
    }
    return way;
  };
  const depth = commonDepth(files.map(({ folder_id }) => wayTo(folder_id)));
  // Folders of one place differ in the case of letters at most by what is cleaned away.
  const unique = uniqueNames();
  const paths = new Map<number | null, string>();
  const pathOf = (way: readonly NamedFolder[]): string => {
    const last = way.at(-1);
    if (way.length <= depth || last === undefined) return '';
    const known = paths.get(last.id);
    if (known !== undefined) return known;
    const path = `${unique(pathOf(way.slice(0, -1)), safeName(last.name))}/`;
    paths.set(last.id, path);
    return path;
  };
  return (folderId) => pathOf(wayTo(folderId));
}

/** The folders in which none of the files lies, not in one below either. */
export function emptyAmong(folders: readonly string[], files: readonly string[]): string[] {
  const full = new Set<string>();
  for (const file of files) {
    // What is above a folder that is known is known, too.
    for (
      let end = file.lastIndexOf('/');
      end > 0 && !full.has(file.slice(0, end + 1));
      end = file.lastIndexOf('/', end - 1)
    ) {
      full.add(file.slice(0, end + 1));
    }
  }
  return folders.filter((folder) => folder !== '' && !full.has(folder));
}

function commonDepth([first = [], ...others]: readonly (readonly NamedFolder[])[]): number {
  const differs = first.findIndex((folder, index) => others.some((way) => way[index] !== folder));
  return differs === -1 ? first.length : differs;
}
