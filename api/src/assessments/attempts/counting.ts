// SQL conditions that say which attempts count for the best result, lessons, statistics and olympiads.
import { sql, type SQL } from 'drizzle-orm';

/** Finished and not annulled. `attempt` is the alias of `test_attempts` in the statement. */
export const isCounted = (attempt: string): SQL => {
  const name = sql.identifier(attempt);
  return sql`(${name}.state <> 'in_progress' and ${name}.annulled_at is null)`;
};

/** How many attempts a learner was granted beyond the test's `max_attempts`. */
export const extraAttempts = (companyId: SQL, testId: SQL, userId: SQL): SQL =>
  sql`coalesce((select extra.count from test_extra_attempts extra
    where extra.company_id = ${companyId} and extra.test_id = ${testId} and extra.user_id = ${userId}), 0)`;
