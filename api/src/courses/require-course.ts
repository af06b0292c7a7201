// The course that a route by hand changes something of.
import type { Transaction } from '../kit/database.ts';
import { forbidden, notFound } from '../kit/errors.ts';
import type { Scope } from '../kit/permissions.ts';
import { courseGrants } from './grants.ts';
import { courseResource } from './resources.ts';

/** Throws where the course is not there, or not the person's to change. */
export async function requireCourse(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<void> {
  const chosen = { ids: [id] };
  const { skipped } = await courseResource.choose(courseGrants.update, {
    transaction,
    scope,
    chosen,
    lock: true,
  });
  const refused = skipped.find(({ code }) => code !== 'not_a_course');
  if (refused?.code === 'not_found') throw notFound(courseResource.missing);
  if (refused !== undefined) throw forbidden();
}
