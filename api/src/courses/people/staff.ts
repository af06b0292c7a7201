// Resources of a course's staff: teachers in manual order, and others with access.
import { belongsTo, ownedThrough, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { searchedByName, memberRecord } from '../../people/index.ts';
import { courseGrants } from '../grants.ts';
import { courseRecord } from '../records.ts';
import { courseResource } from '../resources.ts';
import { courseAdminUsers, courseTeachers } from './people-tables.ts';

const teacherRecord = record(courseTeachers)({
  name: 'CourseTeacher',
  description: 'A teacher of a course.',
  permissions: { read: courseGrants.read },
  mine: ownedThrough(() => courseRecord, 'course_id'),
  order: 'sort',
  relations: { user: belongsTo(() => memberRecord, 'user_id') },
});

const adminUserRecord = record(courseAdminUsers)({
  name: 'CourseAdminUser',
  description: 'A staff member with access to a course that they do not teach.',
  permissions: { read: courseGrants.read },
  mine: ownedThrough(() => courseRecord, 'course_id'),
  order: 'created_at',
  relations: { user: belongsTo(() => memberRecord, 'user_id') },
});

export const teacherResource = resource({
  record: teacherRecord,
  path: '/course_teachers',
  tag: 'Courses',
  missing: 'Преподаватель не найден',
  words: { one: 'одного преподавателя', many: 'преподавателей', all: 'Преподаватели' },
  permissions: { update: courseGrants.update },
  partOf: { of: courseResource, by: 'course_id' },
  sort: ['sort', 'created_at'],
  searchedBy: ({ user_id }) => searchedByName(user_id),
  filters: ['course_id', 'user_id'],
  order: { ids: 'course_teacher_ids', number: (place) => place },
});

export const adminUserResource = resource({
  record: adminUserRecord,
  path: '/course_admin_users',
  tag: 'Courses',
  missing: 'Сотрудник не найден',
  words: { one: 'одного сотрудника', many: 'сотрудников', all: 'Сотрудники' },
  sort: ['created_at'],
  searchedBy: ({ user_id }) => searchedByName(user_id),
  filters: ['course_id', 'user_id'],
});
