// Parsing pasted lines into students.
import { expect, test } from 'vitest';
import { parseStudents } from './pastedStudents.ts';

test.each([
  ['cells of a spreadsheet', 'Орлова Анна\tanna@school.test'],
  ['the address first', 'anna@school.test\tОрлова Анна\t9 класс'],
  ['semicolons', 'Анна; anna@school.test; +7 900 123-45-67'],
  ['a mail program', 'Орлова Анна <anna@school.test>'],
])('finds students by their e-mail address: %s', (_, line) => {
  expect(parseStudents(line)).toEqual({
    students: [{ line, contact: 'anna@school.test', email: 'anna@school.test' }],
    wrong: new Map(),
  });
});

test('finds students by telephone number without an address, once each, and skips the headings', () => {
  const { students } = parseStudents(
    'ФИО\tТелефон\nАнна\t8 (900) 123-45-67\n\nBORIS@school.test\nБорис boris@school.test',
  );
  expect(students.map(({ contact }) => contact)).toEqual([
    '8 (900) 123-45-67',
    'BORIS@school.test',
  ]);
});

test('reports lines without an address or number', () => {
  expect([...parseStudents('Анна Орлова\nanna@school').wrong]).toEqual([
    ['Анна Орлова', 'нет ни почты, ни телефона'],
    ['anna@school', '«anna@school» не похоже на адрес почты'],
  ]);
});

test.each([
  ['Орлова Анна\t12.05.2010\t+7 900 123-45-67', '+7 900 123-45-67'],
  ['Анна\t2025-2026\t8 900 123-45-67', '8 900 123-45-67'],
  ['1. 8 900 123 45 67 Анна', '8 900 123 45 67'],
])('does not take dates, years and row numbers for telephone numbers: %s', (line, contact) => {
  expect(parseStudents(line).students).toMatchObject([{ contact }]);
});

test('reports a line with two addresses rather than dropping one', () => {
  const line = 'Анна <anna@school.test>; Борис <boris@school.test>';
  expect(parseStudents(line)).toEqual({
    students: [],
    wrong: new Map([[line, 'в строке несколько адресов: поставьте каждый в свою строку']]),
  });
});

// Quadratic time on half a million characters would take minutes.
test('parses a long line without blanks quickly', () => {
  expect(parseStudents('я'.repeat(500_000)).wrong.size).toBe(1);
});
