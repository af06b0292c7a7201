// Checks homework submissions: accepts them with points or returns them with a reason. A decision requires that the
// checker has seen the latest message.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden, invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import type { BulkAnswer, BulkSelection } from '../../kit/resource/contract.ts';
import { notify, withdrawNotifications } from '../../people/index.ts';
import { recalculateLesson, recalculateLessons } from '../learning/recalculation.ts';
import { notifyPerson, toLearners } from '../notifications/lesson-notifications.ts';
import { pointsProblem, type PointBounds } from './homework-rules.ts';
import { homeworkMessages, homeworkWorks } from './homework-tables.ts';
import { lockWork, addMessage, type LockedWork, type MessageInput } from './thread.ts';
import { checkHomework, maxPoints, minPoints } from './work-records.ts';
import { workResource } from './works.ts';

/** The latest message that the checker has seen. */
interface Seen {
  seen_message_id: number;
}

export async function acceptSubmission(
  transaction: Transaction,
  scope: Scope,
  id: number,
  { points, seen_message_id, ...said }: MessageInput & Seen & { points: number },
): Promise<void> {
  const work = await holdToDecide(transaction, scope, id, seen_message_id);
  const problem = pointsProblem(points, await boundsOf(transaction, scope, work));
  if (problem !== null) throw invalid('points', problem);
  await addMessage(transaction, scope, id, 'accepted', { ...said, points });
  await decide(transaction, scope, work, { status: 'accepted', points });
  await notifyLearner(transaction, scope, 'homework_accepted', work);
}

export async function returnSubmission(
  transaction: Transaction,
  scope: Scope,
  id: number,
  { seen_message_id, ...said }: MessageInput & Seen,
): Promise<void> {
  const work = await holdToDecide(transaction, scope, id, seen_message_id);
  await addMessage(transaction, scope, id, 'returned', said);
  await decide(transaction, scope, work, { status: 'returned', points: null });
  await notifyLearner(transaction, scope, 'homework_returned', work);
}

export async function commentAsChecker(
  transaction: Transaction,
  scope: Scope,
  id: number,
  said: MessageInput,
): Promise<void> {
  await lockToCheck(transaction, scope, id);
  await addMessage(transaction, scope, id, 'comment', said);
  const work = await lockWork(transaction, scope, id);
  await notifyLearner(transaction, scope, 'homework_answered', work);
}

/**
 * Undoes the caller's decision if nothing was added after it. The submission gets the state that its earlier messages
 * imply.
 */
export async function undoDecision(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<void> {
  await lockToCheck(transaction, scope, id);
  const work = await lockWork(transaction, scope, id);
  const { company_id, work_id, type, author_id, points } = homeworkMessages;
  const ofWork = and(eq(company_id, scope.companyId), eq(work_id, id));
  const last = { id: homeworkMessages.id, type, author_id };
  const newest = desc(homeworkMessages.id);
  const [decision] = await transaction
    .select(last)
    .from(homeworkMessages)
    .where(ofWork)
    .orderBy(newest)
    .limit(1);
  const isDecision = decision?.type === 'accepted' || decision?.type === 'returned';
  if (!isDecision || decision.author_id !== scope.personId) {
    throw conflict('answered', 'Решение уже не отменить: после него в работе появилось новое');
  }
  await transaction
    .delete(homeworkMessages)
    .where(and(ofWork, eq(homeworkMessages.id, decision.id)));
  const [before] = await transaction
    .select({ type, points })
    .from(homeworkMessages)
    .where(and(ofWork, inArray(type, ['answer', 'returned', 'accepted'])))
    .orderBy(newest)
    .limit(1);
  const decided = ['homework_accepted', 'homework_returned'] as const;
  await withdrawNotifications(transaction, scope.companyId, decided, [id]);
  const status = before?.type === 'accepted' || before?.type === 'returned' ? before.type : 'sent';
  await decide(transaction, scope, work, {
    status,
    points: status === 'accepted' ? (before?.points ?? null) : null,
  });
}

/** Accepts many submissions and skips those whose task does not allow these points. */
export async function acceptSubmissions(
  transaction: Transaction,
  scope: Scope,
  chosen: BulkSelection,
  given: number | null,
): Promise<BulkAnswer> {
  const points = given === null ? maxPoints(homeworkWorks) : sql`${given}::integer`;
  const { rows, skipped } = await workResource.selectRows(checkHomework, {
    transaction,
    scope,
    chosen,
    touched: sql`${homeworkWorks.status} <> 'accepted'`,
    refuses: [
      {
        code: 'in_trash',
        message: 'урок лежит в корзине',
        where: () => workResource.readOnlyCondition(homeworkWorks) ?? sql`false`,
      },
      {
        code: 'no_points',
        message: 'у задания нет наибольшего балла: назовите баллы',
        where: () => sql`${points} is null`,
      },
      {
        code: 'bounds',
        message: 'за это задание таких баллов не ставят',
        where: () =>
          sql`not ${points} between ${minPoints(homeworkWorks)} and coalesce(${maxPoints(homeworkWorks)}, ${points})`,
      },
    ],
    lock: true,
  });
  const { companyId, personId } = scope;
  const accepted = await rowsOf<{ id: number }>(
    transaction,
    sql`with chosen as (select id, ${points} as points from homework_works where ${rows}),
      accepted as (
        update homework_works work set status = 'accepted', points = chosen.points, checked_at = now(), checker_id = ${personId}, updated_at = now()
        from chosen where work.company_id = ${companyId} and work.id = chosen.id
        returning work.id, work.points
      ),
      said as (
        insert into homework_messages (company_id, work_id, author_id, type, points)
        select ${companyId}, id, ${personId}, 'accepted', points from accepted
      )
    select id from accepted order by id`,
  );
  const settled = sql`select course_id, lesson_id, user_id from homework_works where company_id = ${companyId} and id = any(${idArray(accepted.map(({ id }) => id))})`;
  await recalculateLessons(
    transaction,
    companyId,
    sql`select distinct * from (${settled}) as accepted`,
  );
  await notify(transaction, companyId, {
    kind: 'homework_accepted',
    ...toLearners,
    actorId: personId,
    recipients: sql`select work.user_id, work.course_id, work.lesson_id, null::integer as test_id, null::integer as order_id, work.id as subject_id, work.id as record_id from homework_works work
      where work.company_id = ${companyId} and work.id = any(${idArray(accepted.map(({ id }) => id))})`,
  });
  const ids = accepted.slice(0, bulkIds).map(({ id }) => id);
  return { count: accepted.length, ids, skipped };
}

const notifyLearner = (
  transaction: Transaction,
  scope: Scope,
  kind: 'homework_accepted' | 'homework_returned' | 'homework_answered',
  { id: subjectId, course_id, lesson_id, user_id }: LockedWork,
): Promise<void> =>
  notifyPerson(transaction, scope, user_id, { kind, course_id, lesson_id, subjectId, flag: null });

/** Throws 404, 403, and 409 if the lesson is in the trash. */
const lockToCheck = (transaction: Transaction, scope: Scope, id: number) =>
  workResource.lock({ transaction, scope, grant: checkHomework, place: {} }, id);

/**
 * Throws 409 if there is a newer message, and 403 for an accepted submission without the permission to change points.
 */
async function holdToDecide(
  transaction: Transaction,
  scope: Scope,
  id: number,
  seenMessageId: number,
): Promise<LockedWork> {
  await lockToCheck(transaction, scope, id);
  const work = await lockWork(transaction, scope, id);
  if (work.status === 'accepted' && !has(scope, 'edit_points')) {
    throw forbidden('Работа уже принята: её баллы меняет тот, кому это разрешено');
  }
  const { company_id, work_id } = homeworkMessages;
  const ofWork = and(eq(company_id, scope.companyId), eq(work_id, id));
  const newer = and(ofWork, sql`${homeworkMessages.id} > ${seenMessageId}`);
  if ((await transaction.$count(homeworkMessages, newer)) > 0) {
    throw conflict(
      'newer',
      'Пока вы проверяли, в работе появилось новое. Посмотрите и решите снова',
    );
  }
  return work;
}

const boundsOf = (
  transaction: Transaction,
  { companyId }: Scope,
  { id }: LockedWork,
): Promise<PointBounds> =>
  rowOf(
    transaction,
    sql`select ${minPoints(homeworkWorks)} as least, ${maxPoints(homeworkWorks)} as most
      from homework_works where company_id = ${companyId} and id = ${id}`,
  );

async function decide(
  transaction: Transaction,
  scope: Scope,
  { id, course_id, lesson_id, user_id, status: before }: LockedWork,
  decided: Pick<typeof homeworkWorks.$inferSelect, 'status' | 'points'>,
): Promise<void> {
  const { companyId } = scope;
  const { company_id } = homeworkWorks;
  await transaction
    .update(homeworkWorks)
    .set({ ...decided, checked_at: sql`now()`, checker_id: scope.personId })
    .where(and(eq(company_id, companyId), eq(homeworkWorks.id, id)));
  const learner = { companyId, courseId: course_id, lessonId: lesson_id, userId: user_id };
  await recalculateLesson(transaction, learner, { reopens: before === 'accepted' });
}
