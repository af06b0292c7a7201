// What other domains may use of the help domain.
import { sql, type SQL } from 'drizzle-orm';
import { releases, releaseViews } from './tables.ts';

export { registerHelp } from './routes.ts';

/** How many published releases a person has not viewed. */
export function unviewedReleases(personId: number): SQL {
  return sql`(select count(*)::integer from ${releases} where ${releases.published_at} <= now() and not exists (
    select 1 from ${releaseViews} where ${releaseViews.release_id} = ${releases.id} and ${releaseViews.user_id} = ${personId}
  ))`;
}
