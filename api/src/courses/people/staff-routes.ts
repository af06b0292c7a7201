// Bulk routes that attach teachers and other staff to a course and detach them.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden, invalid } from '../../kit/http/errors.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { userResource } from '../../people/index.ts';
import { courses } from '../course-tables.ts';
import { courseGrants, isOwnCourse, manageAccess } from '../grants.ts';
import { requireCourse } from '../editing/require-course.ts';
import { courseResource } from '../resources.ts';
import { courseAdminUsers, courseTeachers } from './people-tables.ts';
import { adminUserResource, teacherResource } from './staff.ts';

/** Staff per course; they are read in one page with it. */
const most = 100;

const lists = [
  {
    of: teacherResource,
    table: courseTeachers,
    paths: { attach: 'attach_teachers', detach: 'detach_teachers' },
    summaries: { attach: 'Attach teachers to a course', detach: 'Detach teachers from a course' },
  },
  {
    of: adminUserResource,
    table: courseAdminUsers,
    paths: { attach: 'admin_access/attach', detach: 'admin_access/detach' },
    summaries: {
      attach: 'Give staff access to a course',
      detach: 'Revoke the access of staff to a course',
    },
  },
] as const;

type List = (typeof lists)[number];

const someUsers = z.strictObject({
  users_id: z.array(z.int32()).min(1, required).max(most, `Не больше ${most} человек за раз`),
});

export function registerStaff(app: FastifyInstance, database: Database): void {
  for (const list of lists) {
    list.of.register(app, database);
    for (const verb of ['attach', 'detach'] as const) {
      companyRoute(app, database, {
        method: 'POST',
        path: `/courses/:id/${list.paths[verb]}`,
        tag: 'Courses',
        summary: list.summaries[verb],
        description:
          'Idempotent: attached users stay attached, others are ignored when detaching. The caller must be allowed to change the course.',
        permission: manageAccess,
        params: idParams,
        body: someUsers,
        answer: courseResource.record.schema,
        failures: [409],
        run: async ({ transaction, scope, params: { id }, body: { users_id: ids } }) => {
          await requireCourse(transaction, scope, id);
          if (verb === 'attach') await attach(transaction, scope, list, id, ids);
          else await detach(transaction, scope, list, id, ids);
          return courseResource.find(transaction, scope, id);
        },
      });
    }
  }
}

async function attach(
  transaction: Transaction,
  scope: Scope,
  { table, of: { words } }: List,
  courseId: number,
  ids: readonly number[],
): Promise<void> {
  const there = await userResource.existingIds(transaction, scope, ids, {});
  if (ids.some((id) => !there.has(id))) {
    throw invalid('users_id', userResource.missing, 'not_found');
  }
  if (there.has(scope.personId)) await refuseGain(transaction, scope, courseId);
  const { companyId: company_id } = scope;
  const rows = [...new Set(ids)].map((user_id) => ({ company_id, course_id: courseId, user_id }));
  await transaction.insert(table).values(rows).onConflictDoNothing();
  const ofCourse = and(eq(table.company_id, company_id), eq(table.course_id, courseId));
  if ((await transaction.$count(table, ofCourse)) > most) {
    const message = `У курса не больше ${most} ${words.many}: удалите лишних`;
    throw conflict('too_many', message);
  }
}

async function detach(
  transaction: Transaction,
  { companyId }: Scope,
  { table }: List,
  courseId: number,
  ids: readonly number[],
): Promise<void> {
  const { company_id, course_id, user_id } = table;
  await transaction
    .delete(table)
    .where(and(eq(company_id, companyId), eq(course_id, courseId), inArray(user_id, [...ids])));
}

/**
 * Throws 403 if attaching themselves would give the caller more rights: the `_my` permissions apply to one's own
 * courses, and attached staff count as owners.
 */
async function refuseGain(transaction: Transaction, scope: Scope, courseId: number): Promise<void> {
  const { read, update, delete: remove } = courseGrants;
  const gains = [read, update, remove].some(({ all, my }) => has(scope, my) && !has(scope, all));
  if (!gains) return;
  const { own } = await rowOf<{ own: boolean }>(
    transaction,
    sql`select coalesce(${isOwnCourse(courses, scope)}, false) as own from ${courses}
      where ${courses.company_id} = ${scope.companyId} and ${courses.id} = ${courseId}`,
  );
  if (!own)
    throw forbidden('Себя к чужому курсу не добавить: попросите того, кто управляет доступом');
}
