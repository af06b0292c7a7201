// Rules for catalogue categories: depth and size of their tree, and their slugs.
import type { TreeRules } from '../../../kit/resource/tree.ts';
import { slugOf } from '../../../kit/values/transliteration.ts';

export const categoryRules: TreeRules = {
  deepest: 3,
  most: 500,
  words: {
    missing: 'Категория не найдена',
    tooMany: 'Не больше 500 категорий',
    tooDeep: 'Не больше 3 уровней категорий',
    inItself: 'Категория не может лежать в самой себе',
    repeated: 'Категории повторяются',
  },
};

export const maxSlugLength = 100;

/** Makes a slug from a title and appends a number if the slug is taken. */
export function uniqueSlug(title: string, taken: ReadonlySet<string>): string {
  // Leaves 4 characters for the number.
  const slug = slugOf(title, maxSlugLength - 4) || 'category';
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
