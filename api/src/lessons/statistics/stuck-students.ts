// The resource of a course's stuck learners: those whose next lesson has been open for days without any activity.
import { and, sql } from 'drizzle-orm';
import { z } from 'zod';
import { courseRecord, courseResource } from '../../courses/index.ts';
import { courseStudents } from '../../courses/tables.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { idsFilter, idsOf } from '../../kit/lists/filters.ts';
import { conditionsWith } from '../../kit/lists/list.ts';
import type { ParentKeys, Row, ListParameters } from '../../kit/lists/contract.ts';
import { readRanked } from '../../kit/lists/ranked.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { readableThrough, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { wireText } from '../../kit/records/wire.ts';
import { statisticsPermissions } from '../grants.ts';
import { learnerFilters, stuckDays, stuckDaysOf } from './learner-filters.ts';
import { queryStandings } from './standings.ts';

const stuckRecord = record(courseStudents)({
  name: 'StuckStudent',
  description: 'A stuck learner of a course and the lesson where they are stuck.',
  permissions: statisticsPermissions,
  mine: readableThrough(() => courseRecord, 'course_id'),
  hidden: ['searched', 'course_id', 'finished_at', 'branch_id', 'created_at'],
  unsummed: ['progress'],
  computed: {
    // Filled in by the routes from a statement over the whole course.
    lesson_id: {
      schema: z.int().describe('Id of the lesson where the learner is stuck.'),
      sql: () => sql`0`,
    },
    lesson_name: { schema: z.string(), sql: () => sql`''` },
    stuck_since: {
      schema: z.iso
        .datetime()
        .nullable()
        .describe(
          'When the lesson opened to the learner, or their last activity in the course, whichever is later.',
        ),
      sql: () => sql`null`,
    },
    stuck_days: { schema: z.int().describe('Whole days since then.'), sql: () => sql`0` },
  },
});

export const stuckStudents = resource({
  record: stuckRecord,
  parent: { of: courseResource, by: 'course_id' },
  path: '/stuck_students',
  tag: 'Statistics',
  missing: 'Ученик не найден',
  words: { one: 'одного ученика', many: 'учеников', all: 'Ученики' },
  readOnly: true,
  sort: [],
  searched: ['searched'],
  specialFilters: {
    ...learnerFilters,
    ...stuckDays,
    lesson_id: {
      description: 'Learners stuck at one of these lessons.',
      // Applied after all stuck learners are found.
      filter: idsFilter((ids) => sql`${ids} is not null`),
    },
  },
});

interface Stuck {
  id: number;
  lesson_id: number;
  lesson_name: string;
  stuck_since: string;
  stuck_days: number;
}

/** A page of stuck learners, the longest inactive first. */
export async function readStuckStudents(
  transaction: Transaction,
  parameters: ListParameters,
  scope: Scope,
  place: ParentKeys,
) {
  const source = stuckStudents.source(statisticsPermissions.read);
  const found = await findStuck(transaction, parameters, scope, place);
  const list = await readRanked(
    transaction,
    source,
    { ...parameters, search: '', ids: null, filters: {} },
    scope,
    found.map(({ id }) => id),
  );
  const known = new Map(found.map((each) => [each.id, each]));
  const computedFields = Object.keys(stuckRecord.computed);
  return {
    ...list,
    data: list.data.map((row): Row => {
      const values: Row = { ...known.get(Number(row['id'])) };
      const shown = computedFields.filter((name) => name in row && name in values);
      return { ...row, ...Object.fromEntries(shown.map((name) => [name, values[name]])) };
    }),
  };
}

function findStuck(
  transaction: Transaction,
  { search, ids, filters, sort }: ListParameters,
  scope: Scope,
  place: ParentKeys,
): Promise<Stuck[]> {
  const { companyId } = scope;
  const source = stuckStudents.source(statisticsPermissions.read);
  const conditions = conditionsWith(source, { search, ids, filters }, scope, place);
  const atLessons = filters['lesson_id'] ? sql.param(idsOf(filters['lesson_id'])) : sql`null`;
  const order = sort.descending ? sql`desc` : sql`asc`;
  return queryStandings<Stuck>(
    transaction,
    {
      companyId,
      courseId: Number(place['course_id']),
      where: and(...conditions.values()) ?? sql`true`,
      days: stuckDaysOf({ filters }),
    },
    sql`select learner.id, lesson.id as lesson_id, lesson.name as lesson_name,
        ${wireText(sql`stuck.since`)} as stuck_since,
        floor(extract(epoch from now() - stuck.since) / 86400)::integer as stuck_days
      from stuck join learner on learner.user_id = stuck.user_id
      join lessons lesson on lesson.company_id = ${companyId} and lesson.id = stuck.lesson_id
      where ${atLessons}::integer[] is null or stuck.lesson_id = any(${atLessons}::integer[])
      order by stuck.since ${order}, learner.id`,
  );
}
