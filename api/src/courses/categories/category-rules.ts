// How the categories of the catalogue may lie in each other, what stands in their addresses, and their order.
import type { TreeRules } from '../../kit/resource/tree.ts';
import { slugOf } from '../../kit/values/transliteration.ts';

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

export const longestSlug = 100;

/** Made of a title, and told apart from those that are taken by a number. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  // Room for the number of any of them.
  const slug = slugOf(title, longestSlug - 4) || 'category';
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
