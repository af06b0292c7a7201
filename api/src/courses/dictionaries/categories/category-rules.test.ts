// Tests the slugs of categories and the rules of their tree.
import { expect, test } from 'vitest';
import { treeProblemMessage } from '../../../kit/resource/tree.ts';
import { categoryRules, uniqueSlug, maxSlugLength } from './category-rules.ts';

test('makes a slug from a title and a number for a taken slug', () => {
  expect(uniqueSlug('Физика и математика: 11 класс', new Set())).toBe(
    'fizika-i-matematika-11-klass',
  );
  expect(uniqueSlug('Щёлочи — café', new Set())).toBe('shchyolochi-cafe');
  expect(uniqueSlug('Физика', new Set(['fizika', 'fizika-2']))).toBe('fizika-3');
  expect(uniqueSlug('数学', new Set())).toBe('category');
  const long = uniqueSlug('щ'.repeat(255), new Set([uniqueSlug('щ'.repeat(255), new Set())]));
  expect(long.length).toBeLessThanOrEqual(maxSlugLength);
  expect(long).toMatch(/-2$/);
});

test('names the category that would be in itself', () => {
  const all = [
    { id: 1, title: 'Школа', parent_id: 2 },
    { id: 2, title: 'Физика', parent_id: 1 },
  ];
  expect(treeProblemMessage(all, categoryRules)).toBe(
    'Категория не может лежать в самой себе: «Школа» → «Физика» → «Школа»',
  );
});
