// How the categories of the catalogue may lie in each other, what stands in their addresses, and their order.
import { slugOf } from '../../kit/transliteration.ts';
import { problemOfTree, type InTree } from '../../kit/trees.ts';

/** Levels of categories in categories. */
export const deepest = 3;

/** Of one company. They are read whole wherever one is chosen. */
export const mostCategories = 500;

export const longestSlug = 100;

export interface CategoryPlace extends InTree {
  title: string;
}

/** Why categories can't lie so, in Russian; null when they can. */
export function placeProblem(categories: readonly CategoryPlace[]): string | null {
  const problem = problemOfTree(categories, deepest);
  if (problem === null) return null;
  if (problem === 'too deep') return `Не больше ${deepest} уровней категорий`;
  const words = problem.circle.map(({ title }) => `«${title}»`);
  return `Категория не может лежать в самой себе: ${words.join(' → ')}`;
}

/** Made of a title, and told apart from those that are taken by a number. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  // Room for the number of any of them.
  const slug = slugOf(title, longestSlug - 4) || 'category';
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
