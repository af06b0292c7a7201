// Webinars of lessons, their meetings and calendars, and webinars on other sites.
import { sql } from 'drizzle-orm';
import { startZoomServer } from '../../../../api/testing/zoom-server.ts';
import type { Domain, Maker } from '../../domain.ts';
import type { Writer } from '../../writing.ts';

const company = '/api/companies/{companyId}';
const ofLesson = `${company}/courses/{course_id}/lessons/{lesson_id}`;
const link = 'https://webinar.test/room';

/** A webinar of the course that addresses name: it has no meeting yet. */
const webinar = ({ row }: Maker) => {
  const course = row('courses')['id'];
  return row('lesson_webinars', ({ course_id }) => course_id === course);
};

export const webinars = {
  tags: ['Webinars', 'External webinars'],
  parts: { lesson_webinars: 'lesson_id' },
  services: async () => {
    const zoom = await startZoomServer();
    return {
      settings: { ZOOM_URL: zoom.url, ZOOM_OAUTH_URL: zoom.url },
      close: zoom.close,
    };
  },
  named: (maker: Maker) => ({ lesson_id: Number(webinar(maker)['lesson_id']) }),
  texts: { link: () => link, recording_link: () => link },
  bodies: {
    [`POST ${ofLesson}/zoom/create_meeting`]: () => [{ email: 'host@zoom.test' }],
  },
  inputValues: { 'CreateWebinarMeetingInput.email': 'host@zoom.test' },
  idTypes: {
    'UpdateWebinarInput.id': 'Webinar',
    'UpdateWebinarInput.recordingId': 'UploadedFile',
    'CreateExternalWebinarInput.imageId': 'UploadedFile',
    'UpdateExternalWebinarInput.imageId': 'UploadedFile',
  },
  open: {
    // No school that is tried has a secret for events, and nobody guesses an address.
    'POST /api/public/companies/{companyId}/zoom_events': { status: 404 },
    'GET /api/public/webinar_feeds/{token}': { status: 404, values: { token: 'a-guess' } },
  },
  withoutFlag: {
    [`GET ${company}/webinar_feed`]: { outsider: 'hidden', insider: 'inside' },
    [`POST ${company}/webinar_feed`]: { outsider: 'hidden', insider: 'inside' },
    [`DELETE ${company}/webinar_feed`]: { outsider: 'hidden', insider: 'inside' },
  },
  withoutTexts: {
    [`GET ${company}/webinar_feed`]: 'a time',
    [`GET ${company}/company_integrations/zoom/users`]: 'who is in Zoom, which is not the school',
    [`GET ${ofLesson}/admin_webinar_link`]: 'an address',
  },
} as const satisfies Domain;

/** Every lesson with a webinar has a time and a room. */
export async function fillWebinars({ companyId, database, text }: Writer): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`insert into lessons (company_id, course_id, name, type)
        select company_id, id, ${text('name')}, 'webinar' from courses where company_id = ${companyId}`,
    ),
  );
  await database.system((transaction) =>
    transaction.execute(
      sql`update lesson_webinars set starts_at = now() + interval '3 days', link = ${link} where company_id = ${companyId}`,
    ),
  );
}
