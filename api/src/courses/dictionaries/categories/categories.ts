// Categories of the catalogue as a resource: create, update, merge, delete and order as a tree.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../kit/database/database.ts';
import { hasMany, manyToMany } from '../../../kit/records/record.ts';
import { resource } from '../../../kit/resource/resource.ts';
import { registerTreeOrder } from '../../../kit/resource/tree.ts';
import { name } from '../../../kit/values/texts.ts';
import { usedByCourses } from '../course-use.ts';
import { categoryViewTypes, filterSelectionTypes, maxColumns } from '../dictionary-tables.ts';
import { refuseSameAddresses } from '../../catalog/catalog-addresses.ts';
import { courseRecord } from '../../records.ts';
import { courseCategoryCourses } from '../../tables.ts';
import { courseCategoryRecord } from './category-record.ts';
import { maxSlugLength } from './category-rules.ts';
import { categoryTree, requireMergeableCategory, prepareCategory } from './category-tree.ts';

/** The category's part of the catalogue addresses of its courses. */
const catalogAddress = (
  column: 'catalog_url_first_category_id' | 'catalog_url_second_category_id',
) => usedByCourses(hasMany(() => courseRecord, column));

const columns = `От 1 до ${maxColumns}`;

const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(maxSlugLength, `Не больше ${maxSlugLength} символов`)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Только латинские буквы, цифры и дефисы между ними')
  .describe('The slug in catalogue URLs; generated from the title if empty.');

export const courseCategoryResource = resource({
  record: courseCategoryRecord,
  path: '/course_categories',
  tag: 'Course dictionaries',
  missing: 'Категория не найдена',
  words: { one: 'одну категорию', many: 'категорий', all: 'Категории' },
  sort: ['sort', 'title'],
  searched: ['title'],
  filters: ['parent_id', 'show_in_catalog'],
  unique: { course_categories_slug: ['slug', 'Категория с таким адресом уже есть'] },
  create: z.strictObject({
    title: name,
    parent_id: z.int32().nullish().describe('The parent category; null for the top level.'),
    slug: slug.optional(),
    show_in_catalog: z.boolean().optional(),
    columns_count: z.int().min(1, columns).max(maxColumns, columns).optional(),
    filter_selection_type: z.enum(filterSelectionTypes).optional(),
    view_type: z.enum(categoryViewTypes).optional(),
  }),
  lockScope: categoryTree.holdFor('parent_id', 'slug'),
  beforeWrite: prepareCategory,
  uses: [
    {
      relation: hasMany(() => courseCategoryRecord, 'parent_id'),
      nouns: ['подкатегория', 'подкатегории', 'подкатегорий'],
      skippedMessage: 'в них есть подкатегории',
    },
    usedByCourses(
      manyToMany(() => courseRecord, courseCategoryCourses, {
        by: 'category_id',
        target: 'course_id',
      }),
    ),
    catalogAddress('catalog_url_first_category_id'),
    catalogAddress('catalog_url_second_category_id'),
  ],
  merge: {
    check: async (transaction, scope, id, into) => {
      await requireMergeableCategory(transaction, scope, id, into);
      await refuseSameAddresses(transaction, scope, id, into);
    },
  },
});

export function registerCategories(app: FastifyInstance, database: Database): void {
  courseCategoryResource.register(app, database);
  registerTreeOrder(app, database, courseCategoryResource, {
    tree: categoryTree,
    named: 'categories',
  });
}
