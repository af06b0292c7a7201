// The list of the public catalogue: the visible courses, their filters and sorts.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { visitorId } from '../../kit/database/database.ts';
import { amountFrom, amountTo, columnFilter, flagFilter } from '../../kit/lists/filters.ts';
import type { ListSource, Row, ListParameters } from '../../kit/lists/contract.ts';
import { listQuery } from '../../kit/lists/documentation.ts';
import { readListParameters } from '../../kit/lists/parameters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { price, takingPlaceAt } from '../search/course-filters.ts';
import { countedCourses, courses, publishedStatuses } from '../course-tables.ts';
import { inCategories } from './catalog-categories.ts';
import { withOrderAlone } from '../search/course-search.ts';
import { catalogCourseRecord } from './catalog-record.ts';

/** The scope of an anonymous visitor. */
export const visitorOf = (companyId: number): Scope => ({
  companyId,
  personId: visitorId,
  isOwner: false,
  permissions: new Set(),
});

const filters = {
  category_id: inCategories,
  format_id: columnFilter('format_id', courses.format_id),
  type_id: columnFilter('type_id', courses.type_id),
  place_id: takingPlaceAt,
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

const ids = (of: string) => z.string().optional().describe(`Courses of these ${of}, by their ids.`);
const amount = (bound: string) =>
  z.string().optional().describe(`Roubles that a course costs at ${bound}; a free one costs 0.`);

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
      'Courses that are listed under these categories or below them, by their ids: under any of those below one at the top, and of several at the top under each.',
    ),
  format_id: ids('formats'),
  type_id: ids('types'),
  place_id: ids('places'),
  price_from: amount('least'),
  price_to: amount('most'),
  free: z.string().optional().describe('1: only what is free; 0: only what is not.'),
});

export function catalogParameters(query: Row): ListParameters {
  const parameters = readListParameters(withOrderAlone(query), {
    record: catalogCourseRecord,
    sort,
    defaultSort: { column: 'created_at', descending: true },
    filters: Object.keys(filters),
    countBy: [],
    ofVisitors: true,
  });
  return { ...parameters, filters: { ...parameters.filters, status: [...publishedStatuses] } };
}
