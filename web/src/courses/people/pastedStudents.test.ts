// Students in pasted lines.
import { expect, test } from 'vitest';
import { parseStudents } from './pastedStudents.ts';

test.each([
  ['cells of a spreadsheet', 'Орлова Анна\tanna@school.test'],
  ['the address first', 'anna@school.test\tОрлова Анна\t9 класс'],
  ['semicolons', 'Анна; anna@school.test; +7 900 123-45-67'],
  ['a mail program', 'Орлова Анна <anna@school.test>'],
])('are found by their address: %s', (_, line) => {
  expect(parseStudents(line)).toEqual({
    students: [{ line, contact: 'anna@school.test', email: 'anna@school.test' }],
    wrong: new Map(),
  });
});

test('are found by their number where there is no address, each once, below the heads of columns', () => {
  const { students } = parseStudents(
    'ФИО\tТелефон\nАнна\t8 (900) 123-45-67\n\nBORIS@school.test\nБорис boris@school.test',
  );
  expect(students.map(({ contact }) => contact)).toEqual([
    '8 (900) 123-45-67',
    'BORIS@school.test',
  ]);
});

test('are nobody in lines without either, which say why', () => {
  expect([...parseStudents('Анна Орлова\nanna@school').wrong]).toEqual([
    ['Анна Орлова', 'нет ни почты, ни телефона'],
    ['anna@school', '«anna@school» не похоже на адрес почты'],
  ]);
});
