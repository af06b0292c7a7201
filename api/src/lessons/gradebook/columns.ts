// Columns of a gradebook: the lessons, homework and tests of a course whose results the caller may read.
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mayWriteJournal, lessonRecord } from '../../courses/index.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { reachOf, type Scope } from '../../kit/permissions/permissions.ts';
import { readableRows, type RowFilter } from '../../kit/records/readers.ts';
import { readableAttempts } from '../../assessments/index.ts';
import { lessonBlocks } from '../blocks/block-tables.ts';
import { isTaughtLesson } from '../grants.ts';
import { checkHomework } from '../homework/work-records.ts';
import { lessons } from '../tables.ts';
import { maxColumns, type ColumnKind, type GradebookColumn } from './gradebook-rules.ts';

/** A column without its statistics. */
export type Column = Omit<
  GradebookColumn,
  'average_points' | 'average_percent' | 'graded_count' | 'done_count' | 'waiting_count'
>;

const lesson = alias(lessons, 'lesson');
const block = alias(lessonBlocks, 'block');

/** In course order: each lesson, then its homework, then its tests. */
export function readColumns(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
): Promise<Column[]> {
  const { companyId } = scope;
  const seen = conditionOf(readableRows(lessonRecord, lesson, scope));
  const checks =
    reachOf(scope, checkHomework) === 'none' ? sql`false` : isTaughtLesson(lesson, scope);
  const read: Record<ColumnKind, SQL> = {
    lesson: sql`
      select 'lesson_' || lesson.id as key, 'lesson' as kind, lesson.name, lesson.id as lesson_id, lesson.name as lesson_name,
        null::integer as block_id, null::integer as test_id, lesson.type = 'offline' as is_offline,
        case when lesson.type = 'offline' then 0 end as min_points, case when lesson.type = 'offline' then lesson.max_mark end as max_points,
        lesson.type = 'offline' and coalesce(${mayWriteJournal(lesson, scope)}, false) as can_grade, false as is_over,
        lesson.sort as lesson_sort, 0 as kind_sort, 0 as block_sort
      from lesson where ${seen}`,
    homework: sql`
      select 'homework_' || lesson.id, 'homework', lesson.name, lesson.id, lesson.name, null, null, false,
        lesson.homework_min_points, lesson.homework_max_points, ${checks},
        coalesce(least(lesson.forbid_datetime, lesson.close_date) <= now(), false), lesson.sort, 1, 0
      from lesson where (lesson.type = 'homework' or lesson.homework is not null) and (${seen} or ${checks})
      union all
      select 'homework_' || lesson.id || '_' || block.id, 'homework', coalesce(block.title, lesson.name), lesson.id, lesson.name,
        block.id, null, false, coalesce(block.homework_min_points, lesson.homework_min_points), block.homework_max_points, ${checks},
        coalesce(least(lesson.forbid_datetime, lesson.close_date) <= now(), false), lesson.sort, 1, block.sort
      from lesson join lesson_blocks block on block.company_id = lesson.company_id and block.lesson_id = lesson.id
      where block.type = 'homework' and block.status = 'published' and (${seen} or ${checks})`,
    test: sql`
      select 'test_' || test.id, 'test', test.title, given.lesson_id, given.lesson_name, null, test.id, false,
        null, null, false, false, given.lesson_sort, 2, given.block_sort
      from (
        select distinct on (block.test_id) block.test_id, lesson.id as lesson_id, lesson.name as lesson_name,
          lesson.sort as lesson_sort, block.sort as block_sort
        from lesson join lesson_blocks block on block.company_id = lesson.company_id and block.lesson_id = lesson.id
        where block.type = 'test' and block.status = 'published' and block.test_id is not null
          and ${conditionOf(readableAttempts(block, scope))}
        order by block.test_id, lesson.sort, lesson.id, block.sort, block.id
      ) as given join tests test on test.company_id = ${companyId} and test.id = given.test_id`,
  };
  return rowsOf<Column>(
    transaction,
    sql`with lesson as materialized (
        select * from lessons where company_id = ${companyId} and course_id = ${courseId} and status in ('start', 'visible', 'trial', 'close')
      )
      select key, kind, name, lesson_id, lesson_name, block_id, test_id, is_offline, min_points, max_points, can_grade, is_over
      from (select * from (${read.lesson}) as of_lesson union all ${read.homework} union all ${read.test}) as found
      order by lesson_sort, lesson_id, kind_sort, block_sort, key limit ${maxColumns}`,
  );
}

const conditionOf = (rows: RowFilter): SQL => {
  if (rows === 'all') return sql`true`;
  return rows === 'none' ? sql`false` : rows;
};
