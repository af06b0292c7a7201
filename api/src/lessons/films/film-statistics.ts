// Aggregates film statistics from idle sessions every minute, in batches: viewers, replays and exits per stretch.
// Heartbeats of players never wait for it.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowOf, type Database } from '../../kit/database/database.ts';
import { createPoller, type Poller } from '../../kit/jobs/poller.ts';

/**
 * Seconds per stretch. A viewer counts for the stretch whose middle they have seen, so that two sessions with half of
 * it each count once.
 */
export const stretchSeconds = 5;

/** Milliseconds between two runs. */
const interval = 60_000;

/**
 * Seconds without a heartbeat after which a session is counted; a playing film sends one every 10 seconds.
 */
const silence = 60;

/** Sessions per statement. */
const batch = 500;

/** Days after which a counted session is deleted. */
const remembered = 7;

/** Counts every minute. */
export const filmStatisticsPoller = (database: Database, log: FastifyBaseLogger): Poller =>
  createPoller({ interval, log, failed: 'counting film statistics failed' }, async () => {
    await aggregateSessions(database);
    return false;
  });

/**
 * Counts each session once, also when several processes run; later heartbeats of a session add their difference.
 */
export async function aggregateSessions(database: Database): Promise<void> {
  for (;;) {
    const { counted } = await database.system((transaction) =>
      rowOf<{ counted: number }>(
        transaction,
        sql`
        with session as materialized (
          select company_id, lesson_id, block_id, user_id, session, first - counted_first as first, again - counted_again as again,
            position, counted_position
          from film_sessions where is_counted = false and heard_at < now() - ${silence}::integer * interval '1 second'
          order by heard_at limit ${batch}::integer for update skip locked
        ),
        added as (
          select company_id, lesson_id, block_id, moment, 1 as viewers, 0 as replays, 0 as exits
          from session, unnest(session.first) as range, ${momentsOf}
          union all
          select company_id, lesson_id, block_id, moment, 0, 1, 0 from session, unnest(session.again) as range, ${momentsOf}
          union all
          select company_id, lesson_id, block_id, position / ${stretchSeconds}::integer, 0, 0, 1 from session
          union all
          select company_id, lesson_id, block_id, counted_position / ${stretchSeconds}::integer, 0, 0, -1 from session where counted_position is not null
        ),
        stored as (
          insert into film_moments as moments (company_id, lesson_id, block_id, moment, viewers, replays, exits)
          select company_id, lesson_id, block_id, moment, sum(viewers), sum(replays), sum(exits) from added
          group by company_id, lesson_id, block_id, moment order by company_id, block_id, moment
          on conflict (company_id, block_id, moment) do update set viewers = moments.viewers + excluded.viewers,
            replays = moments.replays + excluded.replays, exits = moments.exits + excluded.exits
        ),
        marked as (
          update film_sessions set is_counted = true, counted_first = film_sessions.first, counted_again = film_sessions.again,
            counted_position = film_sessions.position
          from session where film_sessions.company_id = session.company_id and film_sessions.block_id = session.block_id
            and film_sessions.user_id = session.user_id and film_sessions.session = session.session
        )
        select count(*)::integer as counted from session`,
      ),
    );
    if (counted < batch) break;
  }
  await database.system((transaction) =>
    transaction.execute(
      sql`delete from film_sessions where is_counted and heard_at < now() - ${remembered}::integer * interval '1 day'`,
    ),
  );
}

/** The numbers of stretches whose middle is in `range`. */
const momentsOf = sql`generate_series((lower(range) + ${sql.raw(String(Math.floor(stretchSeconds / 2)))}) / ${sql.raw(String(stretchSeconds))},
  (upper(range) + ${sql.raw(String(Math.floor(stretchSeconds / 2)))}) / ${sql.raw(String(stretchSeconds))} - 1) as moment`;
