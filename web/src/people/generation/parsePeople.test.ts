// Parsing pasted lines into people.
import { expect, test } from 'vitest';
import { parsePeople } from './parsePeople.ts';

const people = (text: string) => parsePeople(text).map(({ person }) => person);

test('parses rows of a spreadsheet with columns in any order', () => {
  const anna = {
    name: 'Анна',
    surname: 'Орлова',
    email: 'anna@school.test',
    phone: '+7 900 123-45-67',
  };
  expect(people('Орлова\tАнна\tanna@school.test\t+7 900 123-45-67')).toEqual([anna]);
  expect(people('anna@school.test; Орлова Анна; +7 900 123-45-67')).toEqual([anna]);
});

test('skips headings and row numbers, and parses addresses copied from mail programs', () => {
  const anna = { name: 'Анна', surname: 'Орлова', email: 'anna@school.test', phone: null };
  expect(people('№\tФИО\tПочта\n1\tОрлова Анна\tanna@school.test')).toEqual([anna]);
  expect(people('"Орлова Анна" <anna@school.test>')).toEqual([anna]);
  expect(people('anna@school.test Орлова Анна 8 (900) 123-45-67')).toEqual([
    { ...anna, phone: '8 (900) 123-45-67' },
  ]);
});

test('takes a single name for the first name, and skips empty lines', () => {
  expect(people('\nАнна, anna@school.test\n\n')).toEqual([
    { name: 'Анна', surname: null, email: 'anna@school.test', phone: null },
  ]);
});

test('reports what a line lacks, with its number', () => {
  expect(parsePeople('Анна anna\n\nanna@school.test')).toEqual([
    { number: 1, person: null, problem: 'нет почты' },
    { number: 3, person: null, problem: 'нет имени' },
  ]);
});
