// Writes lessons: validates references and fields and places a new lesson last in its layer.
import { and, eq } from 'drizzle-orm';
import { lockCourse } from '../../courses/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden, invalid } from '../../kit/http/errors.ts';
import type { ParentKeys, Row } from '../../kit/lists/contract.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { userResource } from '../../people/index.ts';
import { writeCloseBlocks } from '../blocks/close-blocks.ts';
import { placeLast } from '../content/content.ts';
import { manageLessonAccess, refusePrivilegeGain } from '../grants.ts';
import { maxLessons, pointBoundsMessage } from '../rules.ts';
import { lessons, type LessonType } from '../tables.ts';
import { changeType, defaultCriterion, insertWebinar } from './type-change.ts';

export const lessonWriteHooks = {
  initial: ({ personId }: Scope) => ({ author_id: personId, sort: 0 }),
  beforeWrite: prepareLesson,
  afterWrite: async (transaction: Transaction, scope: Scope, id: number, sent: Row) => {
    if ('sort' in sent) await placeLast(transaction, scope, { kind: 'lesson', id });
    if (sent['type'] === 'webinar') await insertWebinar(transaction, scope, id);
    if ('close_blocks_id' in sent) await writeCloseBlocks(transaction, scope, id, sent);
  },
};

async function prepareLesson(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
  { course_id }: ParentKeys,
): Promise<Row> {
  const course = Number(course_id);
  if (id === null) await lockForNewLesson(transaction, scope, course);
  await requireTeacher(transaction, scope, sent, id);
  await requirePoints(transaction, scope, sent, id);
  await requireAttendance(transaction, scope, sent, id);
  const type = sent['type'] as LessonType | undefined;
  if (type === undefined) return sent;
  if (id === null) return { check_criterion: defaultCriterion(type), ...sent };
  return { ...(await changeType(transaction, scope, id, { ...sent, type })), ...sent };
}

/** Throws 422 for criterion `attended` on a lesson without a journal. */
async function requireAttendance(
  transaction: Transaction,
  scope: Scope,
  { check_criterion: criterion, type: sent }: Row,
  id: number | null,
): Promise<void> {
  if (criterion !== 'attended') return;
  const [lesson] =
    sent !== undefined
      ? [{ type: sent }]
      : await transaction
          .select({ type: lessons.type })
          .from(lessons)
          .where(and(eq(lessons.company_id, scope.companyId), eq(lessons.id, id ?? 0)));
  if (lesson?.type === 'offline') return;
  throw invalid('check_criterion', 'Посещение отмечают только на очных занятиях');
}

/**
 * Locks the course against concurrent inserts of lessons until the transaction ends. Throws 409 if it has too many.
 */
export async function lockForNewLesson(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
): Promise<void> {
  await lockCourse(transaction, scope, courseId);
  const { company_id, course_id } = lessons;
  const siblings = and(eq(company_id, scope.companyId), eq(course_id, courseId));
  if ((await transaction.$count(lessons, siblings)) < maxLessons) return;
  throw conflict('too_many', `Уроков в курсе не больше ${maxLessons}: удалите лишние`);
}

/**
 * A lesson counts as its teacher's own, so setting the teacher takes the permission to manage access.
 */
async function requireTeacher(
  transaction: Transaction,
  scope: Scope,
  { teacher_id: sent }: Row,
  id: number | null,
): Promise<void> {
  if (sent === undefined || (sent === null && id === null)) return;
  if (id !== null) {
    const [stored] = await transaction
      .select({ teacher_id: lessons.teacher_id })
      .from(lessons)
      .where(and(eq(lessons.company_id, scope.companyId), eq(lessons.id, id)));
    if (stored?.teacher_id === sent) return;
  }
  if (!has(scope, manageLessonAccess.my)) {
    throw forbidden('Преподавателя урока назначает тот, кто управляет доступом к урокам');
  }
  if (sent === null) return;
  const teacher = Number(sent);
  const there = await userResource.existingIds(transaction, scope, [teacher], {});
  if (there.size === 0) throw invalid('teacher_id', userResource.missing, 'not_found');
  if (id !== null) await refusePrivilegeGain(transaction, scope, id, [teacher]);
}

/** Throws 422 if the highest points would be below the lowest. */
async function requirePoints(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
): Promise<void> {
  const names = ['homework_max_points', 'homework_min_points'] as const;
  const field = names.find((name) => sent[name] != null);
  if (field === undefined) return;
  const [stored] =
    id === null
      ? [{ homework_min_points: 1, homework_max_points: null }]
      : await transaction
          .select({
            homework_min_points: lessons.homework_min_points,
            homework_max_points: lessons.homework_max_points,
          })
          .from(lessons)
          .where(and(eq(lessons.company_id, scope.companyId), eq(lessons.id, id)));
  const { homework_min_points: least, homework_max_points: most } = {
    ...stored,
    ...sent,
  } as Record<(typeof names)[number], number | null>;
  if (least !== null && most !== null && most < least) {
    throw invalid(field, pointBoundsMessage);
  }
}
