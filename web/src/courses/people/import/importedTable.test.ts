// Reading tables of students in various layouts.
import { expect, it } from 'vitest';
import { guessMapping, toImportTable, studentInputOf } from './importedTable.ts';

const sheet = (...rows: string[][]) => toImportTable({ name: '', rows });

it('maps columns by their headings', () => {
  const ours = sheet(
    ['ID', 'Фамилия', 'Имя', 'Почта', 'Телефон', 'Пакеты', 'Ветка', 'Прогресс, %'],
    ['7', 'Соколова', 'Анна', 'anna@school.test', '', 'Стандарт', 'Осень', '12'],
  );
  expect(guessMapping(ours)).toEqual({ email: 3, phone: 4, name: 2, packages: 5, branch: 6 });
  const english = sheet(['E-mail', 'Phone', 'Full name'], ['a@b.test', '', 'Анна']);
  expect(guessMapping(english)).toMatchObject({ email: 0, phone: 1, name: 2, packages: null });
});

it('treats the first row with a contact as data', () => {
  const table = sheet([], ['Анна', 'anna@school.test'], ['', ''], ['Борис', 'boris@school.test']);
  expect(table.headings).toEqual(['Столбец A', 'Столбец B']);
  expect(table.rows.map(({ number }) => number)).toEqual([2, 4]);
  expect(guessMapping(table)).toMatchObject({ email: 1, phone: null });
  const numbers = sheet(['№', 'Связь'], ['1', '8 (900) 123-45-67']);
  expect(guessMapping(numbers)).toMatchObject({ email: null, phone: 1 });
});

it('names columns without headings as spreadsheets do', () => {
  const wide = Array.from({ length: 28 }, () => 'x');
  expect(sheet(['Почта'], ['a@b.test', ...wide]).headings.at(-1)).toBe('Столбец AC');
});

it('converts a row to the address or number, packages and a branch', () => {
  const table = sheet(
    ['Почта', 'Телефон', 'Пакеты', 'Ветка'],
    ['anna@school.test', '+7 900 123-45-67', 'Стандарт, с проверкой; Полный;', ''],
    ['', '+7 900 123-45-67', '', 'Осень'],
    ['', '', '', 'Осень'],
  );
  expect(table.rows.map((row) => studentInputOf(row, guessMapping(table)))).toEqual([
    { contact: 'anna@school.test', packages: ['Стандарт, с проверкой', 'Полный'] },
    { contact: '+7 900 123-45-67', branch: 'Осень' },
    { contact: '', branch: 'Осень' },
  ]);
});
