// The names of files in archives.
import { extname } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emptyFolders,
  folderPaths,
  nameWithExtension,
  safeName,
  uniqueNames,
} from './archive-names.ts';

test('names that differ only in case are made distinct', () => {
  const unique = uniqueNames();
  expect([
    unique('', 'а.png'),
    unique('', 'А.png'),
    unique('', 'а.png'),
    unique('б/', 'а.png'),
  ]).toEqual(['а.png', 'А (2).png', 'а (3).png', 'б/а.png']);
});

test('a name never means another folder', () => {
  expect(['../../etc', 'C:\\x', '..', ' . ', 'план?.', 'а\u0000б'].map(safeName)).toEqual([
    '.._.._etc',
    'C__x',
    '_',
    '_',
    'план_',
    'а_б',
  ]);
});

test('a name never means a Windows device', () => {
  const names = [
    'con',
    'AUX.jpg',
    'nul .tar.gz',
    'Com1',
    'lpt³.txt',
    'console.txt',
    'аux',
    'com10',
  ];
  expect(names.map(safeName)).toEqual([
    '_con',
    '_AUX.jpg',
    '_nul .tar.gz',
    '_Com1',
    '_lpt³.txt',
    'console.txt',
    'аux',
    'com10',
  ]);
});

const letters = fc.constantFrom('а', 'А', 'b', '.', ' (2)', ' (3)', '.png', '/');

test('all names become unique and keep their beginning and extension', () => {
  const name = fc.array(letters, { minLength: 1, maxLength: 5 }).map((each) => each.join(''));
  const file = fc.tuple(fc.constantFrom('', 'а/', 'А/'), name.map(safeName));
  fc.assert(
    fc.property(fc.array(file, { maxLength: 60 }), (some) => {
      const unique = uniqueNames();
      const given = some.map(([folder, own]) => unique(folder, own));
      expect(new Set(given.map((path) => path.toLowerCase())).size).toBe(some.length);
      for (const [index, [folder, own]] of some.entries()) {
        const ending = extname(own);
        expect(given[index]?.startsWith(folder + own.slice(0, own.length - ending.length))).toBe(
          true,
        );
        expect(given[index]?.endsWith(ending)).toBe(true);
      }
    }),
  );
});

test('ten thousand equal names are numbered', () => {
  const unique = uniqueNames();
  const given = Array.from({ length: 10_000 }, () => unique('', 'фото.png'));
  expect([given[1], given.at(-1)]).toEqual(['фото (2).png', 'фото (10000).png']);
});

test('a file without its extension gets it back', () => {
  const nameOf = (name: string, file_name: string) =>
    nameWithExtension({ name, file_name, folder_id: null });
  expect(nameOf('Глава 1. Введение', 'a.PDF')).toBe('Глава 1. Введение.PDF');
  expect(nameOf('фото.jpeg', 'img.jpg')).toBe('фото.jpeg');
});

const folders = [
  { id: 1, name: 'Курсы', parent_id: null },
  { id: 2, name: 'Осень', parent_id: 1 },
  { id: 3, name: 'Весна', parent_id: 1 },
];
const at = (folder_id: number | null) => ({ folder_id });

test('a folder appears in its archive under its name', () => {
  const pathOf = folderPaths(folders.slice(1), []);
  expect([pathOf(2), pathOf(null)]).toEqual(['Осень/', '']);
});

test('paths omit the folders that all files share', () => {
  expect(folderPaths(folders, [at(2), at(2)])(2)).toBe('');
  const apart = folderPaths(folders, [at(2), at(3)]);
  expect([apart(2), apart(3), apart(1)]).toEqual(['Осень/', 'Весна/', '']);
  const everywhere = folderPaths(folders, [at(null), at(3)]);
  expect([everywhere(null), everywhere(3)]).toEqual(['', 'Курсы/Весна/']);
});

test('a folder is empty if nothing is below it at any depth', () => {
  const folders = ['', 'Год/', 'Год/Май/', 'Год/Июнь/'];
  expect(emptyFolders(folders, ['Год/Май/а.png', 'Год/Май/б.png', 'в.png'])).toEqual(['Год/Июнь/']);
});
