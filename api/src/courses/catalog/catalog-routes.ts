// Public routes of a company's catalogue: the course list, a single course, and the values of its filters.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companies } from '../../company/index.ts';
import { visitorId, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { visitorFreshness } from '../../kit/http/caching.ts';
import { readOne } from '../../kit/lists/list.ts';
import { oneQuery } from '../../kit/lists/documentation.ts';
import { readSelection } from '../../kit/lists/parameters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyParams, openRoute } from '../../kit/http/routes.ts';
import { courses, publishedStatuses } from '../course-tables.ts';
import {
  storedCountsBy,
  storedCoursesCount,
  storedCountsIn,
} from '../dictionaries/courses-count.ts';
import {
  categoryViewTypes,
  courseFormats,
  filterSelectionTypes,
  maxColumns,
  places,
} from '../dictionaries/dictionary-tables.ts';
import { coursePlaces } from '../tables.ts';
import { readHighlights, searchCourses } from '../search/course-search.ts';
import { searchMeta } from '../search/search-routes.ts';
import { isShown } from './catalog-categories.ts';
import { catalogParameters, catalogQuery, catalogSource, visitorScope } from './catalog-list.ts';
import { catalogCourseRecord, catalogFormatRecord, catalogPlaceRecord } from './catalog-record.ts';

const tag = 'Catalogue';
const base = '/public/companies/:companyId';

const category = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    title: z.string(),
    slug: z.string(),
    columns_count: z.int().min(1).max(maxColumns),
    filter_selection_type: z.enum(filterSelectionTypes),
    view_type: z.enum(categoryViewTypes),
  })
  .meta({ id: 'CatalogCategory', description: 'A catalogue category as visitors see it.' });

const catalog = z
  .object({
    company: z
      .object({ name: z.string(), code: z.string() })
      .meta({ id: 'CatalogCompany', description: 'The company that owns the catalogue.' }),
    categories: z.array(category).describe('Categories of the same parent are in manual order.'),
    formats: z
      .array(catalogFormatRecord.schema)
      .describe('Formats of the courses in the catalogue.'),
    places: z.array(catalogPlaceRecord.schema).describe('Places of the courses in the catalogue.'),
  })
  .meta({
    id: 'Catalog',
    description: 'The company of a catalogue and the values of its filters.',
  });

export function registerCatalog(app: FastifyInstance, database: Database): void {
  /**
   * Runs `work` in the company with a visitor's scope, which can read no other company. Throws 404 for an unknown
   * company.
   */
  const asVisitor = <T>(
    companyId: number,
    work: (transaction: Transaction, scope: Scope, company: Company) => Promise<T>,
  ): Promise<T> =>
    database.withIdentity(
      async (transaction) => ({
        companyId,
        personId: visitorId,
        company: await findCompany(transaction, companyId),
      }),
      (transaction, { company }) => work(transaction, visitorScope(companyId), company),
      { reads: true },
    );

  openRoute(app, {
    method: 'GET',
    path: `${base}/catalog`,
    tag,
    summary: 'Get the filter values of the catalogue',
    params: companyParams,
    answer: catalog,
    freshness: visitorFreshness,
    run: ({ params: { companyId } }) =>
      asVisitor(companyId, async (transaction, _scope, company) => ({
        company,
        ...(await narrowings(transaction, companyId)),
      })),
  });

  openRoute(app, {
    method: 'GET',
    path: `${base}/courses`,
    tag,
    summary: 'List the courses of the catalogue',
    description:
      'Published courses only. `search` matches Russian words in all forms and treats ё as е; a word that no course has is replaced by the most similar one. A search finds at most 1000 courses, sorted by relevance unless `sort` is given.',
    params: companyParams,
    query: catalogQuery,
    list: catalogCourseRecord.schema,
    meta: searchMeta,
    freshness: visitorFreshness,
    run: ({ params: { companyId }, query }) =>
      asVisitor(companyId, async (transaction, scope) => {
        const parameters = catalogParameters(query);
        const { data, meta, found } = await searchCourses(
          transaction,
          catalogSource,
          parameters,
          scope,
          query['sort'],
        );
        const responseMeta = { ...meta, corrected: found?.corrected ?? null };
        if (found === null || !('highlighted' in parameters.selection.with)) {
          return { data, meta: responseMeta };
        }
        const ids = data.map(({ id }) => Number(id));
        const texts = await readHighlights(transaction, companyId, ids, found.query);
        return {
          data: data.map((row) => ({ ...row, highlighted: texts.get(Number(row['id'])) ?? null })),
          meta: responseMeta,
        };
      }),
  });

  openRoute(app, {
    method: 'GET',
    path: `${base}/courses/:category/:slug`,
    tag,
    summary: 'Get a course by its path in the catalogue',
    params: companyParams.extend({ category: z.string().max(100), slug: z.string().max(100) }),
    query: oneQuery(catalogCourseRecord),
    answer: catalogCourseRecord.schema,
    freshness: visitorFreshness,
    run: ({ params: { companyId, ...address }, query }) =>
      asVisitor(companyId, async (transaction, scope) => {
        const selection = readSelection(query, catalogCourseRecord);
        const id = await courseAt(transaction, companyId, address);
        const course = id && (await readOne(transaction, catalogSource, id, selection, scope));
        if (!course) throw notFound('Курс не найден');
        return course;
      }),
  });
}

type Company = z.infer<typeof catalog>['company'];

async function findCompany(transaction: Transaction, companyId: number): Promise<Company> {
  const [company] = await transaction
    .select({ name: companies.name, code: companies.code })
    .from(companies)
    .where(and(eq(companies.id, companyId), isNull(companies.deleted_at)));
  if (company === undefined) throw notFound('Компания не найдена');
  return company;
}

const isPublished = sql`course.status = any(${sql.param(publishedStatuses)}::text[])`;

async function narrowings(transaction: Transaction, companyId: number) {
  const [categories, formats, ofPlaces] = await Promise.all([
    rowsOf<z.infer<typeof category>>(
      transaction,
      sql`select id, parent_id, title, slug, columns_count, filter_selection_type, view_type
        from course_categories category where company_id = ${companyId} and ${isShown('category')} order by sort, id`,
    ),
    rowsOf<{ id: number; name: string }>(
      transaction,
      sql`select id, name from ${courseFormats} where company_id = ${companyId}
        and ${storedCoursesCount(storedCountsBy('format_id'), courseFormats, publishedStatuses)} > 0 order by name, id`,
    ),
    rowsOf<{ id: number; name: string; address: string | null }>(
      transaction,
      sql`select id, name, address from ${places} where company_id = ${companyId}
        and ${storedCoursesCount(storedCountsIn(coursePlaces, 'place_id'), places, publishedStatuses)} > 0 order by name, id`,
    ),
  ]);
  return { categories, formats, places: ofPlaces };
}

/** Finds a course by either of its two addresses. */
async function courseAt(
  transaction: Transaction,
  companyId: number,
  { category: categorySlug, slug }: { category: string; slug: string },
): Promise<number | null> {
  const at = (place: 'first' | 'second') => {
    const [id, own] = [`catalog_url_${place}_category_id`, `catalog_url_${place}_category_slug`];
    return sql`select course.id from course_categories category
      join ${courses} course on course.company_id = category.company_id and course.${sql.identifier(id)} = category.id
      where category.company_id = ${companyId} and category.slug = ${categorySlug.toLowerCase()}
        and course.${sql.identifier(own)} = ${slug} and ${isPublished}`;
  };
  const [found] = await rowsOf<{ id: number }>(
    transaction,
    sql`${at('first')} union ${at('second')} order by id limit 1`,
  );
  return found?.id ?? null;
}
