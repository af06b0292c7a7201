// The films of lessons, by REST: watched, and told in numbers.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { streamedFilm } from '../../api/testing/ffmpeg.ts';
import { film } from '../kit/images.ts';
import type { RestStory } from './story.ts';

export function tellOfFilms({ admin, call }: RestStory): void {
  const ok = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body);
    expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
    return answer.data;
  };

  test('a film is watched, and the staff sees who watched it', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'С видео', status: 'visible' });
    const { id: lesson } = await ok('POST', `/courses/${course}/lessons`, {
      name: 'Урок с видео',
      type: 'constructor',
      status: 'trial',
    });
    const at = `courses/${course}/lessons/${lesson}`;
    const { id: block } = await ok('POST', `/${at}/lesson_blocks`, {
      type: 'video',
      title: 'Введение',
      address: 'https://rutube.ru/video/0a1b2c/',
      status: 'published',
    });
    await ok('POST', `/learning/${at}/open`);
    const watched = await ok('POST', `/learning/${at}/films/${block}/watched`, {
      session: randomUUID(),
      sequence: 1,
      ranges: [{ from: 0, to: 5 }],
      again: [],
      position: 5,
      duration: 50,
    });
    expect(watched).toEqual({ watched_percent: 10, watched_seconds: 5, position: 5 });
    const statistics = '/user_statistics';
    expect(await ok('GET', `${statistics}/${at}/lesson_videos`)).toMatchObject([
      { id: block, title: 'Введение', duration: 50, viewers_count: 1, average_percent: 10 },
    ]);
    const viewers = `${statistics}/lesson_video_session_users`;
    const [viewer] = await ok('GET', `${viewers}?block_id=${block}`);
    expect(viewer).toMatchObject({ watched_seconds: 5, watched_percent: 10, position: 5 });
    expect(await ok('GET', `${viewers}/${viewer.id}`)).toMatchObject({ watched_seconds: 5 });
    // Sessions are counted when they are silent.
    expect(await ok('GET', `${statistics}/lesson_video_session_views?block_id=${block}`)).toEqual(
      [],
    );
  });

  test('what is said in a film is ordered, and how far that is can be asked', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'С речью' });
    const lesson = { name: 'Урок с речью', type: 'constructor' };
    const { id } = await ok('POST', `/courses/${course}/lessons`, lesson);
    const form = new FormData();
    form.append('file', new File([film], 'речь.mp4', { type: 'video/mp4' }));
    const sent = await call('POST', '/video', form);
    const blocks = `/courses/${course}/lessons/${id}/lesson_blocks`;
    const media = [{ file_id: sent.body.data.id }];
    const { id: block } = await ok('POST', blocks, { type: 'video', media });
    expect(await ok('GET', `${blocks}/${block}/get_status_text_from_video`)).toMatchObject({
      status: 'none',
    });
    const { job } = await ok('POST', `${blocks}/${block}/get_text_from_video`);
    expect(job).toMatchObject({ kind: 'film_transcript' });
  });

  test('a film becomes a stream, and does so once more', async () => {
    const { id: course } = await ok('POST', '/courses', { name: 'С потоком' });
    const lesson = { name: 'Урок с потоком', type: 'constructor' };
    const { id } = await ok('POST', `/courses/${course}/lessons`, lesson);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await streamedFilm())], 'поток.mp4'));
    const sent = await call('POST', '/video', form);
    const blocks = `/courses/${course}/lessons/${id}/lesson_blocks`;
    const media = [{ file_id: sent.body.data.id }];
    const { id: block } = await ok('POST', blocks, { type: 'video', media });
    const now = async () => ok('GET', `${blocks}/${block}?with=media.file`);
    await expect.poll(async () => (await now()).stream.status).toBe('ready');
    const { stream_url: url } = (await now()).media[0].file;
    for (const base of ['', '/api']) {
      expect((await admin('GET', `${base}${url}`)).body).toContain('RESOLUTION=640x360');
    }
    expect(await ok('POST', `${blocks}/${block}/prepare_film`)).toMatchObject({
      id: block,
      stream: { status: 'waiting', error: null },
    });
  });
}
