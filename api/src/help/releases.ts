// Platform releases: what a person has not viewed of them.
import { sql, type SQL } from 'drizzle-orm';
import type { QueryScope } from '../kit/permissions/permissions.ts';
import { releases, releaseViews } from './tables.ts';

/** How many published releases a person has not viewed. */
export function unviewedReleases(personId: QueryScope['personId']): SQL {
  return sql`(select count(*)::integer from ${releases} where ${releases.published_at} <= now() and not exists (
    select 1 from ${releaseViews} where ${releaseViews.release_id} = ${releases.id} and ${releaseViews.user_id} = ${personId}
  ))`;
}
