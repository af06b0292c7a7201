// Calendars of webinars: a file for one webinar, and a secret subscription URL for all webinars of a person.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, idParams, openRoute } from '../../kit/http/routes.ts';
import { onlyId, type Resource } from '../../kit/resource/resource.ts';
import { generateToken, tokenHash } from '../../people/index.ts';
import { buildCalendar, type CalendarEvent } from './calendar.ts';
import { readCourseStates, openingAt } from '../learning/lesson-states.ts';
import { isActiveWebinar, joinLink } from './active-webinars.ts';
import { lessonPages, type PageUrls } from './lesson-pages.ts';
import { lessonWebinars, webinarFeeds } from './webinar-tables.ts';

interface Parts extends PageUrls {
  database: Database;
  webinars: Resource;
}

const tag = 'Webinars';

/** Days for which past events remain in a calendar, and the maximum number of events. */
const retentionDays = 90;
const mostEvents = 1000;

const calendarText = z
  .object({ calendar: z.string().describe('An iCalendar document (RFC 5545).') })
  .meta({ id: 'WebinarCalendar', description: 'A calendar of webinars.' });

const feedState = z
  .object({ created_at: z.iso.datetime().nullable().describe('Null without a feed.') })
  .meta({ id: 'WebinarFeed', description: 'The state of a user’s secret calendar URL.' });

export function registerFeeds(app: FastifyInstance, parts: Parts): void {
  const { database, webinars, publicUrl } = parts;

  companyRoute(app, database, {
    method: 'GET',
    path: '/webinars/:id/calendar',
    tag,
    summary: 'Get the calendar of a webinar',
    description: 'The calendar is empty if the webinar has no time.',
    permission: webinars.permissions.read,
    params: idParams,
    answer: calendarText,
    run: async ({ transaction, scope, params: { id } }) => {
      await webinars.find(transaction, scope, id, onlyId);
      const events = await eventsWhere(
        transaction,
        parts,
        scope.companyId,
        sql`webinar.id = ${id}`,
      );
      return { calendar: buildCalendar(events[0]?.name ?? 'Вебинар', events, publicUrl) };
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/webinar_feed',
    tag,
    summary: 'Get the state of the caller’s secret calendar URL',
    permission: 'member',
    accessTokens: false,
    answer: feedState,
    run: async ({ transaction, scope }) => {
      const [feed] = await transaction
        .select({ created_at: webinarFeeds.created_at })
        .from(webinarFeeds)
        .where(isOwn(scope));
      return { created_at: feed === undefined ? null : new Date(feed.created_at).toISOString() };
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/webinar_feed',
    tag,
    summary: 'Create a new secret calendar URL for the caller’s webinars',
    description: 'The URL is returned only once. It replaces the previous one.',
    permission: 'member',
    accessTokens: false,
    answer: z.object({
      url: z.string(),
      created_at: z.iso.datetime(),
    }),
    status: 201,
    run: async ({ transaction, scope: { companyId: company_id, personId: user_id } }) => {
      const token = generateToken();
      const values = { token_hash: tokenHash(token), created_at: new Date().toISOString() };
      await transaction
        .insert(webinarFeeds)
        .values({ company_id, user_id, ...values })
        .onConflictDoUpdate({
          target: [webinarFeeds.company_id, webinarFeeds.user_id],
          set: values,
        });
      return {
        url: new URL(`/calendars/${token}.ics`, publicUrl).href,
        created_at: values.created_at,
      };
    },
  });

  companyRoute(app, database, {
    method: 'DELETE',
    path: '/webinar_feed',
    tag,
    summary: 'Delete the caller’s secret calendar URL',
    permission: 'member',
    accessTokens: false,
    answer: feedState,
    run: async ({ transaction, scope }) => {
      await transaction.delete(webinarFeeds).where(isOwn(scope));
      return { created_at: null };
    },
  });

  openRoute(app, {
    method: 'GET',
    path: '/public/webinar_feeds/:token',
    tag,
    summary: 'Get the webinars of the owner of a secret calendar URL',
    description:
      'Webinars that the owner gives, and those of lessons visible to them; the join link is included for lessons that will be open. Also served at the public origin as `/calendars/{token}.ics`.',
    params: z.object({ token: z.string().max(100) }),
    answer: calendarText,
    failures: [404],
    run: async ({ params: { token } }) =>
      database.system(async (transaction) => {
        const [feed] = await rowsOf<Feed>(
          transaction,
          sql`select feed.company_id, feed.user_id, company.name as company, member.learning_banned from ${webinarFeeds} feed
            join companies company on company.id = feed.company_id and company.deleted_at is null
            join company_members member on member.company_id = feed.company_id and member.user_id = feed.user_id and member.status = 'active'
            where feed.token_hash = ${tokenHash(token)}`,
        );
        if (feed === undefined) throw notFound('По этому адресу календаря нет');
        const person = sql`${feed.user_id}::integer`;
        const rows = await eventsWhere(
          transaction,
          parts,
          feed.company_id,
          sql`(coalesce(lesson.teacher_id = ${person}, false) or exists (select 1 from course_students student
              where student.company_id = lesson.company_id and student.course_id = lesson.course_id and student.user_id = ${person}))
            and webinar.starts_at > now() - make_interval(days => ${retentionDays})`,
        );
        const events = await visibleEvents(transaction, feed, rows);
        return { calendar: buildCalendar(`Вебинары: ${feed.company}`, events, publicUrl) };
      }),
  });
}

const isOwn = ({ companyId, personId }: Scope) =>
  and(eq(webinarFeeds.company_id, companyId), eq(webinarFeeds.user_id, personId));

interface Feed {
  company_id: number;
  user_id: number;
  company: string;
  learning_banned: boolean;
}

interface EventRow {
  id: number;
  name: string;
  course: string;
  course_id: number;
  lesson_id: number;
  starts_at: string;
  ends_at: string;
  is_canceled: boolean;
  join_link: string | null;
  changed_at: string;
  code: string;
  teacher_id: number | null;
}

/** An event with the fields that determine who may see it. */
type LessonEvent = CalendarEvent & { courseId: number; lessonId: number; teacherId: number | null };

/** `rows` is a condition on `webinar`, `lesson` and `course`. */
async function eventsWhere(
  transaction: Transaction,
  pages: PageUrls,
  companyId: number,
  rows: SQL,
): Promise<LessonEvent[]> {
  const found = await rowsOf<EventRow>(
    transaction,
    sql`select webinar.id, lesson.name, course.name as course, webinar.course_id, webinar.lesson_id, webinar.starts_at,
        webinar.starts_at + make_interval(mins => webinar.duration) as ends_at, webinar.status = 'canceled' as is_canceled,
        ${joinLink(alias(lessonWebinars, 'webinar'))} as join_link,
        webinar.updated_at as changed_at, company.code, lesson.teacher_id
      from ${lessonWebinars} webinar
      join lessons lesson on lesson.company_id = webinar.company_id and lesson.id = webinar.lesson_id
      join courses course on course.company_id = lesson.company_id and course.id = lesson.course_id
      join companies company on company.id = webinar.company_id
      where webinar.company_id = ${companyId} and webinar.starts_at is not null
        and lesson.status <> 'deleted' and course.status <> 'deleted' and ${isActiveWebinar} and ${rows}
      order by webinar.starts_at, webinar.id limit ${mostEvents}`,
  );
  const [first] = found;
  if (first === undefined) return [];
  const pageOf = await lessonPages(transaction, pages, { id: companyId, code: first.code });
  return found.map((row) => ({
    id: row.id,
    name: row.name,
    course: row.course,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    isCanceled: row.is_canceled,
    page: pageOf({ courseId: row.course_id, lessonId: row.lesson_id }),
    joinLink: row.join_link,
    changedAt: new Date(row.changed_at),
    courseId: row.course_id,
    lessonId: row.lesson_id,
    teacherId: row.teacher_id,
  }));
}

/**
 * Events that the person teaches or may see as a learner; a learner gets the room only if the lesson will be open.
 */
async function visibleEvents(
  transaction: Transaction,
  { company_id, user_id, learning_banned }: Feed,
  events: readonly LessonEvent[],
): Promise<CalendarEvent[]> {
  const facts = await readCourseStates(transaction, company_id, {
    courseIds: [...new Set(events.map(({ courseId }) => courseId))],
    userIds: learning_banned ? [] : [user_id],
  });
  const ofCourses = new Map(facts.map((each) => [each.courseId, each]));
  return events.flatMap((event): CalendarEvent[] => {
    if (event.teacherId === user_id) return [event];
    const of = ofCourses.get(event.courseId);
    if (of === undefined) return [];
    const { state } = openingAt(of, event.lessonId, event.startsAt.getTime());
    if (state === 'hidden') return [];
    return [{ ...event, joinLink: state === 'open' ? event.joinLink : null }];
  });
}
