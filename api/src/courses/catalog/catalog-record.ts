// The record of a course in the public catalogue: the only fields of a course that visitors can read.
import { getTableColumns, sql, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { belongsTo, manyToMany, record } from '../../kit/records/record.ts';
import { fileRecord } from '../../media/index.ts';
import { courses } from '../course-tables.ts';
import { courseFormats, courseTypes, places } from '../dictionaries/dictionary-tables.ts';
import { textParts } from '../search/search-text.ts';
import { coursePlaces } from '../tables.ts';
import { isShown } from './catalog-categories.ts';

const shown = new Set<string>([
  'id',
  'name',
  'anons',
  'description',
  'entity_type',
  'can_be_bought',
  'price',
  'old_price',
  'price_comment',
  'preposition_from',
  'start_date',
  'end_date',
  'weeks_time',
  'classes',
] satisfies (keyof typeof courses.$inferSelect)[]);

const columns = Object.keys(getTableColumns(courses)) as (keyof typeof courses.$inferSelect)[];

const timestamps = ['created_at', 'updated_at'] as const;

const catalogTypeRecord = record(courseTypes)({
  name: 'CatalogType',
  description: 'A course type as visitors see it.',
  permissions: 'part',
  hidden: timestamps,
});

export const catalogFormatRecord = record(courseFormats)({
  name: 'CatalogFormat',
  description: 'A course format as visitors see it.',
  permissions: 'part',
  hidden: timestamps,
});

export const catalogPlaceRecord = record(places)({
  name: 'CatalogPlace',
  description: 'A place of a course as visitors see it.',
  permissions: 'part',
  hidden: timestamps,
  order: 'name',
});

const found = textParts.describe('Split into matching and other parts.');

export const catalogCourseRecord = record(courses)({
  name: 'CatalogCourse',
  description: 'A course in the public catalogue.',
  permissions: 'part',
  hidden: columns.filter((name) => !shown.has(name)),
  computed: {
    categories_id: {
      schema: z.array(z.int()).describe('Ids of the visible catalogue categories of the course.'),
      sql: (table) =>
        sql`array(select link.category_id from course_category_courses link join course_categories category on category.company_id = link.company_id and category.id = link.category_id where link.company_id = ${table.company_id} and link.course_id = ${table.id} and ${isShown('category')} order by category.sort, category.id)`,
    },
    catalog_address: {
      schema: z
        .string()
        .nullable()
        .describe(
          'Path in the catalogue: the slug of the category and that of the course, such as `shkola/fizika`. The first one if there are two; null if there is none.',
        ),
      sql: (table) => {
        const at = (id: SQLWrapper, slug: SQLWrapper) =>
          sql`(select category.slug || '/' || ${slug} from course_categories category where category.company_id = ${table.company_id} and category.id = ${id})`;
        return sql`coalesce(${at(table.catalog_url_first_category_id, table.catalog_url_first_category_slug)}, ${at(table.catalog_url_second_category_id, table.catalog_url_second_category_slug)})`;
      },
    },
  },
  attached: {
    highlighted: {
      schema: z
        .object({ name: found, anons: found })
        .meta({
          id: 'HighlightedCourse',
          description: 'The searched texts of a course with the matches marked.',
        })
        .nullable()
        .describe('Null without a search.'),
      // The list fills it in, because only the list knows the search query.
      sql: () => sql`null::jsonb`,
    },
  },
  relations: {
    type: belongsTo(() => catalogTypeRecord, 'type_id'),
    format: belongsTo(() => catalogFormatRecord, 'format_id'),
    img: belongsTo(() => fileRecord, 'img_id'),
    places: manyToMany(() => catalogPlaceRecord, coursePlaces, {
      by: 'course_id',
      target: 'place_id',
    }),
  },
});
