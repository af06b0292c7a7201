// SQL of gradebook cells: the state of every column for every learner, in one statement.
import { sql, type SQL } from 'drizzle-orm';
import { isOpenByPackages, packagesOfLearners } from '../../courses/index.ts';
import type { Column } from './columns.ts';

export interface CellsQuery {
  companyId: number;
  courseId: number;
  /** The condition on rows of `course_students`. */
  where: SQL;
  columns: readonly Column[];
}

/**
 * CTEs that begin a statement. `learner`: the selected students. `cell`: state, points and references by `user_id` and
 * `key`; `percent` is the share of the highest points for graded cells.
 */
export const cellsWith = ({ companyId, courseId, where, columns }: CellsQuery): SQL => sql`
  with learner as materialized (
    select course_students.id, course_students.course_id, course_students.user_id, course_students.full_name
    from course_students where ${where}
  ),
  col as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
      as col (key text, kind text, lesson_id integer, block_id integer, test_id integer, max_points integer, is_over boolean)
  ),
  ${lessonCells(companyId, courseId)},
  ${workCells(companyId, courseId)},
  ${missedCells(companyId, courseId, columns)},
  ${attemptCells(companyId)},
  cell as materialized (
    select *, case when points is not null and max_points > 0 and state in ('accepted', 'finished', 'expired')
      then least(100, points * 100.0 / max_points) end as percent
    from (
      select * from lesson_cell union all select * from work_cell union all select * from missed_cell union all select * from attempt_cell
    ) as found
  )`;

/**
 * The condition on rows of the learners in the course. Indexes begin with the company and the learner.
 */
const theirs = (table: string, companyId: number, courseId: number): SQL => {
  const name = sql.identifier(table);
  return sql`${name}.company_id = ${companyId} and ${name}.course_id = ${courseId} and ${name}.user_id = any(array(select user_id from learner))`;
};

const lessonCells = (companyId: number, courseId: number): SQL => sql`lesson_cell as (
    select user_id, col.key, case when mark.attendance in ('absent', 'excused') then 'absent'
        when progress.finished_at is not null or mark.attendance is not null then 'finished' else 'in_progress' end as state,
      mark.mark::double precision as points, col.max_points, mark.attendance, mark.note,
      null::integer as work_id, null::integer as attempt_id
    from (
      select lesson_id, user_id, finished_at from lesson_progress
      where ${theirs('lesson_progress', companyId, courseId)} and (opened_at is not null or finished_at is not null)
    ) as progress full join (
      select lesson_id, user_id, attendance, mark, note from lesson_marks where ${theirs('lesson_marks', companyId, courseId)}
    ) as mark using (lesson_id, user_id)
    join col on col.kind = 'lesson' and col.lesson_id = coalesce(progress.lesson_id, mark.lesson_id)
  )`;

const workCells = (companyId: number, courseId: number): SQL => sql`work_cell as (
    select work.user_id, col.key, case work.status when 'sent' then 'on_check' else work.status end as state,
      work.points::double precision as points, col.max_points, null::text as attendance, null::text as note,
      work.id as work_id, null::integer as attempt_id
    from homework_works work
    join col on col.kind = 'homework' and col.lesson_id = work.lesson_id and col.block_id is not distinct from work.block_id
    where ${theirs('work', companyId, courseId)}
  )`;

/** Homework of a learner that was not submitted before its deadline. */
function missedCells(companyId: number, courseId: number, columns: readonly Column[]): SQL {
  const missed = sql`learner.user_id, col.key, 'expired' as state, null::double precision as points, col.max_points,
    null::text as attendance, null::text as note, null::integer as work_id, null::integer as attempt_id
    from learner cross join col`;
  if (!columns.some(({ is_over }) => is_over))
    return sql`missed_cell as (select ${missed} where false)`;
  const allowed = sql`select from lesson_homework_users allowed where allowed.company_id = ${companyId} and allowed.lesson_id = lesson.id`;
  return sql`held as materialized (${packagesOfLearners(companyId)}),
  missed_cell as (
    select ${missed} join lessons lesson on lesson.company_id = ${companyId} and lesson.course_id = ${courseId} and lesson.id = col.lesson_id
    where col.kind = 'homework' and col.is_over and ${isOpenByPackages(companyId, 'homework')}
      and (not exists (${allowed}) or exists (${allowed} and allowed.user_id = learner.user_id))
      and not exists (select from work_cell where work_cell.user_id = learner.user_id and work_cell.key = col.key)
  )`;
}

/**
 * An attempt that waits for a teacher comes first, then the best finished one, by the same rule as `isBest` of
 * attempts.
 */
const attemptCells = (companyId: number): SQL => sql`attempt_cell as (
    select distinct on (attempt.user_id, attempt.test_id) attempt.user_id, col.key,
      case attempt.state when 'checked' then 'finished' else attempt.state end as state,
      attempt.points::double precision as points, attempt.max_points, null::text as attendance, null::text as note,
      null::integer as work_id, attempt.id as attempt_id
    from test_attempts attempt join col on col.kind = 'test' and col.test_id = attempt.test_id
    where attempt.company_id = ${companyId} and attempt.user_id = any(array(select user_id from learner))
      and attempt.test_id = any(array(select test_id from col where kind = 'test')) and attempt.annulled_at is null
    order by attempt.user_id, attempt.test_id,
      case attempt.state when 'on_check' then 0 when 'in_progress' then 2 else 1 end, attempt.points desc nulls last, attempt.number
  )`;
