// Names and paths of files in an archive, valid on all systems and unique in their folder.
import { extname } from 'node:path';
import { isKnownName } from '../rules.ts';

export interface NamedFolder {
  id: number;
  name: string;
  /** Null at the root. */
  parent_id: number | null;
}

export interface NamedFile {
  name: string;
  /** The uploaded name, whose extension shows the format. */
  file_name: string;
  /** Null at the root. */
  folder_id: number | null;
}

/** Creates a function that makes names unique within a folder, ignoring case: «отчёт.pdf», then «отчёт (2).pdf». */
export function uniqueNames(): (folder: string, name: string) => string {
  /** The next suffix number of each path. */
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
 * Removes characters that are path syntax on any system, and alters names that would mean a parent folder or a Windows
 * device.
 */
export function safeName(name: string): string {
  // oxlint-disable-next-line no-control-regex
  const cleaned = name.replaceAll(/[\\/:*?"<>|\u0000-\u001F\u007F]/g, '_').replace(/[. ]+$/, '');
  return cleaned === '' || device.test(cleaned) ? `_${cleaned}` : cleaned;
}

const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\.|$)/i;

/** The display name, with the original extension if the name lacks it, since the file would not open without one. */
export const nameWithExtension = ({ name, file_name }: NamedFile): string =>
  safeName(isKnownName(name) ? name : `${name}${extname(file_name)}`);

/**
 * The paths of folders, each with a trailing slash and without the prefix that all of the files share. Ancestors that
 * are not in the list count as the root.
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
  // Two folders with the same parent can have equal names once they are sanitized.
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

/** The folders that contain none of the files, directly or below. */
export function emptyFolders(folders: readonly string[], files: readonly string[]): string[] {
  const full = new Set<string>();
  for (const file of files) {
    // The ancestors of a known folder are known, too.
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
