// The course that a route by hand changes something of.
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { courseGrants } from '../grants.ts';
import { courseResource } from '../resources.ts';

/** Throws where the course is not there, not the person's to change, or in the trash; nobody else writes it meanwhile. */
export const requireCourse = (transaction: Transaction, scope: Scope, id: number): Promise<void> =>
  courseResource.lock({ transaction, scope, grant: courseGrants.update, place: {} }, id);
