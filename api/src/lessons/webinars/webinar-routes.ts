// Routes of webinars: the resource, and their Zoom meetings.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import { lessonGrants } from '../../courses/index.ts';
import { email } from '../../kit/values/contacts.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { Failure, notFound } from '../../kit/http/errors.ts';
import { oneQuery } from '../../kit/lists/documentation.ts';
import { readSelection } from '../../kit/lists/parameters.ts';
import type { Grant, Scope } from '../../kit/permissions/permissions.ts';
import type { Resource } from '../../kit/resource/resource.ts';
import { companyRoute, companyRouteInSteps, pathId } from '../../kit/http/routes.ts';
import { blocksOfLesson } from '../blocks/blocks.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { declareLessonNotifications } from '../notifications/lesson-notifications.ts';
import { externalWebinarResource } from './external-webinars.ts';
import { registerFeeds } from './feeds.ts';
import type { PageUrls } from './lesson-pages.ts';
import { storeMeeting, createMeeting, requestStartLink } from './meetings.ts';
import { webinarGrants, webinarRecord } from './webinar-record.ts';
import { timeNotifications, webinarResource } from './webinars.ts';
import { lessonWebinars } from './webinar-tables.ts';
import type { WebinarWork } from './webinar-work.ts';
import type { ZoomClients } from './zoom-client.ts';
import { registerZoomEvents } from './zoom-event-routes.ts';

export interface WebinarParts extends PageUrls {
  database: Database;
  zooms: ZoomClients;
  webinarWork: WebinarWork;
}

const tag = 'Webinars';

const zoomUser = z
  .object({ email: z.string(), name: z.string() })
  .meta({ id: 'ZoomUser', description: 'A user of the company’s Zoom who can host meetings.' });

const ofLesson = z.object({ course_id: pathId, lesson_id: pathId });
const atLesson = `${lessonsOfCourse.path}/:lesson_id`;
const ofBlock = ofLesson.extend({ block_id: pathId });
const atBlock = `${blocksOfLesson.path}/:block_id`;

type At = z.infer<typeof ofLesson> & { block_id?: number };

export function registerWebinars(app: FastifyInstance, parts: WebinarParts): void {
  const { database, zooms, webinarWork } = parts;
  const webinars = webinarResource(webinarWork.afterChange);
  webinars.register(app, database);
  declareLessonNotifications(timeNotifications, {
    record: ({ company_id, subject_id }) =>
      sql`exists (select 1 from lesson_webinars webinar where webinar.company_id = ${company_id} and webinar.id = ${subject_id})`,
  });
  registerHistory(app, database, webinars);
  externalWebinarResource.register(app, database);
  registerHistory(app, database, externalWebinarResource);
  registerFeeds(app, { ...parts, webinars });
  registerZoomEvents(app, database);

  companyRoute(app, database, {
    method: 'GET',
    path: `${atLesson}/webinar`,
    tag,
    summary: 'Get the webinar of a lesson',
    description: 'Lessons of type `webinar` have one. Update it with `PUT /webinars/{id}`.',
    permission: webinarGrants.read,
    params: ofLesson,
    query: oneQuery(webinarRecord),
    answer: webinarRecord.schema,
    run: async ({ transaction, scope, params, query }) => {
      const id = await webinarOf(transaction, scope, params);
      return webinars.find(transaction, scope, id, readSelection(query, webinarRecord));
    },
  });

  // A lesson has one webinar, which all its webinar blocks share.
  registerRoom(app, { ...parts, webinars }, atLesson, ofLesson);
  registerRoom(app, { ...parts, webinars }, atBlock, ofBlock);

  companyRouteInSteps(app, {
    method: 'GET',
    path: '/company_integrations/zoom/users',
    tag,
    summary: 'List the users who can host meetings in the company’s Zoom',
    description: 'Empty if Zoom is not configured, refuses the request, or does not respond.',
    permission: lessonGrants.update,
    answer: z.array(zoomUser),
    run: async ({ scope, request }) => {
      try {
        return await (await zooms.of(scope.companyId)).users();
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        request.log.warn({ err: error }, 'reading Zoom users failed');
        return [];
      }
    },
  });
}

/**
 * Registers the start link and the creation of a Zoom meeting, at a lesson or at one of its blocks.
 */
function registerRoom(
  app: FastifyInstance,
  { webinars, ...parts }: WebinarParts & { webinars: Resource },
  at: string,
  of: z.ZodType<At> & { shape: z.ZodRawShape },
): void {
  const { database } = parts;

  companyRouteInSteps(app, {
    method: 'GET',
    path: `${at}/admin_webinar_link`,
    tag,
    summary: 'Get the URL where the host starts the webinar',
    description: 'Requested from Zoom each time, because its links expire after two hours.',
    permission: webinarGrants.update,
    params: of,
    answer: z.object({ link: z.string() }),
    failures: [409, 424],
    run: async ({ scope, params }) => {
      const id = await toChange(database, scope, webinars, params);
      return { link: await requestStartLink(parts, scope, id) };
    },
  });

  companyRouteInSteps(app, {
    method: 'POST',
    path: `${at}/zoom/create_meeting`,
    tag,
    summary: 'Create a Zoom meeting for the webinar',
    description: 'The meeting is then synchronized with the webinar: its time, duration and end.',
    permission: webinarGrants.update,
    params: of,
    body: z.strictObject({
      email: email.describe('E-mail of the host, a user of the company’s Zoom.'),
    }),
    answer: webinarRecord.schema,
    status: 201,
    failures: [409, 424],
    run: async ({ scope, params, body, effect }) => {
      const id = await toChange(database, scope, webinars, params);
      const { meeting, zoom } = await createMeeting(parts, scope, id, body.email);
      try {
        return await effect.company(scope, async (transaction) => {
          await storeMeeting(transaction, scope, id, meeting);
          return webinars.find(transaction, scope, id);
        });
      } catch (error) {
        // Otherwise an unknown meeting would remain in Zoom.
        await zoom.remove(meeting.id).catch(() => undefined);
        throw error;
      }
    },
  });
}

/** The webinar of a lesson that the caller may read. Throws 404 if it has none. */
async function webinarOf(
  transaction: Transaction,
  scope: Scope,
  { course_id, lesson_id: id, block_id }: At,
): Promise<number> {
  const place = await lessonsOfCourse.resolveParents(transaction, scope, { course_id });
  await lessonsOfCourse.find(transaction, scope, id, undefined, place);
  if (block_id !== undefined) {
    const above = await blocksOfLesson.resolveParents(transaction, scope, {
      course_id,
      lesson_id: id,
    });
    const block = await blocksOfLesson.find(transaction, scope, block_id, undefined, above);
    if (block['type'] !== 'webinar') throw notFound('Этот блок — не вебинар');
  }
  const [found] = await transaction
    .select({ id: lessonWebinars.id })
    .from(lessonWebinars)
    .where(and(eq(lessonWebinars.company_id, scope.companyId), eq(lessonWebinars.lesson_id, id)));
  if (found === undefined) throw notFound('У этого урока нет вебинара');
  return found.id;
}

/** The same if the caller may change it. */
const toChange = (
  database: Database,
  scope: Scope,
  webinars: Resource,
  params: At,
): Promise<number> =>
  database.company(scope, async (transaction) => {
    const id = await webinarOf(transaction, scope, params);
    const grant: Grant = webinarGrants.update;
    await webinars.lock({ transaction, scope, grant, place: {} }, id);
    return id;
  });
