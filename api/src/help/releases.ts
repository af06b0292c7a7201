// Platform releases that a person has not viewed.
import { sql, type SQL } from 'drizzle-orm';
import type { QueryScope } from '../kit/permissions/permissions.ts';
import { releases, releaseViews } from './tables.ts';

/** The number of published releases that a person has not viewed. */
export function unviewedReleases(personId: QueryScope['personId']): SQL {
  return sql`(select count(*)::integer from ${releases} where ${releases.published_at} <= now() and not exists (
    select 1 from ${releaseViews} where ${releaseViews.release_id} = ${releases.id} and ${releaseViews.user_id} = ${personId}
  ))`;
}
