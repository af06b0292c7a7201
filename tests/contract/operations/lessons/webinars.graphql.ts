// Uses every GraphQL field and mutation of webinars once with success.
import { expect, test } from 'vitest';
import type { ZoomServer } from '../../../../api/testing/servers/zoom-server.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testWebinars({ ask, mutate }: GraphqlHelpers, zoom: () => ZoomServer): void {
  const companyId = async () => (await ask('{ company(code: "demo") { id } }')).company.id;

  test('a webinar is set up, held in Zoom and listed in a calendar', async () => {
    const company = await companyId();
    const { course } = await mutate(
      'createCourse',
      { companyId: company, name: 'С вебинаром' },
      'course { id }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Вебинар', type: 'WEBINAR' },
      'lesson { id webinar { id databaseId status startsAt version lesson { id } course { id } } }',
    );
    const { webinar } = lesson;
    expect(webinar).toMatchObject({
      status: 'COMING_SOON',
      startsAt: null,
      lesson: { id: lesson.id },
    });
    const changed = await mutate(
      'updateWebinar',
      { id: webinar.id, version: webinar.version, startsAt: '2030-05-01T13:00:00Z', duration: 45 },
      'webinar { startsAt duration layout moderation platform remindDay remindHour viewerCanUpdate }',
    );
    expect(changed.webinar).toMatchObject({ duration: 45, layout: 'TILE', platform: 'LINK' });
    await mutate(
      'createCompanyIntegration',
      {
        companyId: company,
        name: 'Zoom',
        type: 'zoom',
        settings: Object.entries(zoom().keys).map(([key, value]) => ({ key, value })),
      },
      'integration { id }',
    );
    const { node } = await ask(
      'query ($id: ID!) { node(id: $id) { ... on Company { zoomUsers { email name } webinars(search: "вебинаром", filter: { stage: UPCOMING, platform: [LINK] }) { totalCount nodes { id name } } } } }',
      { id: company },
    );
    expect(node.zoomUsers[0].email).toBe('host@zoom.test');
    expect(node.webinars).toMatchObject({ totalCount: 1, nodes: [{ id: webinar.id }] });
    const made = await mutate(
      'createWebinarMeeting',
      { courseId: course.id, lessonId: lesson.id, email: 'host@zoom.test' },
      'webinar { id platform joinLink zoomHost zoomMeetingId zoomPasscode zoomProblem recording { id } recordingLink link reminderProblem }',
    );
    expect(made.webinar).toMatchObject({ id: webinar.id, platform: 'ZOOM' });
    const found = await ask(
      'query ($id: ID!) { node(id: $id) { ... on Webinar { startLink calendar audits { totalCount } auditAuthors(latest: 10) { name } } } }',
      { id: webinar.id },
    );
    expect(found.node.startLink).toContain(made.webinar.zoomMeetingId);
    expect(found.node.calendar).toContain('BEGIN:VEVENT');
  });

  test('a user’s calendar has a secret address, which can be renewed and revoked', async () => {
    const company = await companyId();
    const { url } = await mutate(
      'renewWebinarFeed',
      { companyId: company },
      'url feed { createdAt }',
    );
    expect(url).toContain('/calendars/');
    const { company: now } = await ask('{ company(code: "demo") { webinarFeed { createdAt } } }');
    expect(now.webinarFeed.createdAt).not.toBeNull();
    const removed = await mutate('removeWebinarFeed', { companyId: company }, 'feed { createdAt }');
    expect(removed.feed.createdAt).toBeNull();
  });

  test('a webinar on another site is created, updated and deleted', async () => {
    const company = await companyId();
    const { externalWebinar } = await mutate(
      'createExternalWebinar',
      { companyId: company, name: 'Открытый урок', link: 'https://partner.test/lesson' },
      'externalWebinar { id databaseId name description link startsAt duration image { id } active createdAt version viewerCanUpdate viewerCanDelete audits { totalCount } auditAuthors(latest: 5) { name } }',
    );
    const { id } = externalWebinar;
    await mutate('updateExternalWebinar', { id, active: false }, 'externalWebinar { active }');
    const { company: seen } = await ask(
      '{ company(code: "demo") { externalWebinars(search: "открытый", filter: { active: false }) { totalCount } } }',
    );
    expect(seen.externalWebinars.totalCount).toBe(1);
    const deleted = await mutate(
      'deleteExternalWebinars',
      { companyId: company, externalWebinars: { ids: [id] } },
      'deletedExternalWebinarIds deletedCount',
    );
    expect(deleted.deletedCount).toBe(1);
  });
}
