// Tests how folders are renamed when their parent folder is deleted.
import { expect, test } from 'vitest';
import { resolveNameConflicts } from './folder-rules.ts';

const called = (...titles: string[]) => titles.map((title) => ({ title }));
const names = (coming: string[], others: string[]) =>
  resolveNameConflicts(called(...coming), called(...others)).map(({ name }) => name);

test('leaves a unique name unchanged', () => {
  expect(names(['Физика', 'Химия'], ['Биология'])).toEqual([]);
});

test('appends an unused number to a name that exists', () => {
  expect(names(['физика', 'Физика (2)'], ['Физика'])).toEqual(['физика (3)']);
  const long = 'щ'.repeat(255);
  expect(names([long], [long])[0]).toHaveLength(249);
});
