// Filters of a course's learners for statistics, and the number of days after which a learner is stuck.
import { sql } from 'drizzle-orm';
import { coursePackageUsers } from '../../courses/packages/package-tables.ts';
import { courseStudents } from '../../courses/tables.ts';
import { filter, fromDay, idsFilter, toDay, unknownValue } from '../../kit/lists/filters.ts';
import type { SpecialFilter } from '../../kit/resource/resource.ts';
import { conditionText } from '../../kit/resource/conditions.ts';
import type { ListParameters } from '../../kit/lists/contract.ts';

type Filters = Record<string, SpecialFilter>;

/** Default number of days without progress after which a learner is stuck. */
const usualDays = 7;
const mostDays = 365;

export const learnerFilters = {
  package_id: {
    description: 'Learners who have one of these packages.',
    filter: idsFilter(
      (ids) =>
        sql`exists (select 1 from ${coursePackageUsers} held where held.company_id = ${courseStudents.company_id} and held.user_id = ${courseStudents.user_id} and held.package_id = any(${ids}))`,
    ),
  },
  group_id: {
    description: 'Members of one of these groups.',
    filter: idsFilter(
      (ids) =>
        sql`exists (select 1 from group_members grouped where grouped.company_id = ${courseStudents.company_id} and grouped.user_id = ${courseStudents.user_id} and grouped.group_id = any(${ids}))`,
    ),
  },
  branch_id: {
    description: 'Learners of one of these branches.',
    filter: idsFilter((ids) => sql`${courseStudents.branch_id} = any(${ids})`),
  },
  began_from: {
    description: 'Learners who joined the course on this day or later.',
    condition: conditionText,
    filter: fromDay('began_from', courseStudents.created_at),
  },
  began_to: {
    description: 'Learners who joined the course on this day or earlier.',
    condition: conditionText,
    filter: toDay('began_to', courseStudents.created_at),
  },
} satisfies Filters;

const daysIn = (value: string | undefined): number => {
  const days = Number(value);
  if (!/^\d{1,3}$/.test(value ?? '') || days < 1 || days > mostDays) {
    throw unknownValue('stuck_days', value ?? '');
  }
  return days;
};

/** Does not filter rows by itself. */
export const stuckDays = {
  stuck_days: {
    description: `Days without progress after which a learner is stuck: from 1 to ${mostDays}; default: ${usualDays}.`,
    condition: conditionText,
    filter: filter<{ days: number }>({
      read: ([value]) => ({ days: daysIn(value) }),
      where: ({ days }) => sql`${days}::integer is not null`,
    }),
  },
} satisfies Filters;

export const stuckDaysOf = ({ filters }: Pick<ListParameters, 'filters'>): number =>
  filters['stuck_days'] === undefined ? usualDays : daysIn(filters['stuck_days'][0]);
