// Processes heartbeats of film players. A heartbeat contains everything its session has watched, so it may be repeated,
// late, reordered or lost; its cost does not depend on the number of sessions.
import { sql, type SQL } from 'drizzle-orm';
import { fastest, reportingOrigins, type FilmRange } from '@kafedra/common/lessons';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { requireOpenLesson, type LessonKeys } from '../learning/learner-lessons.ts';
import { lockProgress, recalculateLesson } from '../learning/recalculation.ts';
import type { Heartbeat } from './heartbeat-rules.ts';

export interface WatchProgress {
  watched_percent: number;
  watched_seconds: number;
  position: number;
}

/** Seconds of tolerance for clocks and rounding. */
const leeway = 5;

/** Hours: a new session is credited with at most this much earlier time. */
const longestCredit = 12;

export async function processHeartbeat(
  transaction: Transaction,
  scope: Scope,
  { block_id: blockId, ...place }: LessonKeys & { block_id: number },
  heartbeat: Heartbeat,
): Promise<WatchProgress> {
  await requireOpenLesson(transaction, scope, place);
  const { companyId, personId: userId } = scope;
  const learner = { companyId, courseId: place.course_id, lessonId: place.lesson_id, userId };
  const film = { companyId, lessonId: place.lesson_id, blockId, userId };
  await requireFilm(transaction, film);
  // The row of learner and lesson is always locked first, which prevents deadlocks.
  await lockProgress(transaction, learner);
  await begin(transaction, film, heartbeat);
  const watched = await count(transaction, film, heartbeat);
  const percent = await percentOf(transaction, film);
  const changed = await rowsOf(
    transaction,
    sql`update lesson_progress set watched_percent = ${percent}
      where company_id = ${companyId} and lesson_id = ${film.lessonId} and user_id = ${userId} and watched_percent <> ${percent} returning 1`,
  );
  if (changed.length > 0) await recalculateLesson(transaction, learner);
  return { watched_percent: percent, ...watched };
}

interface FilmOfOne {
  companyId: number;
  lessonId: number;
  blockId: number;
  userId: number;
}

/** The condition on blocks that are films with progress reports of their players. */
export const isFilm = (block: SQL): SQL =>
  sql`(${block}.type = 'video' and ${block}.status = 'published'
    and (${block}.address is null or ${block}.address like any (array[${sql.join(
      reportingOrigins.map((origin) => sql`${`${origin}/%`}::text`),
      sql`, `,
    )}])))`;

/** Throws 404 if the block is not a film of the lesson. */
async function requireFilm(
  transaction: Transaction,
  { companyId, lessonId, blockId }: FilmOfOne,
): Promise<void> {
  const found = await rowsOf(
    transaction,
    sql`select 1 from lesson_blocks block where block.company_id = ${companyId} and block.lesson_id = ${lessonId}
      and block.id = ${blockId} and ${isFilm(sql`block`)}`,
  );
  if (found.length === 0) throw notFound('Видео не найдено');
}

/**
 * Inserts the rows of film, learner and session. Time of the session counts from when the lesson was opened.
 */
async function begin(
  transaction: Transaction,
  { companyId, lessonId, blockId, userId }: FilmOfOne,
  { session, sequence, position, duration }: Heartbeat,
): Promise<void> {
  const began = sql`greatest(now() - ${longestCredit}::integer * interval '1 hour', coalesce((
    select last_visited_at from lesson_progress
    where company_id = ${companyId} and lesson_id = ${lessonId} and user_id = ${userId}), now()))`;
  await Promise.all([
    transaction.execute(
      sql`insert into films (company_id, lesson_id, block_id, duration)
        select ${companyId}, ${lessonId}, ${blockId}, ${duration}
        where not exists (select 1 from films where company_id = ${companyId} and block_id = ${blockId})
        on conflict do nothing`,
    ),
    transaction.execute(
      sql`insert into film_watches (company_id, lesson_id, block_id, user_id, duration, used_until)
        values (${companyId}, ${lessonId}, ${blockId}, ${userId}, ${duration}, ${began})
        on conflict (company_id, block_id, user_id) do update set duration = excluded.duration, updated_at = now()`,
    ),
    transaction.execute(
      sql`insert into film_sessions (company_id, lesson_id, block_id, user_id, session, began_at, heard_at, sequence, position)
        values (${companyId}, ${lessonId}, ${blockId}, ${userId}, ${session}, ${began}, now(), ${sequence - 1}, ${position})
        on conflict (company_id, block_id, user_id, session) do nothing`,
    ),
  ]);
}

/**
 * Adds new ranges of a heartbeat. If the elapsed real time is too short for them, nothing is credited; the next
 * heartbeat contains them again.
 */
function count(
  transaction: Transaction,
  { companyId, blockId, userId }: FilmOfOne,
  { session, sequence, position, ranges, again }: Heartbeat,
): Promise<Omit<WatchProgress, 'watched_percent'>> {
  const ofLearner = (row: SQL) =>
    sql`${row}.company_id = ${companyId} and ${row}.block_id = ${blockId} and ${row}.user_id = ${userId}`;
  return rowOf(
    transaction,
    sql`
    with reported as materialized (select ${setOf(ranges)} as seen, ${setOf(again)} as again),
    before as materialized (
      select watch.watched, reported.seen, reported.again, reported.seen - watch.watched as new, session.sequence < ${sequence} as is_latest,
        greatest(watch.used_until, session.began_at) as used_until, session.began_at
      from reported
      join film_watches watch on ${ofLearner(sql`watch`)}
      join film_sessions session on ${ofLearner(sql`session`)} and session.session = ${session}
    ),
    judged as materialized (
      select before.*, before.used_until + ${secondsOf(sql`before.new`)} * interval '1 second' / ${fastest}::integer as would_use
      from before
    ),
    believed as materialized (
      select judged.*, would_use <= now() + ${leeway}::integer * interval '1 second' as is_believed from judged
    ),
    of_session as (
      update film_sessions session set heard_at = now(), is_counted = false,
        sequence = greatest(session.sequence, ${sequence}),
        position = case when believed.is_latest then ${position} else session.position end,
        first = case when believed.is_believed then session.first + believed.new else session.first end,
        again = case when believed.is_believed
          then session.again + (believed.seen - (session.first + believed.new)) + (believed.seen * believed.again) else session.again end
      from believed where ${ofLearner(sql`session`)} and session.session = ${session}
    )
    update film_watches watch set
      position = case when believed.is_latest then ${position} else watch.position end,
      watched = case when believed.is_believed then watch.watched + believed.new else watch.watched end,
      watched_seconds = watch.watched_seconds + case when believed.is_believed then ${secondsOf(sql`believed.new`)} else 0 end,
      used_until = case when believed.is_believed then believed.would_use else watch.used_until end
    from believed where ${ofLearner(sql`watch`)}
    returning watch.watched_seconds, watch.position`,
  );
}

/**
 * The watched percentage over all films of the lesson. A film that the learner has not begun has the duration that
 * others reported, or else the average of the lesson's known films.
 */
async function percentOf(
  transaction: Transaction,
  { companyId, lessonId, userId }: FilmOfOne,
): Promise<number> {
  const { percent } = await rowOf<{ percent: number }>(
    transaction,
    sql`
    select coalesce(least(100, floor(100 * sum(seen.seconds) / nullif(avg(seen.duration) * count(*), 0))), 0)::integer as percent
    from (
      select coalesce(watch.duration, film.duration) as duration,
        coalesce(${secondsOf(sql`watch.watched * int4multirange(int4range(0, watch.duration))`)}, 0) as seconds
      from lesson_blocks block
      left join film_watches watch on watch.company_id = ${companyId} and watch.block_id = block.id and watch.user_id = ${userId}
      left join films film on film.company_id = ${companyId} and film.block_id = block.id
      where block.company_id = ${companyId} and block.lesson_id = ${lessonId} and ${isFilm(sql`block`)}
    ) as seen`,
  );
  return percent;
}

/** Seconds in a multirange. */
const secondsOf = (set: SQL): SQL =>
  sql`(select coalesce(sum(upper(range) - lower(range)), 0)::integer from unnest(${set}) as range)`;

const setOf = (ranges: readonly FilmRange[]): SQL =>
  sql`${`{${ranges.map(({ from, to }) => `[${from},${to})`).join(',')}}`}::int4multirange`;
