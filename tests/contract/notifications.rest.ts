// The notification centre, by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestStory } from './story.ts';

export function tellOfNotifications({ call, client }: RestStory): void {
  const ok = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('one reads what one was told of, and chooses what that is', async () => {
    // The story of certificates got one.
    const [told] = await ok('GET', '/notifications?unread=1&with=actor');
    expect(told).toMatchObject({ kind: 'certificate', actor: null });
    expect(await ok('GET', `/notifications/${told.id}`)).toMatchObject({ times: 1 });
    const read = await ok('POST', '/notifications/read', {});
    expect(read).toMatchObject({ unread_count: 0 });
    await ok('POST', '/notifications/unread', { reading: read.reading });
    const chosen = { digest: 'weekly', muted: ['webinars'], unmailed: ['homework'] };
    const { off_path } = await ok('POST', '/notification_settings', chosen);
    const nobody = client();
    const link = `/api/public${off_path}`;
    expect((await nobody('GET', link)).body.data).toMatchObject({ digest: 'weekly' });
    expect((await nobody('POST', `${link}/off`)).body.data).toMatchObject({ digest: 'off' });
    const usual = { digest: 'daily', muted: [], unmailed: [] };
    await ok('POST', '/notification_settings', usual);
    expect(await ok('GET', '/notification_settings')).toMatchObject(usual);
  });
}
