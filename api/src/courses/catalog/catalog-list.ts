// The list of the public catalogue: the visible courses, their filters and sorts.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { visitorId } from '../../kit/database/database.ts';
import { amountFrom, amountTo, columnFilter, flagFilter } from '../../kit/lists/filters.ts';
import type { ListSource, Row, ListParameters } from '../../kit/lists/contract.ts';
import { listQuery } from '../../kit/lists/documentation.ts';
import { readListParameters } from '../../kit/lists/parameters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { price, heldAtPlace } from '../search/course-filters.ts';
import { countedCourses, courses, publishedStatuses } from '../course-tables.ts';
import { inCategories } from './catalog-categories.ts';
import { dropDescWithoutSort } from '../search/course-search.ts';
import { catalogCourseRecord } from './catalog-record.ts';

/** The scope of an anonymous visitor. */
export const visitorScope = (companyId: number): Scope => ({
  companyId,
  personId: visitorId,
  isOwner: false,
  permissions: new Set(),
});

const filters = {
  category_id: inCategories,
  format_id: columnFilter('format_id', courses.format_id),
  type_id: columnFilter('type_id', courses.type_id),
  place_id: heldAtPlace,
  price_from: amountFrom('price_from', price),
  price_to: amountTo('price_to', price),
  free: flagFilter('free', () => sql`${price} = 0`),
};

export const catalogSource: ListSource = {
  record: catalogCourseRecord,
  inCompany: true,
  filters: { ...filters, status: columnFilter('status', courses.status) },
  counted: countedCourses,
  partitionBy: 'status',
};

const sort = ['id', 'created_at', 'name', 'price', 'start_date'];

const ids = (of: string) =>
  z.string().optional().describe(`Courses with any of these ${of}, by id.`);
const amount = (bound: string) =>
  z.string().optional().describe(`Price in roubles, at ${bound}; a free course costs 0.`);

export const catalogQuery = listQuery({
  record: catalogCourseRecord,
  sort,
  countBy: [],
  isSearched: true,
  ofVisitors: true,
}).extend({
  category_id: z
    .string()
    .optional()
    .describe(
      'Courses in these categories or their descendants, by id. Categories below the same top-level category are combined with OR, different top-level categories with AND.',
    ),
  format_id: ids('formats'),
  type_id: ids('types'),
  place_id: ids('places'),
  price_from: amount('least'),
  price_to: amount('most'),
  free: z.string().optional().describe('1: free courses only; 0: paid courses only.'),
});

export function catalogParameters(query: Row): ListParameters {
  const parameters = readListParameters(dropDescWithoutSort(query), {
    record: catalogCourseRecord,
    sort,
    defaultSort: { column: 'created_at', descending: true },
    filters: Object.keys(filters),
    countBy: [],
    ofVisitors: true,
  });
  return { ...parameters, filters: { ...parameters.filters, status: [...publishedStatuses] } };
}
