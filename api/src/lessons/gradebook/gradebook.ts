// The gradebook of a course: learners with their results in lessons, homework and tests. A page takes three statements,
// whatever its size.
import { and, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { courseRecord, courseResource } from '../../courses/index.ts';
import { courseStudents } from '../../courses/tables.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { filter, unknownValue } from '../../kit/lists/filters.ts';
import { conditionsWith, readList } from '../../kit/lists/list.ts';
import type { ParentKeys, Row, ListParameters } from '../../kit/lists/contract.ts';
import { readRanked } from '../../kit/lists/ranked.ts';
import type { Permissions, Scope } from '../../kit/permissions/permissions.ts';
import { readableThrough, record } from '../../kit/records/record.ts';
import { resource, type SpecialFilter } from '../../kit/resource/resource.ts';
import { hiddenStudentColumns } from '../learning/learner-columns.ts';
import { rowsByHashJoin } from '../statistics/hash-joins.ts';
import { learnerFilters } from '../statistics/learner-filters.ts';
import { cellsWith, type CellsQuery } from './cells.ts';
import { readColumns, type Column } from './columns.ts';
import {
  cellShape,
  cellStates,
  columnKinds,
  type GradebookCell,
  type GradebookColumn,
} from './gradebook-rules.ts';

/**
 * Staff who may see results of lessons, in the courses that they see; columns of homework and tests follow their own
 * permissions.
 */
export const gradebookPermissions = {
  read: { my: 'lessons_show_results' },
} as const satisfies Permissions;

const gradebookRecord = record(courseStudents)({
  name: 'GradebookStudent',
  description: 'A learner of a course with their results in lessons, homework and tests.',
  permissions: gradebookPermissions,
  mine: readableThrough(() => courseRecord, 'course_id'),
  hidden: hiddenStudentColumns,
  order: 'full_name',
  // Filled in by `withCells` for all learners of a page at once.
  computed: {
    average: {
      schema: z
        .number()
        .nullable()
        .describe('Average of all grades as percentages of their maxima; null without grades.'),
      sql: () => sql`null`,
    },
    cells: {
      schema: z
        .array(cellShape)
        .describe('In the order of the columns; items not begun have no cell.'),
      sql: () => sql`'[]'::jsonb`,
    },
  },
});

/**
 * Filters that the list only validates: kinds select columns, and states select learners in `rankedIds`.
 */
const ofCells = (name: string, known: readonly string[], description: string): SpecialFilter => ({
  description,
  filter: filter<{ values: string[] }>({
    read: (values) => {
      for (const value of values) if (!known.includes(value)) throw unknownValue(name, value);
      return { values: [...values] };
    },
    where: ({ values }) => sql`${values}::text[] is not null`,
  }),
});

export const gradebook = resource({
  record: gradebookRecord,
  parent: { of: courseResource, by: 'course_id' },
  path: '/gradebook',
  tag: 'Gradebook',
  missing: 'Ученик не найден',
  words: { one: 'одного ученика', many: 'учеников', all: 'Ученики' },
  readOnly: true,
  sort: ['full_name'],
  ranked: ['average'],
  searched: ['searched'],
  filters: ['user_id'],
  counted: [['course_id'], ['course_id', 'branch_id']],
  specialFilters: {
    package_id: learnerFilters.package_id,
    group_id: learnerFilters.group_id,
    branch_id: learnerFilters.branch_id,
    kind: ofCells(
      'kind',
      columnKinds,
      'Only columns of these kinds; the state filter applies to them. Cells and averages do not change.',
    ),
    state: ofCells('state', cellStates, 'Learners who have a cell in one of these states.'),
  },
});

/** A page of learners with all their cells. */
export async function readGradebook(
  transaction: Transaction,
  parameters: ListParameters,
  scope: Scope,
  place: ParentKeys,
) {
  const columns = await columnsOf(transaction, scope, place);
  const source = gradebook.source(gradebookPermissions.read);
  const ids = await rankedIds(transaction, parameters, scope, place, columns);
  const list = await (ids === null
    ? readList(transaction, source, parameters, scope, place)
    : readRanked(
        transaction,
        source,
        { ...parameters, search: '', ids: null, filters: {} },
        scope,
        ids,
      ));
  return { ...list, data: await withCells(transaction, scope, place, columns, list.data) };
}

/** All columns with statistics of the selected learners. */
export async function readGradebookColumns(
  transaction: Transaction,
  parameters: ListParameters,
  scope: Scope,
  place: ParentKeys,
): Promise<GradebookColumn[]> {
  const columns = await columnsOf(transaction, scope, place);
  const ids = await rankedIds(transaction, parameters, scope, place, columns);
  const where = learnersOf(parameters, scope, place);
  const condition = ids === null ? where : sql`${where} and ${within(ids)}`;
  const numbers = await rowsByHashJoin<{ key: string } & Numbers>(
    transaction,
    sql`${cellsWith(cellsOf(scope, place, condition, columns))}
      select key, round(avg(points) filter (where ${isGraded})::numeric, 2)::double precision as average_points,
        round(avg(percent)::numeric, 1)::double precision as average_percent,
        (count(*) filter (where ${isGraded}))::integer as graded_count,
        (count(*) filter (where state in ('accepted', 'finished') or state = 'expired' and points is not null))::integer as done_count,
        (count(*) filter (where state = 'on_check'))::integer as waiting_count
      from cell group by key`,
  );
  const known = new Map(numbers.map(({ key, ...counted }) => [key, counted]));
  return chosenColumns(columns, parameters.filters['kind']).map((column) => ({
    ...column,
    ...(known.get(column.key) ?? nothing),
  }));
}

type Numbers = Pick<
  GradebookColumn,
  'average_points' | 'average_percent' | 'graded_count' | 'done_count' | 'waiting_count'
>;

const nothing: Numbers = {
  average_points: null,
  average_percent: null,
  graded_count: 0,
  done_count: 0,
  waiting_count: 0,
};

const isGraded = sql`points is not null and state in ('accepted', 'finished', 'expired')`;

const within = (ids: readonly number[]): SQL =>
  sql`${courseStudents.id} = any(${sql.param([...ids])}::integer[])`;

const cellsOf = (
  { companyId }: Scope,
  place: ParentKeys,
  where: SQL,
  columns: readonly Column[],
): CellsQuery => ({ companyId, courseId: Number(place['course_id']), where, columns });

const columnsOf = (transaction: Transaction, scope: Scope, place: ParentKeys) =>
  readColumns(transaction, scope, Number(place['course_id']));

/** The columns of these kinds. Cells and averages of learners always include all columns. */
export const chosenColumns = <Of extends Pick<Column, 'kind'>>(
  columns: readonly Of[],
  kinds: readonly unknown[] | undefined,
): Of[] => columns.filter(({ kind }) => kinds?.includes(kind) !== false);

/** The condition on learners. Throws 422 for invalid filters. */
const learnersOf = (
  { search, ids, filters }: ListParameters,
  scope: Scope,
  place: ParentKeys,
): SQL => {
  const source = gradebook.source(gradebookPermissions.read);
  return (
    and(...conditionsWith(source, { search, ids, filters }, scope, place).values()) ?? sql`true`
  );
};

/**
 * The ids of all listed learners in order, if cells determine the filter or the sort; else null.
 */
async function rankedIds(
  transaction: Transaction,
  parameters: ListParameters,
  scope: Scope,
  place: ParentKeys,
  columns: readonly Column[],
): Promise<number[] | null> {
  const { filters, sort } = parameters;
  const states = filters['state'];
  const keys = chosenColumns(columns, filters['kind']).map(({ key }) => key);
  const isByAverage = sort.column === 'average';
  if (states === undefined && !isByAverage) return null;
  const where = learnersOf(parameters, scope, place);
  const direction = sort.descending ? sql`desc` : sql`asc`;
  // Learners without a grade come last in both directions.
  const order = isByAverage
    ? sql`known.average ${direction} nulls last, learner.full_name, learner.id`
    : sql`${sort.column === 'id' ? sql`` : sql`learner.full_name ${direction}, `}learner.id ${direction}`;
  const found = await rowsByHashJoin<{ id: number }>(
    transaction,
    sql`${cellsWith(cellsOf(scope, place, where, columns))}
      select learner.id from learner left join (
        select user_id, avg(percent) as average, bool_or(state = any(${sql.param(states ?? [])}::text[]) and key = any(${sql.param(keys)}::text[])) as is_found
        from cell group by user_id
      ) as known on known.user_id = learner.user_id
      where ${states === undefined ? sql`true` : sql`known.is_found`} order by ${order}`,
  );
  return found.map(({ id }) => id);
}

/** Adds the requested computed fields to the rows. */
async function withCells(
  transaction: Transaction,
  scope: Scope,
  place: ParentKeys,
  columns: readonly Column[],
  rows: Row[],
): Promise<Row[]> {
  const requestedFields = Object.keys(gradebookRecord.computed).filter(
    (name) => rows[0] && name in rows[0],
  );
  if (requestedFields.length === 0) return rows;
  const { companyId } = scope;
  const ids = rows.map(({ id }) => Number(id));
  const where = sql`${courseStudents.company_id} = ${companyId} and ${within(ids)}`;
  const found = await rowsByHashJoin<{ id: number; percent: number | null; cell: GradebookCell }>(
    transaction,
    sql`${cellsWith(cellsOf(scope, place, where, columns))}
      select learner.id, cell.percent::double precision as percent, json_build_object('column', cell.key, 'state', cell.state,
        'points', cell.points, 'max_points', cell.max_points, 'attendance', cell.attendance, 'note', cell.note,
        'work_id', cell.work_id, 'attempt_id', cell.attempt_id, 'last_message_id', (
          select max(message.id) from homework_messages message where message.company_id = ${companyId} and message.work_id = cell.work_id)
        ) as cell
      from cell join learner on learner.user_id = cell.user_id`,
  );
  const order = new Map(columns.map(({ key }, index) => [key, index]));
  const placeIn = ({ cell }: { cell: GradebookCell }) => order.get(cell.column) ?? 0;
  const byStudent = Map.groupBy(found, ({ id }) => id);
  return rows.map((row) => {
    const own = byStudent.get(Number(row['id'])) ?? [];
    const percents = own.flatMap(({ percent }) => (percent === null ? [] : [percent]));
    const values: Row = {
      average: averageOf(percents),
      cells: own.toSorted((one, other) => placeIn(one) - placeIn(other)).map(({ cell }) => cell),
    };
    return { ...row, ...Object.fromEntries(requestedFields.map((name) => [name, values[name]])) };
  });
}

/** Rounded to one decimal place. */
const averageOf = (percents: readonly number[]): number | null =>
  percents.length === 0
    ? null
    : Math.round((percents.reduce((sum, each) => sum + each, 0) / percents.length) * 10) / 10;
