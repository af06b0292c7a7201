// Declares webinars of lessons, their meetings and calendars, and webinars on other sites.
import { sql } from 'drizzle-orm';
import { startZoomServer } from '../../../../api/testing/servers/zoom-server.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const ofLesson = `${company}/courses/{course_id}/lessons/{lesson_id}`;
const atBlock = `${ofLesson}/lesson_blocks/{block_id}`;
const link = 'https://webinar.test/room';

/** Keys that the test server accepts. */
const keysOfZoom = {
  account_id: 'account-of-zoom',
  client_id: 'client-of-zoom',
  client_secret: 'secret-of-the-zoom-app',
};

export const domain: DomainDeclaration = {
  tags: ['Webinars', 'External webinars'],
  menuPages: {
    webinars: [
      {
        query: 'webinarsRouteQuery',
        variables: () => ({ ofLessons: true, external: false, filter: { stage: 'UPCOMING' } }),
      },
    ],
  },
  finalWrites: fillWebinars,
  partTables: { lesson_webinars: 'lesson_id' },
  services: async () => {
    const zoom = await startZoomServer();
    return { ZOOM_URL: zoom.url, ZOOM_OAUTH_URL: zoom.url };
  },
  // Each school has separate ones.
  writes: [
    async ({ create }: Writer) => {
      const settings = JSON.stringify(keysOfZoom);
      await create('/company_integrations', { name: 'Zoom', type: 'zoom', settings });
    },
  ],
  namedValues: (maker: ValueGenerator) => {
    const image = imageOf(maker);
    const block = ofBlocks(maker);
    return {
      [`GET ${atBlock}/admin_webinar_link.lesson_id`]: Number(block['lesson_id']),
      [`GET ${atBlock}/admin_webinar_link.block_id`]: Number(block['id']),
      [`POST ${atBlock}/zoom/create_meeting.lesson_id`]: Number(block['lesson_id']),
      [`POST ${atBlock}/zoom/create_meeting.block_id`]: Number(block['id']),
      stage: 'upcoming',
      starts_from: '2020-01-01',
      starts_to: '2100-01-01',
      image_id: image,
      recording_id: image,
    };
  },
  texts: { link: () => link, recording_link: () => link },
  bodies: {
    [`POST ${ofLesson}/zoom/create_meeting`]: () => [{ email: 'host@zoom.test' }],
    [`POST ${atBlock}/zoom/create_meeting`]: () => [{ email: 'host@zoom.test' }],
  },
  inputValues: {
    'CreateWebinarMeetingInput.email': 'host@zoom.test',
    // Larger pages with all data of lessons and courses exceed the limits.
    'webinars.first': 5,
  },
  emptyEvenForOwner: {
    'Company.zoomUsers': 'who is in Zoom, which is not the school',
    'Company.webinarFeed': 'a time of the caller',
    'Webinar.startLink': 'an address elsewhere',
    'LessonBlock.webinarData': 'a time and addresses elsewhere, of blocks of one kind',
  },
  idTypes: {
    'UpdateWebinarInput.id': 'Webinar',
    'UpdateWebinarInput.recordingId': 'UploadedFile',
    'CreateExternalWebinarInput.imageId': 'UploadedFile',
    'UpdateExternalWebinarInput.imageId': 'UploadedFile',
  },
  publicRoutes: {
    // No tested school has a secret for events, and addresses can't be guessed.
    'POST /api/public/companies/{companyId}/zoom_events': { status: 404 },
    'GET /api/public/webinar_feeds/{token}': { status: 404, values: { token: 'a-guess' } },
  },
  unguardedRoutes: {
    [`GET ${company}/webinar_feed`]: { outsider: 'hidden', insider: 'inside' },
    [`POST ${company}/webinar_feed`]: { outsider: 'hidden', insider: 'inside' },
    [`DELETE ${company}/webinar_feed`]: { outsider: 'hidden', insider: 'inside' },
  },
  withoutTexts: {
    [`GET ${company}/webinar_feed`]: 'a time',
    [`GET ${company}/company_integrations/zoom/users`]: 'who is in Zoom, which is not the school',
    [`GET ${ofLesson}/admin_webinar_link`]: 'an address',
    [`GET ${atBlock}/admin_webinar_link`]: 'an address',
  },
};

/** A webinar block of another lesson of the tested course. */
function ofBlocks({ record, row }: ValueGenerator): Row {
  const course = record('courses');
  const tried = record('lessons', ({ course_id }) => course_id === course);
  return row(
    'lesson_blocks',
    ({ type, course_id, lesson_id }) =>
      type === 'webinar' && course_id === course && lesson_id !== tried,
  );
}

const imageOf = ({ record }: ValueGenerator): number =>
  record('files', (row) => row['purpose'] === 'company' && row['mime_type'] === 'image/png');

/**
 * Gives every lesson a webinar block and so a webinar, and changes all of them and those on other sites. Webinars of
 * changed lessons come first.
 */
async function fillWebinars({ companyId, database, send, text, word }: Writer): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`insert into lesson_blocks (company_id, course_id, lesson_id, type, status, published_at, title, sort)
        select company_id, course_id, id, 'webinar', 'published', now(), ${text('title')}, 9
        from lessons where company_id = ${companyId}`,
    ),
  );
  const change = {
    starts_at: new Date(Date.now() + 259_200_000).toISOString(),
    link,
    recording_link: `${link}?${word}`,
  };
  for (const { id, status } of await send('GET', '/webinars?all=1')) {
    if (status === 'coming_soon') await send('PUT', `/webinars/${id}`, change);
  }
  for (const { id } of await send('GET', '/external_webinars?all=1')) {
    await send('PUT', `/external_webinars/${id}`, { name: `Открытый урок ${word}` });
  }
  const image = sql`(select id from files where company_id = ${companyId} and purpose = 'company' and mime_type = 'image/png' limit 1)`;
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`update lesson_webinars set recording_id = ${image} where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`update lesson_webinars set starts_at = '2020-01-01' where company_id = ${companyId} and lesson_id in (
        select auditable_id from audits where company_id = ${companyId} and auditable_type = 'lessons' and author_id is not null)`,
    );
    await transaction.execute(
      sql`update external_webinars set image_id = ${image} where company_id = ${companyId}`,
    );
  });
}
