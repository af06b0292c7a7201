// Resources over existing tables, with combinations of features that no domain has yet: parents, orders, links.
import { formFieldTypes } from '@kafedra/common/forms';
import { eq, ne, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { courseTypeRecord } from '../../src/courses/dictionaries/dictionary-records.ts';
import { countedCourses } from '../../src/courses/course-tables.ts';
import { courseGrants } from '../../src/courses/grants.ts';
import { courseRecord } from '../../src/courses/records.ts';
import { courseResource } from '../../src/courses/resources.ts';
import { coursePackages } from '../../src/courses/packages/package-tables.ts';
import { customFieldResource } from '../../src/forms/custom-fields/custom-fields.ts';
import { formRecord } from '../../src/forms/records.ts';
import { customFieldVariables, formFields } from '../../src/forms/tables.ts';
import { customFieldUserValues } from '../../src/forms/values/value-tables.ts';
import { rowOf, type Database } from '../../src/kit/database/database.ts';
import { useZodSchemas } from '../../src/kit/http/documentation.ts';
import { answerFailures } from '../../src/kit/http/errors.ts';
import { requireDeclaredPermissions } from '../../src/kit/permissions/permissions.ts';
import { belongsTo, manyToMany, ownedThrough, record } from '../../src/kit/records/record.ts';
import { resource } from '../../src/kit/resource/resource.ts';
import { guardRoutes } from '../../src/kit/permissions/session.ts';
import { name } from '../../src/kit/values/texts.ts';
import { authenticateWith, userResource } from '../../src/people/index.ts';
import { testAllowUsers, tests } from '../../src/assessments/tables.ts';

const tag = 'Test';
const settings = { all: 'company_settings' } as const;
const settingsAlone = { read: settings, create: settings, update: settings, delete: settings };

/** Below courses; belongs to the user if the course does. */
const packageRecord = record(coursePackages)({
  name: 'TestedPackage',
  description: 'A package of a course.',
  permissions: {
    read: courseGrants.read,
    create: courseGrants.update,
    update: courseGrants.update,
    delete: courseGrants.delete,
  },
  mine: ownedThrough(() => courseRecord, 'course_id'),
  relations: { course: belongsTo(() => courseRecord, 'course_id') },
});

const packageResource = resource({
  record: packageRecord,
  path: '/course_packages',
  parent: { of: courseResource, by: 'course_id' },
  tag,
  missing: 'Пакет не найден',
  words: { one: 'один пакет', many: 'пакетов', all: 'Пакеты' },
  sort: ['name', 'created_at'],
  searched: ['name'],
  filters: ['is_default'],
  countBy: ['is_default'],
  create: z.strictObject({ name }),
  update: z.strictObject({ name: name.optional(), is_default: z.boolean().optional() }),
  bulk: {
    ids: 'packages_id',
    actions: {
      delete: { does: 'delete' },
      make_default: {
        where: (table) => eq(table.is_default, false),
        does: { is_default: true },
      },
      rename: {
        input: z.strictObject({ ending: z.string().max(10, 'Не больше 10 символов') }),
        does: ({ transaction, rows, input }) =>
          rowOf(
            transaction,
            sql`with changed as (update ${coursePackages} set name = name || ${input.ending} where ${rows} returning id)
              select count(*)::integer as count, coalesce(array_agg(id order by id), '{}') as ids from changed`,
          ),
      },
    },
  },
});

const typeResource = resource({
  record: courseTypeRecord,
  path: '/course_types',
  tag,
  missing: 'Тип курса не найден',
  permissions: { read: { all: 'courses_show_all' } },
  sort: ['name'],
});

/** With row counts and batch reads. */
const typedCourseResource = resource({
  record: courseRecord,
  path: '/courses',
  parent: { of: typeResource, by: 'type_id' },
  tag,
  missing: 'Курс не найден',
  sort: ['name'],
  filters: ['status', 'format_id'],
  countBy: ['status'],
  counted: countedCourses,
  partitionBy: 'status',
});

/** Two levels: fields, their variables, and the values that refer to one. */
const variableResource = resource({
  record: record(customFieldVariables)({
    name: 'TestedVariable',
    description: 'What a field may hold.',
    permissions: settingsAlone,
  }),
  path: '/custom_field_variables',
  parent: { of: customFieldResource, by: 'custom_field_id' },
  tag,
  missing: 'Вариант не найден',
  sort: ['value'],
  create: z.strictObject({ value: name }),
  update: z.strictObject({ value: name }),
});

const valueRecord = record(customFieldUserValues)({
  name: 'TestedValue',
  description: 'A value that names a variable.',
  permissions: settingsAlone,
});

const valueResource = resource({
  record: valueRecord,
  path: '/values',
  parent: { of: variableResource, by: 'variable_id' },
  tag,
  missing: 'Значение не найдено',
  sort: ['id'],
});

const formResource = resource({
  record: formRecord,
  path: '/forms',
  tag,
  missing: 'Форма не найдена',
  permissions: settingsAlone,
  sort: ['name'],
});

/** With a manual order. */
const formFieldResource = resource({
  record: record(formFields)({
    name: 'TestedField',
    description: 'A field of a form.',
    permissions: settingsAlone,
  }),
  path: '/form_fields',
  parent: { of: formResource, by: 'form_id' },
  tag,
  missing: 'Поле формы не найдено',
  words: { one: 'одно поле', many: 'полей', all: 'Поля' },
  sort: ['sort'],
  create: z.strictObject({ type: z.enum(formFieldTypes), text: z.string().optional() }),
  order: { ids: 'form_field_ids' },
});

/** With links to users by many ids or one, and an action that reports skipped ids. */
const testRecord = record(tests)({
  name: 'TestedTest',
  description: 'A test.',
  permissions: {
    read: { all: 'tests_show_all', my: 'tests_show_my' },
    update: { all: 'tests_update_all', my: 'tests_update_my' },
  },
  mine: (table, scope) => eq(table.author_id, scope.personId),
  computed: {
    active: { schema: z.boolean(), sql: ({ status }) => sql`(${status} = 'active')` },
  },
  relations: {
    allow_users: manyToMany(() => userResource.record, testAllowUsers, {
      by: 'test_id',
      target: 'user_id',
    }),
  },
});

const testResource = resource({
  record: testRecord,
  path: '/tests',
  tag,
  missing: 'Тест не найден',
  sort: ['title'],
  update: z.strictObject({ active: z.boolean() }),
  beforeWrite: async (_, __, { active }) => ({ status: active ? 'active' : 'inactive' }),
  fastEdit: { path: '/tests_fast_edit', cells: ['active'] },
  links: { allow_users: { of: () => userResource, ids: 'allow_users_ids' } },
  bulk: {
    ids: 'tests_id',
    wrongIds: true,
    actions: {
      activate: {
        where: (table) => ne(table.status, 'active'),
        refuses: [
          { code: 'free', message: 'открыты всем', where: (table) => table.is_free.getSQL() },
        ],
        does: { status: 'active' },
      },
    },
  },
});

const linksAtOtherPaths = resource({
  record: testRecord,
  path: '/exams',
  tag,
  missing: 'Экзамен не найден',
  sort: ['title'],
  links: {
    allow_users: {
      of: () => userResource,
      ids: 'users_id',
      paths: { attach: 'attach', detach: 'detach' },
    },
  },
});

const resources = [
  packageResource,
  typedCourseResource,
  variableResource,
  valueResource,
  formFieldResource,
  testResource,
  linksAtOtherPaths,
];

/** An API with only these resources, over a test database. */
export function serveResources(database: Database): FastifyInstance {
  const app = Fastify();
  answerFailures(app);
  useZodSchemas(app);
  requireDeclaredPermissions(app);
  guardRoutes(app, database, authenticateWith(database));
  for (const each of resources) each.register(app, database);
  return app;
}
