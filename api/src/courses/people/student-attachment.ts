// Attaches students to a course: by ids, by a filter, or by pasted contacts.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../kit/database/database.ts';
import { Failure, invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import type { BulkAnswer, BulkSelection } from '../../kit/resource/contract.ts';
import { oneLine, required } from '../../kit/values/texts.ts';
import { companyMembers, userResource } from '../../people/index.ts';
import { givePackages, skipWithoutRequired } from '../packages/give-packages.ts';
import { coursePackages } from '../packages/package-tables.ts';
import { findMembersByContacts } from './find-members.ts';

export const packagesInput = z.strictObject({
  packages_id: z
    .array(z.int32())
    .max(100, 'Не больше 100 пакетов за раз')
    .optional()
    .describe('Packages of the course to give; default: none.'),
});

export const contactsInput = packagesInput.extend({
  contacts: z
    .array(z.string().overwrite(oneLine).min(1, required).max(255, 'Не больше 255 символов'))
    .min(1, required)
    .max(bulkIds, `Не больше ${bulkIds} строк за раз`)
    .describe('E-mail addresses and telephone numbers of members of the company.'),
});

interface Attachment {
  transaction: Transaction;
  scope: Scope;
  courseId: number;
  packageIds: readonly number[];
}

/** Existing students remain unchanged and get the packages that they lack. */
export async function attachStudents(
  { transaction, scope, courseId, packageIds }: Attachment,
  chosen: BulkSelection,
): Promise<BulkAnswer> {
  const { companyId } = scope;
  await requirePackages(transaction, scope, courseId, packageIds);
  const packages = idArray(packageIds);
  const passedOver =
    packageIds.length === 0 ? learning(courseId) : skipWithoutRequired(companyId, packages);
  const refuses = [gone, passedOver];
  const options = { transaction, scope, chosen, refuses };
  const { rows, skipped } = await userResource.selectRows({ all: 'users_show' }, options);
  const changed = await givePackages(transaction, {
    companyId,
    courseId,
    users: sql`select user_id from company_members where ${rows} order by user_id`,
    packages: sql`select unnest(${packages}) as package_id`,
  });
  return { ...changed, skipped };
}

/**
 * Attaches nobody if a line identifies no member of the company; the error lists each such line.
 */
export async function attachByContacts(
  attachment: Attachment,
  contacts: readonly string[],
): Promise<BulkAnswer> {
  const { transaction, scope } = attachment;
  const people = await findMembersByContacts(transaction, scope, contacts);
  const unknown = people.flatMap((person, line) =>
    'id' in person ? [] : [{ ...person, field: `contacts.${line}` }],
  );
  if (unknown.length > 0) throw new Failure(422, unknown);
  const ids = people.flatMap((person) => ('id' in person ? [person.id] : []));
  return attachStudents(attachment, { ids: [...new Set(ids)] });
}

async function requirePackages(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { company_id, course_id, id } = coursePackages;
  const known = and(
    eq(company_id, companyId),
    eq(course_id, courseId),
    sql`${id} = any(${idArray(ids)})`,
  );
  if ((await transaction.$count(coursePackages, known)) < new Set(ids).size) {
    throw invalid('packages_id', 'Пакет не найден', 'not_found');
  }
}

const gone = {
  code: 'deleted',
  message: 'удалены из компании',
  where: () => sql`${companyMembers.status} = 'deleted'`,
};

const learning = (courseId: number) => ({
  code: 'already',
  message: 'уже учатся на курсе',
  where: () =>
    sql`exists (select 1 from course_students student where student.company_id = ${companyMembers.company_id} and student.course_id = ${courseId} and student.user_id = ${companyMembers.user_id})`,
});
