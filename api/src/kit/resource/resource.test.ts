// Wrong declarations of records and resources fail to compile or to start.
import { eq, sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  PgDialect,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { id } from '../database/columns.ts';
import { countedLinksIn } from '../lists/stored-counts.ts';
import type { Database } from '../database/database.ts';
import type { Permission } from '../permissions/flags.ts';
import { belongsTo, hasMany, manyToMany, ownedThrough, record } from '../records/record.ts';
import { resource } from './resource.ts';
import { reordered } from './order.ts';

const courses = pgTable('courses', {
  company_id: integer().notNull(),
  id: id(),
  name: text().notNull(),
  author_id: integer(),
});

const lessons = pgTable(
  'lessons',
  {
    company_id: integer().notNull(),
    id: id(),
    course_id: integer().notNull(),
    name: text().notNull(),
    sort_order: integer().notNull(),
    active: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    uniqueIndex('lessons_name').on(table.company_id, table.name),
  ],
);

const courseLessons = pgTable('course_lessons', {
  company_id: integer().notNull(),
  course_id: integer().notNull(),
  lesson_id: integer().notNull(),
});

const grant = { all: 'courses_show_all' } as const;
const ownGrant = { all: 'courses_update_all', my: 'courses_update_my' } as const;

const courseRecord = record(courses)({
  name: 'CheckedCourse',
  description: 'A course.',
  permissions: { read: grant, update: ownGrant },
  mine: (table, scope) => eq(table.author_id, scope.personId),
  relations: {
    lessons: hasMany(() => lessonRecord, 'course_id', { where: (table) => eq(table.active, true) }),
    others: manyToMany(() => lessonRecord, courseLessons, { by: 'course_id', target: 'lesson_id' }),
  },
});

const lessonRecord = record(lessons)({
  name: 'CheckedLesson',
  description: 'A lesson.',
  permissions: { read: grant, update: ownGrant, delete: grant },
  mine: ownedThrough(() => courseRecord, 'course_id'),
  order: 'sort_order',
  // They reference each other.
  relations: { course: belongsTo(() => courseRecord, 'course_id') },
});

const shared = { tag: 'Test', missing: 'Не найдено', sort: ['name'] } as const;
const courseResource = resource({ ...shared, record: courseRecord, path: '/courses' });
const lesson = { ...shared, record: lessonRecord, path: '/lessons' } as const;

describe('an unknown column does not compile', () => {
  test('in a record', () => {
    const wrong = { name: 'Wrong', description: '', permissions: { read: grant } };
    const declare = () => {
      // @ts-expect-error
      record(lessons)({ ...wrong, hidden: ['nmae'] });
      // @ts-expect-error
      record(lessons)({ ...wrong, order: 'nmae' });
      // @ts-expect-error
      record(lessons)({ ...wrong, short: ['nmae'] });
      // @ts-expect-error
      record(lessons)({ ...wrong, mine: (table) => eq(table.author_id, 1) });
      // @ts-expect-error
      record(lessons)({ ...wrong, mine: ownedThrough(() => courseRecord, 'curse_id') });
      const schema = z.int();
      // @ts-expect-error
      const computed = { last: { schema, sql: (table: typeof lessons) => sql`${table.nmae}` } };
      record(lessons)({ ...wrong, computed });
      record(lessons)({
        ...wrong,
        // @ts-expect-error
        attached: { last: { schema, sql: ({ nmae }) => sql`${nmae}` } },
      });
      // @ts-expect-error
      record(lessons)({ ...wrong, relations: { course: belongsTo(() => courseRecord, 'curse') } });
      // @ts-expect-error
      hasMany(() => lessonRecord, 'curse_id');
      // @ts-expect-error
      hasMany(() => lessonRecord, 'course_id', { where: (table) => eq(table.nmae, true) });
      // @ts-expect-error
      hasMany(() => lessonRecord, 'course_id', { order: 'nmae' });
      // @ts-expect-error
      manyToMany(() => lessonRecord, courseLessons, { by: 'curse_id', target: 'lesson_id' });
      // @ts-expect-error
      countedLinksIn(courseLessons, { course_id: 'curse_id' });
    };
    expect(declare).toBeDefined();
  });

  test('in a resource', () => {
    const declare = () => {
      // @ts-expect-error
      resource({ ...lesson, sort: ['nmae'] });
      // @ts-expect-error
      resource({ ...lesson, filters: ['nmae'] });
      // @ts-expect-error
      resource({ ...lesson, countBy: ['nmae'] });
      // @ts-expect-error
      resource({ ...lesson, counted: [['nmae']] });
      // @ts-expect-error
      resource({ ...lesson, partitionBy: 'nmae' });
      // @ts-expect-error
      resource({ ...lesson, searched: ['nmae'] });
      // @ts-expect-error
      resource({ ...lesson, searched: (table) => sql`${table.nmae}` });
      // @ts-expect-error
      resource({ ...lesson, where: (table) => eq(table.nmae, 1) });
      // @ts-expect-error
      resource({ ...lesson, mine: (table) => eq(table.nmae, 1) });
      // @ts-expect-error
      resource({ ...lesson, parent: { of: courseResource, by: 'curse_id' } });
      // @ts-expect-error
      resource({ ...lesson, unique: { lessons_name: ['nmae', ''] } });
      // @ts-expect-error
      resource({ ...lesson, initial: () => ({ nmae: '' }) });
      // @ts-expect-error
      resource({ ...lesson, softDelete: { nmae: '' } });
      // @ts-expect-error
      resource({ ...lesson, bulk: { ids: 'ids', actions: { stop: { does: { nmae: '' } } } } });
      resource({
        ...lesson,
        create: z.object({ name: z.string() }),
        // @ts-expect-error
        beforeWrite: async (_transaction, _scope, { nmae }) => ({ name: nmae }),
      });
      resource({
        ...lesson,
        create: z.object({ name: z.string() }),
        // @ts-expect-error
        beforeWrite: async (_transaction, _scope, { name }) => ({ name: name.trim() }),
      });
    };
    expect(declare).toBeDefined();
  });
});

test('a record without a read permission does not compile', () => {
  const declare = () => {
    // @ts-expect-error
    record(lessons)({ name: 'Unreadable', description: '' });
    // @ts-expect-error
    record(lessons)({ name: 'Unreadable', description: '', permissions: { update: grant } });
  };
  expect(declare).toBeDefined();
});

describe('wrong declarations prevent the start', () => {
  test.each([
    [
      'a missing index',
      () => resource({ ...lesson, unique: { lessons_nmae: ['name', ''] } }),
      'refers to an unknown unique index lessons_nmae',
    ],
    [
      'a `_my` permission without an ownership rule',
      () =>
        record(lessons)({
          name: 'Nobodys',
          description: '',
          permissions: { read: grant, update: ownGrant },
        }),
      'Nobodys has no ownership rule',
    ],
    [
      'a `_my` read permission without an ownership rule',
      () => record(lessons)({ name: 'Nobodys', description: '', permissions: { read: ownGrant } }),
      'Nobodys has no ownership rule',
    ],
    [
      'a list of a part',
      () =>
        resource({
          ...lesson,
          record: record(lessons)({ name: 'Part', description: '', permissions: 'part' }),
        }),
      'has no read permission',
    ],
    [
      'a short form with a hidden column',
      () =>
        record(lessons)({
          name: 'Secret',
          description: '',
          permissions: { read: grant },
          hidden: ['name'],
          short: ['name'],
        }),
      'Secret has the hidden column name in its short form',
    ],
    [
      'a short form of a part',
      () =>
        record(lessons)({ name: 'Part', description: '', permissions: 'part', short: ['name'] }),
      'Part is a part and cannot have a short form',
    ],
    [
      'a filter by the parent',
      () =>
        resource({
          ...lesson,
          parent: { of: courseResource, by: 'course_id' },
          filters: ['course_id'],
        }),
      'filters by its parent',
    ],
    [
      'a default for an unknown filter',
      () => resource({ ...lesson, defaultFilters: { active: ['1'] } }),
      'has a default for the unknown filter active',
    ],
    [
      'a bulk deletion without refusals',
      () =>
        resource({
          ...lesson,
          refuseDelete: async () => {},
          bulk: { ids: 'ids', actions: { delete: { does: 'delete' } } },
        }),
      'has a bulk deletion',
    ],
    [
      'a manual order of a descending list',
      () => resource({ ...lesson, sort: ['sort_order'], descending: true, order: { ids: 'ids' } }),
      'numbers rows from 1',
    ],
    [
      'an update with a default of new records',
      () =>
        resource({
          ...lesson,
          permissions: { read: grant, update: grant },
          create: z.object({ name: z.string().default('') }),
        }).register(Fastify(), {} as Database),
      'would set name although it was not sent',
    ],
    [
      'links without a link table',
      () =>
        resource({
          ...lesson,
          links: { course: { of: () => courseResource, ids: 'ids' } },
        }).register(Fastify(), {} as Database),
      'CheckedLesson has no many-to-many relation course',
    ],
  ])('%s', (_, declare, reason) => {
    expect(declare).toThrow(reason);
  });
});

test('ownership is inherited through two references', () => {
  const blocks = pgTable('blocks', {
    company_id: integer().notNull(),
    id: id(),
    lesson_id: integer().notNull(),
  });
  const scope = { companyId: 7, personId: 3, isOwner: false, permissions: new Set<Permission>() };
  const mine = ownedThrough(() => lessonRecord, 'lesson_id')(blocks, scope);
  expect(new PgDialect().sqlToQuery(mine).sql).toBe(
    [
      'exists (select 1 from "lessons" "blocks_owner" where "blocks_owner"."company_id" = "blocks"."company_id" and "blocks_owner"."id" = "blocks"."lesson_id"',
      'and exists (select 1 from "courses" "blocks_owner_owner" where "blocks_owner_owner"."company_id" = "blocks_owner"."company_id" and "blocks_owner_owner"."id" = "blocks_owner"."course_id"',
      'and "blocks_owner_owner"."author_id" = $1))',
    ].join(' '),
  );
});

test.each([
  [
    [1, 2, 3],
    [3, 1, 2],
    [3, 1, 2],
  ],
  [
    [1, 2, 3, 4],
    [4, 2],
    [1, 4, 3, 2],
  ],
  [[1, 2, 3], [2], [1, 2, 3]],
  [[], [], []],
])('reordering %j by %j yields %j', (all, sent, ordered) => {
  expect(reordered(all, sent)).toEqual(ordered);
});
