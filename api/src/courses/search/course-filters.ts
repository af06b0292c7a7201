// Filters of course lists beyond plain columns: favourites, learners, teachers, categories, places, prices and dates.
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { forbidden } from '../../kit/http/errors.ts';
import { amountFrom, amountTo, daysFrom, daysTo, idsFilter } from '../../kit/lists/filters.ts';
import { has, type QueryScope } from '../../kit/permissions/permissions.ts';
import { conditionText } from '../../kit/resource/conditions.ts';
import { courses } from '../course-tables.ts';
import { courseTeachers } from '../people/people-tables.ts';
import * as tables from '../tables.ts';

export function isFavourite(table: typeof courses, asker: QueryScope): SQL {
  const { company_id, user_id, course_id } = tables.courseFavourites;
  return sql`exists (select 1 from ${tables.courseFavourites} where ${company_id} = ${table.company_id} and ${course_id} = ${table.id} and ${user_id} = ${asker.personId})`;
}

/**
 * Courses in which one of these users learns. Callers who may not see users can filter by themselves only.
 */
export const learntBy = idsFilter(
  (ids) => {
    const { company_id, course_id, user_id } = tables.courseStudents;
    return sql`exists (select 1 from ${tables.courseStudents} where ${company_id} = ${courses.company_id} and ${course_id} = ${courses.id} and ${user_id} = any(${ids}))`;
  },
  {
    check: (values, scope) => {
      const others = values.some((value) => value !== String(scope.personId));
      if (others && !has(scope, 'users_show')) throw forbidden();
    },
    selective: true,
  },
);

/** Courses that a link table connects with one of the ids. */
const linkedBy = (links: PgTable, column: string) =>
  idsFilter(
    (ids) =>
      sql`exists (select 1 from ${links} link where link.company_id = ${courses.company_id} and link.course_id = ${courses.id} and link.${sql.identifier(column)} = any(${ids}))`,
  );

export const inCategory = linkedBy(tables.courseCategoryCourses, 'category_id');
export const heldAtPlace = linkedBy(tables.coursePlaces, 'place_id');
export const taughtBy = linkedBy(courseTeachers, 'user_id');

export const writtenBy = idsFilter((ids) => sql`${courses.author_id} = any(${ids})`);

/** A course without a price is free. */
export const price = sql`coalesce(${courses.price}, 0)`;

/** Price filters of course lists. */
export const priceFilters = {
  price_from: {
    description: 'Minimum price in roubles, before discounts.',
    condition: conditionText,
    filter: amountFrom('price_from', price),
  },
  price_to: {
    description: 'Maximum price in roubles, before discounts; includes free courses.',
    condition: conditionText,
    filter: amountTo('price_to', price),
  },
};

/** Filters by a date column of courses. */
export const dayRangeFilters = (name: string, column: PgColumn, words: string) => ({
  [`${name}_from`]: {
    description: `${words} on this day or later.`,
    condition: conditionText,
    filter: daysFrom(`${name}_from`, column),
  },
  [`${name}_to`]: {
    description: `${words} on this day or earlier.`,
    condition: conditionText,
    filter: daysTo(`${name}_to`, column),
  },
});
