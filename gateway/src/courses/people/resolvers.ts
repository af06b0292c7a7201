// Staff with access to a course: its teachers and others.
import type { AttachCourseTeachersInput } from '../../__generated__/resolvers.ts';
import type { CourseRow } from '../../__generated__/rows.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';
import { sortsInCourse } from '../sorting.ts';

const teachers = companyCollection('CourseTeacher', 'course_teachers');
const adminUsers = companyCollection('CourseAdminUser', 'course_admin_users');

/** `action`: the last segment of the path, such as `attach_teachers`. */
const staff = (action: string) =>
  mutation<AttachCourseTeachersInput, { course: CourseRow | null }>(
    {
      call: `POST ${courses.route}/{id}/${action}`,
      failed: { course: null },
      fields: { users_id: 'userIds' },
    },
    async ({ courseId, userIds }, context, info) => {
      const { companyId, id } = requireInCompany(courseId, 'Course');
      const collection = courses(companyId);
      const { data } = await context.rest.write<Partial<CourseRow> | null>(
        'POST',
        below(collection.path, { id }, `/${action}`),
        { users_id: inputIds(companyId, 'User', userIds, 'userIds', 'Пользователь не найден') },
      );
      return { course: await selectedRecord(context, info, 'course', collection, data, id) };
    },
  );

export default {
  resolvers: {
    Course: {
      teachers: connection(teachers, { by: 'course_id', sort: 'sort' }),
      adminUsers: connection(adminUsers, { by: 'course_id', sort: 'created_at' }),
    },
    User: { courses: connection(courses, { by: 'user_id', sort: 'name' }) },
    Mutation: {
      attachCourseTeachers: staff('attach_teachers'),
      detachCourseTeachers: staff('detach_teachers'),
      sortCourseTeachers: sortsInCourse(teachers, 'teacherIds'),
      attachCourseAdminUsers: staff('admin_access/attach'),
      detachCourseAdminUsers: staff('admin_access/detach'),
    },
  },
  shapes: {
    CourseTeacher: { user: relation('user') },
    CourseAdminUser: { user: relation('user') },
  },
  nodes: nodeReaders(teachers, adminUsers),
} satisfies Domain;
