// Routes of a course's students: lists, attaching, undo of a detachment, change of the branch, and statistics.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Jobs } from '../../jobs/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { conflict, forbidden } from '../../kit/http/errors.ts';
import { readList } from '../../kit/lists/list.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { bulkAnswer, bulkInput } from '../../kit/resource/bulk.ts';
import { batchParameterIn, parentKeysBelow } from '../../kit/resource/parents.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { userResource } from '../../people/index.ts';
import { courseGrants, manageAccess } from '../grants.ts';
import {
  branchInput,
  isInOtherBranch,
  movedPackagesCount,
  moveStudents,
  packagesNote,
  requireBranch,
} from '../packages/change-branch.ts';
import { lockCourse } from '../packages/lock-courses.ts';
import { requireCourse } from '../editing/require-course.ts';
import { courseResource } from '../resources.ts';
import {
  attachStudents,
  attachByContacts,
  contactsInput,
  packagesInput,
} from './student-attachment.ts';
import { importResult, importInput, importStudents } from './student-import.ts';
import { observedCourses } from './observed-courses.ts';
import { undoDetachment } from './student-detachment.ts';
import { studentsExport } from './student-export.ts';
import { studentResource } from './students.ts';

const { tag, path, params, permissions } = studentResource;

export function registerStudents(
  app: FastifyInstance,
  parts: { database: Database; jobs: Jobs },
): void {
  const { database } = parts;
  studentResource.register(app, database);
  observedCourses.register(app, database);
  studentsExport.register(app, parts);
  registerSameLists(app, database);
  registerChanges(app, database);
  registerBranchChanges(app, database);
  registerStatistics(app, database);
}

/**
 * Serves the same list at the other addresses that the specification has for it, packages included.
 */
function registerSameLists(app: FastifyInstance, database: Database): void {
  for (const name of ['students_with_package', 'students']) {
    companyRoute(app, database, {
      method: 'GET',
      path: `${courseResource.path}/:course_id/${name}`,
      tag,
      summary: 'List the students of a course, like `users`',
      permission: permissions.read,
      params: params.lists,
      query: studentResource.listQuery(),
      list: studentResource.record.schema,
      run: async ({ transaction, scope, params: above, query }) => {
        const parameters = studentResource.readParameters(query, batchParameterIn(above));
        const course = { of: courseResource, by: 'course_id' };
        const place = await parentKeysBelow(
          transaction,
          scope,
          course,
          above,
          course.by,
          parameters,
        );
        const source = studentResource.source(permissions.read);
        return readList(transaction, source, parameters, scope, place);
      },
    });
  }
}

function registerChanges(app: FastifyInstance, database: Database): void {
  const description = 'Existing students remain unchanged and get the packages that they lack.';
  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/attach`,
    tag,
    summary: 'Attach users to a course as students',
    description: `Applies to \`users_id\`, or to all users that match the filters in \`matching\`. ${description}`,
    permission: manageAccess,
    params: params.list,
    body: bulkInput(userResource, 'users_id', packagesInput),
    answer: bulkAnswer,
    failures: [409],
    run: async ({ transaction, scope, params: above, body: { chosen, input } }) => {
      requireSight(scope);
      const place = await studentResource.resolveWritableParents(transaction, scope, above);
      const packageIds = input.packages_id ?? [];
      const courseId = Number(place['course_id']);
      return attachStudents({ transaction, scope, courseId, packageIds }, chosen);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/attach_by_contacts`,
    tag,
    summary: 'Attach students to a course by e-mail addresses and telephone numbers',
    description: `All or none: errors name each contact that is not a member of the company. ${description}`,
    permission: manageAccess,
    params: params.list,
    body: contactsInput,
    answer: bulkAnswer,
    failures: [409],
    run: async ({ transaction, scope, params: above, body }) => {
      requireSight(scope);
      const place = await studentResource.resolveWritableParents(transaction, scope, above);
      const packageIds = body.packages_id ?? [];
      const courseId = Number(place['course_id']);
      return attachByContacts({ transaction, scope, courseId, packageIds }, body.contacts);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/import`,
    tag,
    summary: 'Import students from a table, each with their own packages and branch',
    description: `All rows or none; the outcome of each row is returned. ${description}`,
    permission: manageAccess,
    params: params.list,
    body: importInput,
    answer: importResult,
    failures: [409],
    run: async ({ transaction, scope, params: above, body }) => {
      requireSight(scope);
      const place = await studentResource.resolveWritableParents(transaction, scope, above);
      return importStudents(transaction, scope, Number(place['course_id']), body);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/take_back`,
    tag,
    summary: 'Undo a detachment of students within a week',
    permission: manageAccess,
    params: params.list,
    body: z.strictObject({
      deletion: z.string(required).max(36).describe('The `deletion` that detaching returned.'),
    }),
    answer: z.object({ count: z.int().describe('Number of restored students.') }),
    failures: [409],
    run: async ({ transaction, scope, params: above, body: { deletion } }) => {
      requireSight(scope);
      const place = await studentResource.resolveWritableParents(transaction, scope, above);
      const count = await undoDetachment(transaction, scope, Number(place['course_id']), deletion);
      if (count === 0) throw conflict('nobody', nobody);
      return { count };
    },
  });
}

const nobody = 'Возвращать некого: прошла неделя, или ученики уже на курсе';

/** The bulk form of `/users/{id}/change_branch`. */
function registerBranchChanges(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/change_branch`,
    tag,
    summary: 'Move students of a course to another branch',
    description: `Applies to \`students_id\`, or to all students that match the filters in \`matching\`. ${packagesNote}`,
    permission: courseGrants.update,
    params: params.list,
    body: bulkInput(studentResource, 'students_id', branchInput),
    answer: bulkAnswer
      .omit({ deletion: true })
      .extend({ moved_packages_count: movedPackagesCount }),
    run: async ({ transaction, scope, params: above, body: { chosen, input } }) => {
      requireSight(scope);
      const place = await studentResource.resolveParents(transaction, scope, above);
      const courseId = Number(place['course_id']);
      await requireCourse(transaction, scope, courseId);
      await lockCourse(transaction, scope, courseId);
      await requireBranch(transaction, scope, courseId, input.branch_id);
      const { rows, skipped } = await studentResource.selectRows(
        { all: 'users_show' },
        {
          transaction,
          scope,
          place,
          chosen,
          touched: isInOtherBranch(input.branch_id),
          lock: true,
        },
      );
      const moved = await moveStudents(transaction, scope, rows, input.branch_id);
      return { ...moved, skipped };
    },
  });
}

function registerStatistics(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: '/refresh_user_statistics/:id',
    tag,
    summary: 'Recount the students of a course',
    permission: courseGrants.update,
    params: idParams,
    answer: courseResource.record.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      await requireCourse(transaction, scope, id);
      // The course is locked, so the trigger counts students who join meanwhile after this.
      await transaction.execute(
        sql`with counted as (
          select count(*)::integer as students from course_students
          where company_id = ${scope.companyId} and course_id = ${id}
        )
        update courses set students_count = counted.students from counted
        where courses.company_id = ${scope.companyId} and courses.id = ${id}
          and courses.students_count <> counted.students`,
      );
      return courseResource.find(transaction, scope, id);
    },
  });
}

/**
 * The result of attaching reveals that a user exists, so the caller needs the right to see users.
 */
function requireSight(scope: Scope): void {
  if (!has(scope, 'users_show')) throw forbidden();
}
