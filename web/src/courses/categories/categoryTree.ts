// Categories as a tree: those of one parent in the order in which they came.

interface InTree {
  readonly id: string;
  readonly parentCategory: { readonly id: string } | null | undefined;
}

/** Each before what lies in it. What lies in none of them stands at the top. */
export function inTreeOrder<Category extends InTree>(all: readonly Category[]): Category[] {
  const ids = new Set(all.map(({ id }) => id));
  const below = Map.groupBy(all, ({ parentCategory }) =>
    parentCategory && ids.has(parentCategory.id) ? parentCategory.id : null,
  );
  const walk = (parent: string | null): Category[] =>
    (below.get(parent) ?? []).flatMap((category) => [category, ...walk(category.id)]);
  return walk(null);
}
