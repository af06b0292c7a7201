// Which attempts count: for whatever is the best one, for lessons, statistics, olympiads.
import { sql, type SQL } from 'drizzle-orm';

/** Those that have ended and were not annulled, of `test_attempts` by the name that the statement gives it. */
export const counts = (attempt: string): SQL => {
  const name = sql.identifier(attempt);
  return sql`(${name}.state <> 'in_progress' and ${name}.annulled_at is null)`;
};

/** Attempts that a learner was given at a test beyond its own number. */
export const extraAttempts = (companyId: SQL, testId: SQL, userId: SQL): SQL =>
  sql`coalesce((select extra.count from test_extra_attempts extra
    where extra.company_id = ${companyId} and extra.test_id = ${testId} and extra.user_id = ${userId}), 0)`;
