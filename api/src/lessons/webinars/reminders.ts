// Sends webinar reminders by e-mail as messages of the user who set the time. A learner gets at most one mail per
// webinar, time and reminder, even if the process is interrupted.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { WebinarReminder } from '@kafedra/common/lessons';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { Scope, ScopeOfMember } from '../../kit/permissions/permissions.ts';
import { countedMessages, type CompanyMessages } from '../../people/index.ts';
import { readCourseStates, openingAt } from '../learning/lesson-states.ts';
import { isActiveWebinar } from './active-webinars.ts';
import { lessonPages, type PageUrls } from './lesson-pages.ts';
import { lessonWebinars, webinarRemindersSent } from './webinar-tables.ts';

export interface DueReminder {
  companyId: number;
  webinarId: number;
  reminder: WebinarReminder;
  /**
   * The start of the webinar when the reminder was scheduled; a rescheduled webinar gets new reminders.
   */
  startsAt: string;
}

interface Parts extends PageUrls {
  database: Database;
  messages: CompanyMessages;
  scopeOfMember: ScopeOfMember;
  log: FastifyBaseLogger;
}

const notToAll = 'Напоминания ушли не всем';

/** Mails prepared per transaction. */
const batch = 200;

export const reminderSender =
  (parts: Parts) =>
  async (due: DueReminder): Promise<void> => {
    const { database, messages, log } = parts;
    const letter = await database.system((transaction) => letterOf(transaction, parts, due));
    if (letter === null) return;
    const { sender, subject, text } = letter;
    const isComplete = await orderAll(parts, sender, due);
    for (;;) {
      const to = await database.system((transaction) => takeNext(transaction, due));
      if (to === undefined) break;
      const ordered = countedMessages.parse({ to: [to] });
      try {
        await messages.deliver(ordered, { to, subject, text });
      } catch (error) {
        log.warn({ err: error }, 'sending a webinar reminder failed');
      }
    }
    if (isComplete) await noteProblem(database, due, null);
  };

interface Letter {
  sender: Scope;
  subject: string;
  text: string;
}

/** Null if the reminder is no longer due, or nobody can send it. */
async function letterOf(
  transaction: Transaction,
  { scopeOfMember, ...pages }: Parts,
  due: DueReminder,
): Promise<Letter | null> {
  const [found] = await rowsOf<{
    code: string;
    company: string;
    time_zone: string;
    name: string;
    course: string;
    course_id: number;
    lesson_id: number;
    sender: number | null;
  }>(
    transaction,
    sql`select company.code, company.name as company, company.time_zone, lesson.name, course.name as course,
        lesson.course_id, lesson.id as lesson_id, (
          select member.user_id from company_members member
          where member.company_id = company.id and member.status = 'active' and (member.is_owner or member.user_id = webinar.scheduled_by)
          order by member.user_id = webinar.scheduled_by desc, member.user_id limit 1) as sender
      from ${lessonWebinars} webinar
      join lessons lesson on lesson.company_id = webinar.company_id and lesson.id = webinar.lesson_id
      join courses course on course.company_id = lesson.company_id and course.id = lesson.course_id
      join companies company on company.id = webinar.company_id and company.deleted_at is null
      where ${isDue(due)}`,
  );
  if (found?.sender == null) return null;
  const sender = await scopeOfMember(transaction, due.companyId, found.sender, undefined);
  if (sender === null) return null;
  const pageOf = await lessonPages(transaction, pages, { id: due.companyId, code: found.code });
  const when = whenIn(found.time_zone, new Date(due.startsAt));
  return {
    sender,
    subject: `Вебинар «${found.name}»: ${when}`,
    text: [
      'Здравствуйте!',
      `Вебинар «${found.name}» курса «${found.course}» начнётся ${when}.`,
      `Он откроется на странице урока: ${pageOf({ courseId: found.course_id, lessonId: found.lesson_id })}`,
      found.company,
    ].join('\n\n'),
  };
}

/** Formats a time as «1 декабря в 19:00 (Москва)». */
function whenIn(timeZone: string, at: Date): string {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ru', { timeZone, ...options });
  const day = parts({ day: 'numeric', month: 'long' }).format(at);
  const time = parts({ hour: '2-digit', minute: '2-digit' }).format(at);
  const zone = parts({ timeZoneName: 'shortGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return `${day} в ${time} (${zone?.value ?? timeZone})`;
}

/** The condition on `webinar` that this reminder is still due. */
const isDue = ({ companyId, webinarId, reminder, startsAt }: DueReminder) =>
  sql`webinar.company_id = ${companyId} and webinar.id = ${webinarId} and webinar.status = 'coming_soon'
    and webinar.starts_at = ${startsAt} and webinar.starts_at > now() and ${isActiveWebinar}
    and ${reminder === 'day' ? sql`webinar.remind_day` : sql`webinar.remind_hour`}`;

/** Returns false if some mails could not be prepared; the reason is stored with the webinar. */
async function orderAll(
  { database, messages }: Parts,
  sender: Scope,
  due: DueReminder,
): Promise<boolean> {
  try {
    for (let last: number | undefined = 0; last !== undefined;) {
      const behind: number = last;
      last = await database.company(sender, async (transaction) => {
        const students = await studentsBehind(transaction, due, behind);
        const learners = await openTo(transaction, due, students);
        if (learners.length > 0) {
          await messages.charge(
            transaction,
            sender,
            learners.map(({ email }) => email),
          );
          await transaction
            .insert(webinarRemindersSent)
            .values(learners.map(({ user_id }) => ({ ...keyOf(due), user_id })));
        }
        return students.at(-1)?.user_id;
      });
    }
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await noteProblem(database, due, `${notToAll}. ${error.message}`);
    return false;
  }
}

const keyOf = ({ companyId, webinarId, reminder, startsAt }: DueReminder) => ({
  company_id: companyId,
  webinar_id: webinarId,
  reminder,
  starts_at: startsAt,
});

interface Student {
  course_id: number;
  lesson_id: number;
  user_id: number;
  email: string;
}

/** A batch of students without this reminder, in the order of their ids. */
const studentsBehind = (transaction: Transaction, due: DueReminder, last: number) =>
  rowsOf<Student>(
    transaction,
    sql`select webinar.course_id, webinar.lesson_id, member.user_id, member.email
      from ${lessonWebinars} webinar
      join course_students student on student.company_id = webinar.company_id and student.course_id = webinar.course_id
      join company_members member on member.company_id = student.company_id and member.user_id = student.user_id
      where ${isDue(due)} and member.status = 'active' and member.email <> '' and not member.learning_banned and member.user_id > ${last}
        and not exists (select 1 from webinar_reminders_sent sent where sent.company_id = webinar.company_id
          and sent.webinar_id = webinar.id and sent.reminder = ${due.reminder} and sent.starts_at = ${due.startsAt}
          and sent.user_id = student.user_id)
      order by member.user_id limit ${batch}`,
  );

/** Those students to whom the lesson will be open when the webinar begins. */
async function openTo(
  transaction: Transaction,
  { companyId, startsAt }: DueReminder,
  students: readonly Student[],
): Promise<readonly Student[]> {
  const [first] = students;
  if (first === undefined) return [];
  const facts = await readCourseStates(transaction, companyId, {
    courseIds: [first.course_id],
    userIds: students.map(({ user_id }) => user_id),
    onlyLesson: first.lesson_id,
  });
  const ofUsers = new Map(facts.map((each) => [each.userId, each]));
  return students.filter(({ user_id, lesson_id }) => {
    const of = ofUsers.get(user_id);
    return of !== undefined && openingAt(of, lesson_id, Date.parse(startsAt)).state === 'open';
  });
}

/**
 * Marks a prepared mail as sent before it is sent, so that it is never sent twice. Returns its address.
 */
async function takeNext(transaction: Transaction, due: DueReminder): Promise<string | undefined> {
  const [taken] = await rowsOf<{ email: string }>(
    transaction,
    sql`update webinar_reminders_sent taken set sent_at = now()
      from company_members member
      where member.company_id = taken.company_id and member.user_id = taken.user_id
        and (taken.company_id, taken.webinar_id, taken.reminder, taken.starts_at, taken.user_id) = (
          select next.company_id, next.webinar_id, next.reminder, next.starts_at, next.user_id
          from webinar_reminders_sent next join ${lessonWebinars} webinar
            on webinar.company_id = next.company_id and webinar.id = next.webinar_id
          where next.reminder = ${due.reminder} and next.starts_at = ${due.startsAt} and next.sent_at is null and ${isDue(due)}
          order by next.user_id limit 1 for update of next skip locked)
      returning member.email`,
  );
  return taken?.email;
}

/** Called when the process has ended repeatedly while sending. */
export const storeFailedReminder = (database: Database, due: DueReminder) =>
  noteProblem(
    database,
    due,
    `${notToAll}. Сервер трижды останавливался во время отправки и больше не пробует`,
  );

const noteProblem = (
  database: Database,
  { companyId, webinarId }: DueReminder,
  problem: string | null,
) =>
  database.system((transaction) =>
    transaction
      .update(lessonWebinars)
      .set({ reminder_problem: problem })
      .where(and(eq(lessonWebinars.company_id, companyId), eq(lessonWebinars.id, webinarId))),
  );
