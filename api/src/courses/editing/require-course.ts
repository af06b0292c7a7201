// Locks a course before a hand-written route changes it.
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { courseGrants } from '../grants.ts';
import { courseResource } from '../resources.ts';

/**
 * Throws if the course does not exist, is in the trash, or the caller may not change it. The lock lasts until the
 * transaction ends.
 */
export const requireCourse = (transaction: Transaction, scope: Scope, id: number): Promise<void> =>
  courseResource.lock({ transaction, scope, grant: courseGrants.update, place: {} }, id);
