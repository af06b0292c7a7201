// Webinars, by REST: every operation once with success.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ZoomServer } from '../../api/testing/zoom-server.ts';
import type { RestStory } from './story.ts';

export function tellOfWebinars(story: RestStory, zoom: () => ZoomServer): void {
  const { call, client } = story;
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('a webinar is set up, given in Zoom, told to a calendar, and tells its history', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'С вебинаром' });
    const { id: lesson } = await ok('POST', `/courses/${course}/lessons`, {
      name: 'Вебинар',
      type: 'webinar',
    });
    const at = `/courses/${course}/lessons/${lesson}`;
    const { id } = await ok('GET', `${at}/webinar?with=lesson`);
    const one = `/webinars/${id}`;
    await ok('PUT', one, { starts_at: '2030-05-01T13:00:00Z', duration: 45 });
    expect(await ok('GET', `/webinars?course_id=${course}&stage=upcoming`)).toHaveLength(1);
    await ok('POST', '/company_integrations', {
      name: 'Zoom',
      type: 'zoom',
      settings: JSON.stringify({ ...zoom().keys, webhook_secret: 'secret-of-events' }),
    });
    expect(await ok('GET', '/company_integrations/zoom/users')).toHaveLength(2);
    const made = await ok('POST', `${at}/zoom/create_meeting`, { email: 'host@zoom.test' });
    expect((await ok('GET', `${at}/admin_webinar_link`)).link).toContain('zoom.test');
    const blocks = { type: 'webinar', status: 'published' };
    const ofBlocks = { name: 'Из блоков', type: 'constructor' };
    const { id: other } = await ok('POST', `/courses/${course}/lessons`, ofBlocks);
    const atOther = `/courses/${course}/lessons/${other}/lesson_blocks`;
    const atBlock = `${atOther}/${(await ok('POST', atOther, blocks)).id}`;
    await ok('POST', `${atBlock}/zoom/create_meeting`, { email: 'host@zoom.test' });
    expect((await ok('GET', `${atBlock}/admin_webinar_link`)).link).toContain('zoom.test');
    expect((await ok('GET', one)).zoom_meeting_id).toBe(made.zoom_meeting_id);
    expect((await ok('GET', `${one}/calendar`)).calendar).toContain('BEGIN:VEVENT');

    const event = {
      event: 'recording.completed',
      payload: { object: { id: made.zoom_meeting_id, share_url: 'https://zoom.test/rec/1' } },
    };
    const timestamp = String(Math.floor(Date.now() / 1000));
    const seal = createHmac('sha256', 'secret-of-events')
      .update(`v0:${timestamp}:${JSON.stringify(event)}`)
      .digest('hex');
    const companyId = story.school.replace('/api/companies/', '');
    const told = await client()('POST', `/api/public/companies/${companyId}/zoom_events`, event, {
      'x-zm-request-timestamp': timestamp,
      'x-zm-signature': `v0=${seal}`,
    });
    expect(told.status).toBe(200);
    expect((await ok('GET', one)).recording_link).toBe('https://zoom.test/rec/1');

    expect((await ok('GET', `${one}/audits?field=recording_link`))[0].changes).toHaveLength(1);
    await ok('GET', `${one}/audit_authors?latest=10`);
    const [change] = await ok('GET', `${one}/audits?field=duration`);
    const putBack = `${one}/audits/${change.id}/put_back`;
    const { version } = await ok('GET', `${putBack}?moment=before`);
    await ok('POST', putBack, { fields: ['duration'], moment: 'before', version });
    expect((await ok('GET', one)).duration).toBe(60);
  });

  test('a person’s webinars have a secret address, which may be renewed and taken away', async () => {
    const { url } = await ok('POST', '/webinar_feed');
    expect((await ok('GET', '/webinar_feed')).created_at).not.toBeNull();
    const [, token] = /calendars\/([\w-]+)\.ics$/.exec(url) ?? [];
    const { body } = await client()('GET', `/api/public/webinar_feeds/${token}`);
    expect(body.data.calendar).toContain('BEGIN:VCALENDAR');
    expect(await ok('DELETE', '/webinar_feed')).toEqual({ created_at: null });
  });

  test('a webinar on another site is told of, changed, and told of no more', async () => {
    const link = 'https://partner.test/lesson';
    const { id } = await ok('POST', '/external_webinars', { name: 'Открытый урок', link });
    const one = `/external_webinars/${id}`;
    await ok('PUT', one, { active: false });
    expect((await ok('GET', one)).active).toBe(false);
    expect(await ok('GET', `/external_webinars?search=открытый`)).toHaveLength(1);
    const { id: other } = await ok('POST', '/external_webinars', { name: 'Второй', link });
    await ok('POST', '/external_webinars/delete', { external_webinars_id: [other] });
    await ok('DELETE', one);
  });
}
