// Changes the type of a lesson unless content would become invisible. Every type shows blocks, text, homework and
// submissions, but not a configured webinar or the journal of an offline lesson.
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { lessonMarks } from '../journal/journal-tables.ts';
import { lessons, type CheckCriterion, type LessonType } from '../tables.ts';
import { lessonWebinars } from '../webinars/webinar-tables.ts';

/** The default criterion of a lesson type. */
export function defaultCriterion(type: LessonType): CheckCriterion {
  if (type === 'video' || type === 'full_video') return 'watched';
  if (type === 'offline') return 'attended';
  if (type === 'test') return 'tests';
  return type === 'homework' ? 'homework' : 'marked';
}

/**
 * Throws 409 if content would become invisible that the same request does not clear. Returns further columns to change:
 * the default criterion of the new type, if the lesson has the default of its old type and lacks what that requires.
 */
export async function changeType(
  transaction: Transaction,
  scope: Scope,
  id: number,
  sent: Row & { type: LessonType },
): Promise<Row> {
  const to = sent.type;
  const lesson = await readClearedLesson(transaction, scope, id, sent);
  if (lesson === undefined || lesson.type === to) return {};
  const mayHaveWebinar = lesson.type === 'webinar' || lesson.type === 'constructor';
  if (mayHaveWebinar && to !== 'webinar') await requireNoWebinar(transaction, scope, id, to);
  if (lesson.type === 'offline') await requireNoClass(transaction, scope, id, lesson);
  const { check_criterion: criterion } = lesson;
  if (criterion !== defaultCriterion(lesson.type) || lesson.meets) return {};
  return { check_criterion: defaultCriterion(to) };
}

/** Adds the webinar row of a lesson of type webinar. */
export const insertWebinar = (transaction: Transaction, { companyId }: Scope, id: number) =>
  transaction.execute(sql`insert into lesson_webinars (company_id, course_id, lesson_id)
    select company_id, course_id, id from lessons
    where company_id = ${companyId} and id = ${id} and type = 'webinar' on conflict do nothing`);

interface ClearedLesson {
  type: LessonType;
  check_criterion: CheckCriterion;
  held_at: string | null;
  held_place: string | null;
  /** Whether the lesson has what its criterion requires, regardless of its type. */
  meets: boolean;
}

/** The lesson as it will be after the request clears fields. */
async function readClearedLesson(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
  sent: Row,
): Promise<ClearedLesson | undefined> {
  const { company_id, type, check_criterion } = lessons;
  const left = <Value>(name: 'held_at' | 'held_place' | 'homework') =>
    sql<Value>`case when ${sent[name] !== null} then ${lessons[name]} end`;
  const holds = (block: string) => sql`exists (select 1 from lesson_blocks block
    where block.company_id = lessons.company_id and block.lesson_id = lessons.id and block.type = ${block} and block.status <> 'deleted')`;
  const [row] = await transaction
    .select({
      type,
      check_criterion,
      held_at: left<string | null>('held_at'),
      held_place: left<string | null>('held_place'),
      meets: sql<boolean>`case ${check_criterion}
        when 'watched' then ${holds('video')}
        when 'tests' then ${holds('test')}
        when 'homework' then ${left('homework')} is not null or ${holds('homework')}
        else false end`,
    })
    .from(lessons)
    .where(and(eq(company_id, companyId), eq(lessons.id, id)));
  return row;
}

async function requireNoWebinar(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
  to: LessonType,
): Promise<void> {
  const { company_id, lesson_id, status, starts_at, link, zoom_meeting_id } = lessonWebinars;
  const { recording_id, recording_link } = lessonWebinars;
  // A lesson of type constructor shows the webinar in a published webinar block.
  const isShownInBlock = sql`exists (select 1 from lesson_blocks block where block.company_id = ${company_id}
    and block.lesson_id = ${lesson_id} and block.type = 'webinar' and block.status = 'published')`;
  const goesAlong = to === 'constructor' ? isShownInBlock : sql`false`;
  const [webinar] = await transaction
    .select({
      'он уже шёл': sql<boolean>`${status} <> 'coming_soon'`,
      'назначено время': sql<boolean>`${starts_at} is not null`,
      'есть ссылка на комнату': sql<boolean>`${link} is not null`,
      'создано собрание в Zoom': sql<boolean>`${zoom_meeting_id} is not null`,
      'есть запись': sql<boolean>`${recording_id} is not null or ${recording_link} is not null`,
    })
    .from(lessonWebinars)
    .where(and(eq(company_id, companyId), eq(lesson_id, id), sql`not ${goesAlong}`));
  const found = Object.entries(webinar ?? {}).flatMap(([words, isThere]) =>
    isThere ? [words] : [],
  );
  if (found.length === 0) return;
  throw conflict(
    'would_be_lost',
    `Вебинар настроен: ${found.join(', ')}. Его сохранит только «Конструктор» с опубликованным блоком «Вебинар»; для другого вида уберите то, что настроено`,
  );
}

async function requireNoClass(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
  { held_at, held_place }: ClearedLesson,
): Promise<void> {
  const ofLesson = and(eq(lessonMarks.company_id, companyId), eq(lessonMarks.lesson_id, id));
  if ((await transaction.$count(lessonMarks, ofLesson)) > 0) {
    throw conflict(
      'would_be_lost',
      'В журнале есть отметки за это занятие: у урока другого вида журнала нет',
    );
  }
  if (held_at === null && held_place === null) return;
  throw conflict(
    'would_be_lost',
    'У занятия указано, когда и где оно проходит: у урока другого вида этого нет. Уберите время и место',
  );
}
