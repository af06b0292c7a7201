// The order of categories: several are given their places in the tree at once.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { notFound } from '../../kit/errors.ts';
import type { Resource } from '../../kit/resource.ts';
import { reordered, rowsInOrder } from '../../kit/resource/order.ts';
import { companyRoute } from '../../kit/routes.ts';
import { required } from '../../kit/texts.ts';
import { dictionaryRights } from '../grants.ts';
import { mostCategories } from './category-rules.ts';
import { holdTree, requirePlaces, writePlaces } from './category-tree.ts';

const body = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        id: z.int32(),
        parent_id: z.int32().nullable().describe('The category above; null at the top.'),
      }),
    )
    .min(1, required)
    .max(mostCategories, `Не больше ${mostCategories} категорий`)
    .refine(
      (sent) => new Set(sent.map(({ id }) => id)).size === sent.length,
      'Категории повторяются',
    ),
});

export function registerCategoryOrder(
  app: FastifyInstance,
  database: Database,
  { path, tag, record, missing }: Resource,
): void {
  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/multi_sort`,
    tag,
    summary: 'Put categories in order, and under their parents',
    description:
      'Those that are sent change places among themselves and lie where they say; the others stay.',
    permission: dictionaryRights.permissions.update,
    body,
    answer: z.array(record.schema),
    run: async ({ transaction, scope, body: { categories: sent } }) => {
      const tree = await holdTree(transaction, scope);
      const places = new Map(sent.map(({ id, parent_id }) => [id, parent_id]));
      const known = new Set(tree.map(({ id }) => id));
      const named = [...places].flat().filter((id) => id !== null);
      if (named.some((id) => !known.has(id))) throw notFound(missing);
      const sorted = reordered(
        tree.map(({ id }) => id),
        [...places.keys()],
      );
      const numbers = new Map(sorted.map((id, index) => [id, index + 1]));
      const placed = tree.map((category) => ({
        ...category,
        parent_id: places.has(category.id) ? (places.get(category.id) ?? null) : category.parent_id,
        sort: numbers.get(category.id) ?? category.sort,
      }));
      requirePlaces(placed, 'categories');
      const changed = placed.filter(
        ({ sort, parent_id }, index) =>
          sort !== tree[index]?.sort || parent_id !== tree[index]?.parent_id,
      );
      await writePlaces(
        transaction,
        scope,
        changed.map(({ id, parent_id, sort }) => ({ id, parent_id, sort })),
      );
      return rowsInOrder(record, transaction, scope, [...places.keys()]);
    },
  });
}
