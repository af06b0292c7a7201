/** The bulk actions of the course list: on named courses, or on all that a list shows. */
import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { bulkIds, chosenRows } from '../kit/bulk.ts';
import type { Transaction } from '../kit/database.ts';
import { rowOf } from '../kit/database.ts';
import type { Scope } from '../kit/permissions.ts';
import { courseGrants } from './records.ts';
import { courseResource } from './resources.ts';
import type { BulkAction, courseBulkInput } from './rules.ts';
import type { z } from 'zod';
import { courses } from './tables.ts';

export interface BulkResult {
  /** How many courses were changed; those that were so already are not counted. */
  count: number;
  /** Their ids, at most the first 1000. */
  ids: number[];
}

export const grantOf = (action: BulkAction) =>
  action === 'delete' || action === 'restore' ? courseGrants.delete : courseGrants.update;

/** Only items of the type course take part (specification B, section 4). */
export function changeCourses(
  transaction: Transaction,
  scope: Scope,
  action: BulkAction,
  { courses_id: ids, matching }: z.infer<typeof courseBulkInput>,
): Promise<BulkResult> {
  const { set, where } = effects[action];
  const chosen = and(
    chosenRows(courseResource, scope, grantOf(action), { ids, matching }),
    sql`${courses.entity_type} = 'course'`,
    where,
  );
  return rowOf<BulkResult>(
    transaction,
    sql`with changed as (
      update ${courses} set ${set}, updated_at = now() where ${chosen} returning ${courses.id}
    )
    select count(*)::integer as count,
      coalesce((array_agg(id order by id))[1:${sql.raw(String(bulkIds))}], '{}') as ids from changed`,
  );
}

const toStatus = (status: string) => ({
  set: sql`status = ${status}`,
  where: sql`${courses.status} not in (${status}, 'deleted')`,
});

/** What each action writes, and on which courses it has an effect at all. */
const effects: Record<BulkAction, { set: SQL; where: SQL }> = {
  visible: toStatus('visible'),
  draft: toStatus('draft'),
  close: toStatus('close'),
  delete: {
    set: sql`status_before_deletion = status, status = 'deleted', deleted_at = now()`,
    where: sql`${courses.status} <> 'deleted'`,
  },
  restore: {
    set: sql`status = coalesce(status_before_deletion, 'draft'), status_before_deletion = null, deleted_at = null`,
    where: sql`${courses.status} = 'deleted'`,
  },
};
