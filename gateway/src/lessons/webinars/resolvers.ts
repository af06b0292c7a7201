// Webinars of lessons, and webinars on other sites.
import type {
  CreateWebinarMeetingInput,
  RemoveWebinarFeedInput,
  RenewWebinarFeedInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { Schemas } from '../../__generated__/rest.ts';
import type { CompanyRow, WebinarRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { historyOf } from '../../audits/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal, requireInCompany } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { globalId } from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, updates } from '../../kit/mutations/writes.ts';
import { below, path, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { lessonsBelow } from '../collections.ts';

const webinars = companyCollection('Webinar', 'webinars');
const externalWebinars = companyCollection('ExternalWebinar', 'external_webinars');

type Feed = Schemas['WebinarFeed'];

const recordingId = globalId('UploadedFile', 'recording_id', 'Файл не найден');
const imageId = globalId('UploadedFile', 'image_id', 'Файл не найден');

interface OfLesson {
  readonly company_id: number;
  readonly course_id: number;
  readonly lesson_id: number;
}

/** A path below the lesson of a webinar. */
const atLesson = ({ company_id, course_id, lesson_id }: OfLesson, action: `/${string}`) =>
  under(below(lessonsBelow.at({ company_id, id: course_id }).path, { lesson_id }), action);

const anywhere = { company_id: 0, course_id: 0, lesson_id: 0 };

const feedAt = (companyId: number) => path`/companies/${{ companyId }}/webinar_feed`;

const resolvers: Resolvers = {
  Company: {
    webinars: connection(webinars, { sort: 'starts_at' }),
    externalWebinars: connection(externalWebinars, { sort: 'starts_at', desc: true }),
    zoomUsers: withCall(
      async ({ id: companyId }: CompanyRow, _args: object, { rest }: Context) => {
        const { data } = await rest.get<Schemas['ZoomUser'][]>(
          path`/companies/${{ companyId }}/company_integrations/zoom/users`,
        );
        return data;
      },
      {
        method: 'GET',
        route: '/companies/{companyId}/company_integrations/zoom/users',
        records: [],
        size: () => 50,
      },
    ),
    webinarFeed: withCall(
      async ({ id: companyId }: CompanyRow, _args: object, { rest }: Context) =>
        (await rest.get<Feed>(feedAt(companyId))).data,
      { method: 'GET', route: feedAt(0).route, records: [], size: () => 1 },
    ),
  },
  Webinar: {
    ...historyOf(webinars),
    startLink: withCall(
      async (webinar: WebinarRow, _args: object, { rest }: Context) =>
        (await rest.get<{ link: string }>(atLesson(webinar, '/admin_webinar_link'))).data.link,
      {
        method: 'GET',
        route: atLesson(anywhere, '/admin_webinar_link').route,
        records: [],
        size: () => 1,
        needs: ['course_id', 'lesson_id'],
      },
    ),
    calendar: withCall(
      async ({ company_id, id }: WebinarRow, _args: object, { rest }: Context) => {
        const at = under(below(webinars(company_id).path, { id }), '/calendar');
        return (await rest.get<Schemas['WebinarCalendar']>(at)).data.calendar;
      },
      {
        method: 'GET',
        route: `${webinars.route}/{id}/calendar`,
        records: [],
        size: () => 1,
      },
    ),
  },
  WebinarFeed: { createdAt: ({ created_at }) => created_at },
  ExternalWebinar: { ...historyOf(externalWebinars) },
  Mutation: {
    updateWebinar: updates(webinars, { recordingId }),
    createWebinarMeeting: mutation<CreateWebinarMeetingInput, { webinar: WebinarRow | null }>(
      {
        call: `POST ${atLesson(anywhere, '/zoom/create_meeting').route}`,
        failed: { webinar: null },
      },
      async ({ courseId, lessonId, email }, context, info) => {
        const { companyId, id: course_id } = requireInCompany(courseId, 'Course');
        const { id: lesson_id } = requireInCompany(lessonId, 'Lesson');
        const { data } = await context.rest.write<WebinarRow>(
          'POST',
          atLesson({ company_id: companyId, course_id, lesson_id }, '/zoom/create_meeting'),
          { email },
        );
        return {
          webinar: await selectedRecord(context, info, 'webinar', webinars(companyId), data),
        };
      },
    ),
    renewWebinarFeed: mutation<RenewWebinarFeedInput, { url: string | null; feed: Feed | null }>(
      { call: `POST ${feedAt(0).route}`, failed: { url: null, feed: null } },
      async ({ companyId }, { rest }) => {
        const { id } = requireGlobal(companyId, 'Company');
        const { data } = await rest.write<Feed & { url: string }>('POST', feedAt(id), {});
        return { url: data.url, feed: data };
      },
    ),
    removeWebinarFeed: mutation<RemoveWebinarFeedInput, { feed: Feed | null }>(
      { call: `DELETE ${feedAt(0).route}`, failed: { feed: null } },
      async ({ companyId }, { rest }) => {
        const { id } = requireGlobal(companyId, 'Company');
        const { data } = await rest.write<Feed>('DELETE', feedAt(id));
        return { feed: data };
      },
    ),
    createExternalWebinar: creates(externalWebinars, { imageId }),
    updateExternalWebinar: updates(externalWebinars, { imageId }),
    deleteExternalWebinars: deletesMany(selectionOf(externalWebinars, 'вебинары')),
  },
};

export default {
  resolvers,
  shapes: {
    Lesson: { webinar: relation('webinar') },
    Webinar: {
      course: relation('course'),
      lesson: relation('lesson'),
      recording: relation('recording'),
    },
    ExternalWebinar: { image: relation('image') },
  },
  nodes: nodeReaders(webinars, externalWebinars),
} satisfies Domain;
