// Computes in one SQL statement which lessons are open to all learners of a course and how far they are. A test
// compares it with `opening.ts`, which applies the same rules to one learner.
import { sql, type SQL } from 'drizzle-orm';
import { isOpenByPackages, packagesOfLearners } from '../../courses/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { rowsByHashJoin } from './hash-joins.ts';

export interface StandingsQuery {
  companyId: number;
  courseId: number;
  /** The condition on rows of `course_students`. */
  where: SQL;
  /** Days without progress after which a learner is stuck. */
  days: number;
}

/** Runs a query over the CTEs of `standings`. */
export const queryStandings = <Row extends object>(
  transaction: Transaction,
  standing: StandingsQuery,
  query: SQL,
): Promise<Row[]> => rowsByHashJoin<Row>(transaction, sql`${standings(standing)} ${query}`);

/**
 * CTEs that begin a statement. `learner`: the selected students. `there`: visible lessons, computed once per set of
 * packages (`like_id` is one of the learners with that set). `funnel`: counts of learners by lesson and state. `stuck`:
 * learners whose next open and unfinished lesson has been open for that many days without any activity in the course;
 * those whose homework waits for a check are excluded. The cost grows with the size of the course.
 */
const standings = ({ companyId, courseId, where, days }: StandingsQuery): SQL => sql`
  with course as materialized (
    select course.id, course.status, course.close_date, course.close_days, company.time_zone,
      (now() at time zone company.time_zone)::date as today
    from courses course join companies company on company.id = course.company_id
    where course.company_id = ${companyId} and course.id = ${courseId} and course.status in ('start', 'visible', 'trial', 'close')
  ),
  learner as materialized (
    select student.*, student.status = 'close' or coalesce(student.today >= least(student.close_date, student.began_on + student.close_days + 1), false) as has_ended
    from (
      select course_students.course_id, course_students.user_id, course_students.id, course_students.full_name,
        course_students.last_visited_at, course_students.created_at as began_at,
        (course_students.created_at at time zone course.time_zone)::date as began_on,
        course.status, course.close_date, course.close_days, course.today
      from course_students join course on course.id = course_students.course_id where ${where}
    ) as student
  ),
  holding as materialized (${packagesOfLearners(companyId)}),
  known as materialized (
    select learner.*, min(learner.user_id) over (partition by bundle.packages) as like_id
    from learner join (
      select learner.user_id, array_agg(holding.id order by holding.id) as packages
      from learner left join holding on holding.user_id = learner.user_id group by learner.user_id
    ) as bundle on bundle.user_id = learner.user_id
  ),
  one as materialized (select distinct course_id, like_id as user_id from known),
  held as materialized (select holding.* from holding join one on one.user_id = holding.user_id),
  there as materialized (
    select learner.user_id as like_id, lesson.id, lesson.created_at, lesson.open_watch_percent, lesson.open_points,
      coalesce(lesson.close_date <= now(), false) as is_over, coalesce(lesson.open_days_count, 0) as open_days,
      case when lesson.status in ('start', 'trial') or exists (
        select 1 from course_package_trial_lessons trial where trial.company_id = ${companyId} and trial.target_id = lesson.id
      ) then 'immediately' else lesson.open_type end as open_type,
      case lesson.open_type when 'after_previous' then least(lesson.open_final_date, lag(lesson.close_date) over learnt) else lesson.open_final_date end as opens_at,
      lag(lesson.id) over learnt as previous_id, row_number() over learnt as place
    from one as learner join lessons lesson on lesson.company_id = ${companyId} and lesson.course_id = learner.course_id
      and lesson.status in ('start', 'visible', 'trial') and ${isOpenByPackages(companyId)}
    window learnt as (partition by learner.user_id order by lesson.sort, lesson.id)
  ),
  standing as (
    select learner.user_id, there.id as lesson_id, there.place, progress.opened_at is not null as was_opened,
      progress.finished_at is not null as is_finished, previous.opened_at is not null as came_by,
      there.open_type = 'after_previous' as waits, not learner.has_ended and not there.is_over and (
        opening.user_id is not null or progress.finished_at is not null or coalesce(there.opens_at <= now(), false) or case there.open_type
          when 'immediately' then true
          when 'after_days' then learner.began_on + there.open_days <= learner.today
          when 'after_previous' then there.previous_id is null or progress.opened_at is not null or ${isPreviousDone}
          else false end) as is_open
    from known as learner join there on there.like_id = learner.like_id
    left join lesson_progress progress on ${ofLearner('progress', companyId, courseId, sql`there.id`)}
    left join lesson_progress previous on ${ofLearner('previous', companyId, courseId, sql`there.previous_id`)}
    left join lesson_openings opening on ${ofLearner('opening', companyId, courseId, sql`there.id`)}
  ),
  summed as materialized (
    select lesson_id, user_id, count(*)::integer as students, count(*) filter (where is_open)::integer as open,
      count(*) filter (where was_opened)::integer as opened, count(*) filter (where is_finished)::integer as finished,
      count(*) filter (where came_by and (is_open or waits or was_opened))::integer as came_by,
      count(*) filter (where came_by and was_opened)::integer as came,
      min(place) filter (where is_open and not is_finished) as next_place
    from standing group by grouping sets ((lesson_id), (user_id))
  ),
  moved as materialized (
    select user_id, max(moved_at) as moved_at from (
      select user_id, greatest(opened_at, marked_at, finished_at) as moved_at from lesson_progress
        where company_id = ${companyId} and course_id = ${courseId}
      union all
      select user_id, sent_at from homework_works where company_id = ${companyId} and course_id = ${courseId}
      union all
      select watch.user_id, watch.updated_at from lessons lesson join film_watches watch
        on watch.company_id = lesson.company_id and watch.lesson_id = lesson.id
        where lesson.company_id = ${companyId} and lesson.course_id = ${courseId}
      union all
      select done.user_id, done.created_at from lessons lesson join lesson_done_blocks done
        on done.company_id = lesson.company_id and done.lesson_id = lesson.id
        where lesson.company_id = ${companyId} and lesson.course_id = ${courseId}
    ) as action group by user_id
  ),
  at_next as materialized (
    select known.*, summed.next_place from summed join known on known.user_id = summed.user_id where summed.next_place is not null
  ),
  next as materialized (
    select learner.user_id, there.id as lesson_id, greatest(moved.moved_at, opening.created_at, case there.open_type
        when 'immediately' then greatest(there.created_at, learner.began_at)
        when 'after_days' then least(there.opens_at, ((learner.began_on + there.open_days)::timestamp at time zone course.time_zone))
        when 'after_previous' then greatest(learner.began_at, case when there.opens_at <= now() then there.opens_at end)
        else there.opens_at end) as since
    from at_next as learner join there on there.like_id = learner.like_id and there.place = learner.next_place cross join course
    left join lesson_openings opening on ${ofLearner('opening', companyId, courseId, sql`there.id`)}
    left join moved on moved.user_id = learner.user_id
  ),
  stuck as materialized (
    select next.user_id, next.lesson_id, next.since from next
    where next.since <= now() - ${days}::integer * interval '1 day' and not exists (
      select 1 from homework_works work where work.company_id = ${companyId} and work.course_id = ${courseId}
        and work.status = 'sent' and work.user_id = next.user_id and work.lesson_id = next.lesson_id)
  ),
  funnel as (
    select summed.*, coalesce(stood.students, 0) as stuck
    from summed left join (select lesson_id, count(*)::integer as students from stuck group by lesson_id) as stood on stood.lesson_id = summed.lesson_id
    where summed.user_id is null
  )`;

const ofLearner = (row: string, companyId: number, courseId: number, lesson: SQL): SQL => {
  const of = sql.identifier(row);
  return sql`${of}.company_id = ${companyId} and ${of}.course_id = ${courseId} and ${of}.lesson_id = ${lesson} and ${of}.user_id = learner.user_id`;
};

const isPreviousDone = sql`case when there.open_watch_percent is null and there.open_points is null then previous.finished_at is not null
  else coalesce(previous.watched_percent, 0) >= coalesce(there.open_watch_percent, 0)
    and coalesce(previous.points, 0) >= coalesce(there.open_points, 0) end`;
