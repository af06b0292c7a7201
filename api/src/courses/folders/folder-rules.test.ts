// Tests how folders are renamed when their parent folder is deleted.
import { expect, test } from 'vitest';
import { renamed } from './folder-rules.ts';

const called = (...titles: string[]) => titles.map((title) => ({ title }));
const names = (coming: string[], others: string[]) =>
  renamed(called(...coming), called(...others)).map(({ name }) => name);

test('a folder keeps its name where no other is called so', () => {
  expect(names(['Физика', 'Химия'], ['Биология'])).toEqual([]);
});

test('one that meets another of its name is told apart by a number that none has', () => {
  expect(names(['физика', 'Физика (2)'], ['Физика'])).toEqual(['физика (3)']);
  const long = 'щ'.repeat(255);
  expect(names([long], [long])[0]).toHaveLength(249);
});
