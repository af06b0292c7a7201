// The homework of a lesson for its learner: the tasks, why a task accepts no submission, and the learner's own
// submissions.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { markedText, companyFileOwner } from '../../kit/files/signed-urls.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { readOne } from '../../kit/lists/list.ts';
import type { ListSource } from '../../kit/lists/contract.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wireText } from '../../kit/records/wire.ts';
import { requireOpenLesson, type LessonKeys } from '../learning/learner-lessons.ts';
import { notifyTeachers } from '../notifications/lesson-notifications.ts';
import { homeworkWorks } from './homework-tables.ts';
import {
  alreadyAccepted,
  writeSubmission,
  lockWork,
  addMessage,
  type MessageInput,
} from './thread.ts';
import { checkHomework, ownWorkRecord } from './work-records.ts';

/** Reasons why a task accepts no submission. */
const refusals = {
  accepted: alreadyAccepted,
  withheld: 'По вашему пакету это задание не проверяют',
  not_allowed: 'Это задание сдают не все: вас в списке нет',
  too_late: 'Срок прошёл: сдать задание уже нельзя',
} as const;

export const learnerTask = z
  .object({
    block_id: z
      .int()
      .nullable()
      .describe('The block of the task; null for the task of the lesson itself.'),
    title: z.string().nullable(),
    text: z.string().nullable().describe('Description of the task as rich text.'),
    min_points: z.int(),
    max_points: z.int().nullable(),
    forbid_datetime: z.iso.datetime().nullable().describe('The deadline for submissions.'),
    refusal: z
      .object({
        code: z.enum(Object.keys(refusals) as [keyof typeof refusals]),
        message: z.string(),
      })
      .meta({ id: 'HomeworkRefusal', description: 'Why a task accepts no submission.' })
      .nullable()
      .describe('Why the task accepts no submission now; null if it does.'),
    work: ownWorkRecord.schema
      .nullable()
      .describe('The caller’s submission; null if there is none.'),
  })
  .meta({ id: 'LearnerHomework', description: 'A homework task of a lesson, for its learner.' });

export type LearnerTask = z.infer<typeof learnerTask>;

/** A lesson that is open to the learner. */
export interface HomeworkLesson extends LessonKeys {
  /** Whether the learner's packages include the homework of the lesson. */
  givesHomework: boolean;
}

/** Throws 404 if the learner has no such lesson, and 403 if it is closed. */
export async function requireHomeworkLesson(
  transaction: Transaction,
  scope: Scope,
  { course_id, lesson_id }: LessonKeys,
): Promise<HomeworkLesson> {
  const { lesson } = await requireOpenLesson(transaction, scope, { course_id, lesson_id });
  return { course_id, lesson_id, givesHomework: lesson.givesHomework };
}

/** The same for a lesson id without the course. */
export async function requireHomeworkLessonById(
  transaction: Transaction,
  scope: Scope,
  lesson_id: number,
): Promise<HomeworkLesson> {
  const [lesson] = await rowsOf<{ course_id: number }>(
    transaction,
    sql`select course_id from lessons where company_id = ${scope.companyId} and id = ${lesson_id}`,
  );
  if (lesson === undefined) throw notFound('Урок не найден');
  return requireHomeworkLesson(transaction, scope, { ...lesson, lesson_id });
}

interface FoundTask {
  block_id: number | null;
  title: string | null;
  text: string | null;
  min_points: number;
  max_points: number | null;
  forbid_datetime: string | null;
  is_late: boolean;
  is_allowed: boolean;
  is_accepted: boolean;
  work_id: number | null;
}

export async function readTasks(
  transaction: Transaction,
  scope: Scope,
  lesson: HomeworkLesson,
): Promise<LearnerTask[]> {
  const found = await findTasks(transaction, scope, lesson);
  return Promise.all(found.map((task) => toLearnerTask(transaction, scope, lesson, task)));
}

export interface TaskMessageInput extends MessageInput {
  /** Null or undefined for the lesson's own task. */
  block_id?: number | null | undefined;
}

/**
 * Submits homework for a task. Throws 404 for an unknown task, and 409 if it accepts no submission.
 */
export async function submitHomework(
  transaction: Transaction,
  scope: Scope,
  lesson: HomeworkLesson,
  { block_id = null, ...said }: TaskMessageInput,
): Promise<LearnerTask> {
  const code = refusalOf(lesson, await findTask(transaction, scope, lesson, block_id));
  if (code !== null) throw conflict(code, refusals[code]);
  const { course_id, lesson_id } = lesson;
  const subjectId = await writeSubmission(
    transaction,
    scope,
    { course_id, lesson_id, block_id },
    said,
  );
  const event = { course_id, lesson_id, subjectId, flag: checkHomework.my };
  await notifyTeachers(transaction, scope, { ...event, kind: 'homework_sent' });
  return toLearnerTask(
    transaction,
    scope,
    lesson,
    await findTask(transaction, scope, lesson, block_id),
  );
}

/** Adds a comment to a submission in any state. */
export async function commentAsLearner(
  transaction: Transaction,
  scope: Scope,
  lesson: HomeworkLesson,
  { block_id = null, ...said }: TaskMessageInput,
): Promise<LearnerTask> {
  const task = await findTask(transaction, scope, lesson, block_id);
  if (task.work_id === null) {
    throw conflict('not_sent', 'Сначала сдайте задание: обсуждать пока нечего');
  }
  await lockWork(transaction, scope, task.work_id);
  await addMessage(transaction, scope, task.work_id, 'comment', said);
  const { course_id, lesson_id } = lesson;
  const event = { course_id, lesson_id, subjectId: task.work_id, flag: checkHomework.my };
  await notifyTeachers(transaction, scope, { ...event, kind: 'homework_asked' });
  return toLearnerTask(transaction, scope, lesson, task);
}

function refusalOf(
  { givesHomework }: HomeworkLesson,
  { is_allowed, is_late, is_accepted }: FoundTask,
): keyof typeof refusals | null {
  if (is_accepted) return 'accepted';
  if (!givesHomework) return 'withheld';
  if (!is_allowed) return 'not_allowed';
  return is_late ? 'too_late' : null;
}

async function toLearnerTask(
  transaction: Transaction,
  scope: Scope,
  lesson: HomeworkLesson,
  found: FoundTask,
): Promise<LearnerTask> {
  const { is_late: _, is_allowed: __, is_accepted: ___, work_id, ...task } = found;
  const code = refusalOf(lesson, found);
  const work =
    work_id === null ? null : await readOne(transaction, ownWorks, work_id, whole, scope);
  return { ...task, refusal: code && { code, message: refusals[code] }, work };
}

const ownWorks: ListSource = {
  record: ownWorkRecord,
  inCompany: true,
  narrowed: (asker) => ownWorkRecord.mine?.(homeworkWorks, asker),
};

const message = { ...wholeRecord, with: { author: wholeRecord, files: wholeRecord } };
const whole = { ...wholeRecord, with: { messages: message } };

async function findTask(
  transaction: Transaction,
  scope: Scope,
  lesson: HomeworkLesson,
  blockId: number | null,
): Promise<FoundTask> {
  const found = await findTasks(transaction, scope, lesson);
  const task = found.find(({ block_id }) => block_id === blockId);
  if (task === undefined) throw notFound('Задание не найдено');
  return task;
}

/** The lesson's own task, then those of its blocks in order. */
const findTasks = (
  transaction: Transaction,
  { companyId, personId }: Scope,
  { lesson_id }: HomeworkLesson,
): Promise<FoundTask[]> =>
  rowsOf<FoundTask>(
    transaction,
    sql`with tasks as (
      select null::integer as block_id, null::text as title, lesson.homework as text,
        lesson.homework_min_points as min_points, lesson.homework_max_points as max_points, null::integer as place
      from lessons lesson where lesson.company_id = ${companyId} and lesson.id = ${lesson_id}
        and (lesson.homework is not null or lesson.type = 'homework')
      union all
      select block.id, block.title, block.text, coalesce(block.homework_min_points, lesson.homework_min_points),
        block.homework_max_points, block.sort
      from lesson_blocks block join lessons lesson on lesson.company_id = block.company_id and lesson.id = block.lesson_id
      where block.company_id = ${companyId} and block.lesson_id = ${lesson_id} and block.type = 'homework' and block.status = 'published'
    )
    select tasks.block_id, tasks.title, ${markedText(sql`tasks.text`, companyFileOwner(sql`lesson.company_id`))} as text, tasks.min_points, tasks.max_points,
      ${wireText(sql`lesson.forbid_datetime`)} as forbid_datetime,
      coalesce(lesson.forbid_datetime <= now(), false) as is_late,
      (not exists (select 1 from lesson_homework_users allowed where allowed.company_id = ${companyId} and allowed.lesson_id = ${lesson_id})
        or exists (select 1 from lesson_homework_users allowed where allowed.company_id = ${companyId} and allowed.lesson_id = ${lesson_id} and allowed.user_id = ${personId})) as is_allowed,
      coalesce(work.status = 'accepted', false) as is_accepted, work.id as work_id
    from tasks
      join lessons lesson on lesson.company_id = ${companyId} and lesson.id = ${lesson_id}
      left join homework_works work on work.company_id = ${companyId} and work.lesson_id = ${lesson_id}
        and work.user_id = ${personId} and work.block_id is not distinct from tasks.block_id
    order by tasks.place nulls first, tasks.block_id`,
  );
