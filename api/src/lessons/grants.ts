// Permissions on lessons: ownership, access for other staff, and work with learners' results.
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOwnLesson, lessonGrants, lessonRecord } from '../courses/index.ts';
import type { TableWith } from '../kit/database/columns.ts';
import { rowsOf, type Transaction } from '../kit/database/database.ts';
import { forbidden } from '../kit/http/errors.ts';
import {
  has,
  reachOf,
  type QueryScope,
  type Grant,
  type Permissions,
  type Scope,
} from '../kit/permissions/permissions.ts';
import { ofAnyTable, readableThrough } from '../kit/records/record.ts';
import { lessons } from './tables.ts';

/** The permission to give other staff access to lessons that the caller may change. */
export const manageLessonAccess = {
  my: 'lessons_manage_access_and_other_settings',
  mine: ofAnyTable<typeof lessons>((table, asker) => {
    const reach = reachOf(asker, lessonGrants.update);
    if (reach === 'mine') return isOwnLesson(table, asker);
    return reach === 'all' ? sql`true` : sql`false`;
  }),
} as const satisfies Grant;

/** Throws 403 if the lesson would become the caller's own and thereby give them more rights. */
export async function refusePrivilegeGain(
  transaction: Transaction,
  scope: Scope,
  id: number,
  people: readonly number[],
): Promise<void> {
  const { update, delete: remove } = lessonGrants;
  const gains = [update, remove].some(({ all, my }) => has(scope, my) && !has(scope, all));
  if (!gains || !people.includes(scope.personId)) return;
  const own = await rowsOf(
    transaction,
    sql`select from ${lessons} where ${lessons.company_id} = ${scope.companyId} and ${lessons.id} = ${id} and ${isOwnLesson(lessons, scope)}`,
  );
  if (own.length === 0) {
    throw forbidden('Себя к чужому уроку не добавить: попросите того, кто управляет доступом');
  }
}

/**
 * Lessons that the caller wrote, teaches or has access to; all lessons for callers with access to all.
 */
export const isTaughtLesson = ofAnyTable<Parameters<typeof isOwnLesson>[0]>((table, asker) =>
  has(asker, 'teacher_courses_and_lessons_access_all') ? sql`true` : isOwnLesson(table, asker),
);

/** Rows that belong to these lessons. */
export const ofTaughtLesson = (
  table: TableWith<'company_id' | 'lesson_id'>,
  asker: QueryScope,
): SQL => {
  if (has(asker, 'teacher_courses_and_lessons_access_all')) return sql`true`;
  const lesson = alias(lessons, 'own_lesson');
  return sql`exists (select 1 from lessons own_lesson where ${lesson.company_id} = ${table.company_id} and ${lesson.id} = ${table.lesson_id} and ${isOwnLesson(lesson, asker)})`;
};

/** Rows that belong to lessons that the caller may read. */
export const ofReadableLesson = readableThrough(() => lessonRecord, 'lesson_id');

/** Staff who may see statistics of courses, in the courses that they see. */
export const statisticsPermissions = {
  read: { my: 'courses_statistics' },
} as const satisfies Permissions;
