import { expect, test } from 'vitest';
import { childFolders, topFolders, flattenTree, pathTo, type Folder } from './folderTree.ts';

const folder = (databaseId: number, name: string, parentDatabaseId: number | null): Folder => ({
  id: `folder-${databaseId}`,
  databaseId,
  name,
  parentDatabaseId,
});
const courses = folder(1, 'Курсы', null);
const lessons = folder(2, 'Уроки', 1);
const films = folder(3, 'Видео', 2);
const news = folder(4, 'Новости', null);
const all = [films, courses, news, lessons];

test('returns the subfolders of a folder and of the top level', () => {
  expect(childFolders(all, null)).toEqual([courses, news]);
  expect(childFolders(all, courses)).toEqual([lessons]);
});

test('returns the folders whose parent is not in the list', () => {
  expect(topFolders([films, lessons, news])).toEqual([lessons, news]);
});

test('returns the path from the top level to a folder', () => {
  expect(pathTo(all, films)).toEqual([courses, lessons, films]);
  expect(pathTo(all, null)).toEqual([]);
});

test('excludes a folder with its subfolders from the tree', () => {
  const names = (without: string[]) =>
    flattenTree(all, new Set(without)).map(({ folder: { name }, depth }) => `${depth} ${name}`);
  expect(names([])).toEqual(['0 Курсы', '1 Уроки', '2 Видео', '0 Новости']);
  expect(names([lessons.id])).toEqual(['0 Курсы', '0 Новости']);
});
