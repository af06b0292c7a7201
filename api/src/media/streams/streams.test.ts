// Video streams: made for videos in lessons, played by everyone who may see the video, restarted after interruptions,
// and deleted with the video.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { availableFfmpeg, standInFfmpeg, streamedFilm } from '../../../testing/ffmpeg.ts';
import { film as beginning, formOf } from '../../../testing/files.ts';
import { startS3 } from '../../../testing/servers/s3-server.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { createSpending } from '../../company/index.ts';
import { folderStorage, type Storage } from '../../kit/files/storage.ts';
import { s3Storage } from '../../kit/files/s3.ts';
import { removeOrphanedBytes } from '../files/orphaned-bytes.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { createStreamMaker } from './stream-maker.ts';

let school: OwnSchool;
let storage: Storage;
let owner: Caller;
let companyId: number;
let base: string;
let blocks: string;
let film: { id: number; url: string };
let block: number;

beforeAll(async () => {
  // Only the workers started by a test make streams here.
  school = await openOwnSchool();
  storage = folderStorage(join(school.dataDir, 'files'));
  owner = await school.person('owner@streams.test');
  companyId = await school.company('streams', owner);
  base = `/api/companies/${companyId}`;
  const course = await made('/courses', { name: 'Физика', status: 'visible' });
  const lesson = await made(`/courses/${course}/lessons`, { name: 'Опыт', type: 'constructor' });
  blocks = `/courses/${course}/lessons/${lesson}/lesson_blocks`;
  film = await uploaded('опыт.mp4', await streamedFilm());
  block = await shown(film.id);
});

afterAll(() => school.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  school.send(method, `${base}${path}`, body, owner);

async function made(path: string, body: object): Promise<number> {
  const answer = await send('POST', path, body);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data.id;
}

const shown = (fileId: number) =>
  made(blocks, { type: 'video', media: [{ file_id: fileId }], status: 'published' });

async function uploaded(name: string, bytes: Buffer): Promise<{ id: number; url: string }> {
  const { headers, payload } = formOf(name, bytes);
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/video`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  return answer.json().data;
}

/** The stream of a block's video for the staff, and its URL for readers of the block. */
async function streamOf(id = block) {
  const { data } = (await send('GET', `${blocks}/${id}?with=media.file`)).body;
  return { ...data.stream, url: data.media[0].file.stream_url };
}

const prepare = (id = block) => send('POST', `${blocks}/${id}/prepare_film`, {});

const workshop = () => join(school.dataDir, 'streams');

async function startMaker(ffmpeg: string, into: Storage = storage) {
  const maker = createStreamMaker({
    database: school.database,
    storage: into,
    log: school.app.log,
    folder: workshop(),
    ffmpeg: findFfmpeg(ffmpeg),
    spending: createSpending({ database: school.database }, 1),
  });
  await maker.start();
  return maker;
}

/** Makes streams until none waits. */
async function makeAll(ffmpeg: string, into?: Storage): Promise<void> {
  const maker = await startMaker(ffmpeg, into);
  await expect.poll(unfinished).toBe(0);
  await maker.stop();
}

const unfinished = () =>
  school.database.system((transaction) =>
    transaction.$count(sql`film_streams`, sql`status in ('waiting', 'running')`),
  );

const get = (url: string, headers: Record<string, string> = {}) =>
  school.app.inject({ method: 'GET', url, headers });

/** Bytes in the storage below a key, by the beginnings of their names. */
const variantCount = async (key: string) =>
  (await readdir(join(school.dataDir, 'files'), { recursive: true })).filter((name) =>
    name.includes(`${key}.variants/`),
  ).length;

const keyIn = (url: string) => url.split('/').at(-3) ?? '';
const signatureIn = (url: string) => url.split('/').at(-2) ?? '';

test('without ffmpeg the file itself is played, and the staff sees why', async () => {
  expect(await streamOf()).toEqual({ status: 'unavailable', percent: 0, error: null, url: null });
  expect((await prepare()).body.data.stream.status).toBe('unavailable');
  expect((await get(film.url)).statusCode).toBe(200);
  const elsewhere = { type: 'video', address: 'https://rutube.ru/video/abc' };
  const frame = await made(blocks, elsewhere);
  expect((await send('GET', `${blocks}/${frame}`)).body.data.stream).toBe(null);
  expect((await prepare(frame)).body.errors[0].message).toContain('нет видео школы');
});

test('a video of a lesson gets a stream in several sizes, accessible only by its signature', async () => {
  const room = (await send('GET', '/file_storage/usage')).body.data;
  await makeAll(await availableFfmpeg());
  const { url, ...state } = await streamOf();
  expect(state).toEqual({ status: 'ready', percent: 100, error: null });
  const master = await get(url);
  expect((await get(`/api${url}`)).body).toBe(master.body);
  expect(master.headers['content-type']).toContain('application/vnd.apple.mpegurl');
  expect(master.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
  expect(master.body.match(/RESOLUTION=\S+?,CODECS="[^"]+"\n\S+/g)).toEqual([
    expect.stringMatching(
      /^RESOLUTION=640x360,CODECS="avc1\.6400[\da-f]{2},mp4a\.40\.2"\n360p\.m3u8$/,
    ),
    expect.stringMatching(
      /^RESOLUTION=854x480,CODECS="avc1\.6400[\da-f]{2},mp4a\.40\.2"\n480p\.m3u8$/,
    ),
  ]);
  const at = (name: string) => url.replace('master.m3u8', name);
  const list = (await get(at('360p.m3u8'))).body;
  expect(list).toContain('#EXT-X-ENDLIST');
  const segments = [...list.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)\n360p\.mp4/g)];
  expect(segments).toHaveLength(4);
  const [, length, start] = (segments[1] ?? []).map(Number);
  const range = `bytes=${start}-${Number(start) + Number(length) - 1}`;
  const segment = await get(at('360p.mp4'), { range });
  expect(segment.statusCode).toBe(206);
  expect(segment.rawPayload).toHaveLength(Number(length));
  const known = { 'if-none-match': String(segment.headers['etag']) };
  expect((await get(at('360p.mp4'), known)).statusCode).toBe(304);

  for (const missing of [at('1080p.mp4'), at('..%2Fmaster.m3u8')]) {
    expect((await get(missing)).statusCode).toBe(404);
  }
  for (const wrong of [
    url.replace(keyIn(url), '0b6d3a5e-5a3c-4b1e-9d0f-3c1f6f1f8a11'),
    url.replace(keyIn(url), keyIn(film.url)),
    film.url.replace(keyIn(film.url), keyIn(url)),
    url.replace(/[^/]+(?=\/master)/, signatureIn(film.url)),
  ]) {
    expect((await get(wrong)).statusCode).toBe(403);
  }
  // Streams do not count towards the quota.
  expect((await send('GET', '/file_storage/usage')).body.data).toEqual(room);
  expect(await readdir(workshop())).toEqual([]);
});

test('another lesson with the same video uses its stream', async () => {
  expect((await streamOf(await shown(film.id))).url).toBe((await streamOf()).url);
});

test(
  'a remade stream gets a new URL, and the previous one works until then',
  { tags: ['deep'] },
  async () => {
    await makeAll(await standInFfmpeg());
    const before = await streamOf();
    const ordered = await prepare();
    expect(ordered.body.data.stream).toMatchObject({ status: 'waiting', error: null });
    expect((await get(before.url)).statusCode).toBe(200);
    await makeAll(await standInFfmpeg());
    const after = await streamOf();
    expect(after).toMatchObject({ status: 'ready' });
    expect(after.url).not.toBe(before.url);
    expect((await get(before.url)).statusCode).toBe(404);
    await removeOrphanedBytes({ database: school.database, storage });
    expect(await variantCount(keyIn(before.url))).toBe(0);
    expect(await variantCount(keyIn(after.url))).toBe(5);
  },
);

test('a failed stream has a message, and the previous stream is retained', async () => {
  const broken = await shown(
    (await uploaded('обрыв.mp4', Buffer.concat([beginning, beginning]))).id,
  );
  await makeAll(await availableFfmpeg());
  expect(await streamOf(broken)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('не удалось прочитать'),
    url: null,
  });
  const { url } = await streamOf();
  await prepare();
  await makeAll(await standInFfmpeg('breaking'));
  expect(await streamOf()).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('не удалось преобразовать'),
    url,
  });
});

test('a worker claims one of two waiting streams and leaves the other', async () => {
  const waiting = [
    await shown((await uploaded('опыт 2.mp4', await streamedFilm())).id),
    await shown((await uploaded('опыт 3.mp4', await streamedFilm())).id),
  ];
  const maker = await startMaker(await standInFfmpeg('slow'));
  try {
    await expect.poll(async () => (await readdir(workshop())).length).toBe(1);
    const streams = await Promise.all(waiting.map((each) => streamOf(each)));
    expect(streams.map(({ status }) => status).toSorted()).toEqual(['running', 'waiting']);
  } finally {
    await maker.stop();
  }
  await makeAll(await standInFfmpeg());
});

test('streams of stopped processes are released, and those of killed ones are cleaned up and restarted', async () => {
  await prepare();
  const maker = await startMaker(await standInFfmpeg('slow'));
  await expect.poll(async () => (await readdir(workshop())).length).toBe(1);
  expect((await prepare()).body.data.stream.status).toBe('running');
  await maker.stop();
  expect((await streamOf()).status).toBe('waiting');
  expect(await readdir(workshop())).toEqual([]);

  // The state after a crash: a started stream, partial output, and an ffmpeg process that still runs.
  const attempt = '7c1d1f0a-6a3c-4b1e-9d0f-3c1f6f1f8a11';
  const folder = join(workshop(), attempt);
  await mkdir(folder);
  const orphan = spawn('sleep', ['600'], { cwd: folder });
  const ended = once(orphan, 'exit');
  await writeFile(join(folder, 'process'), String(orphan.pid));
  await writeFile(join(folder, '360p.mp4'), 'half');
  await school.database.system((transaction) =>
    transaction.execute(
      sql`update film_streams set status = 'running', attempt = ${attempt}::uuid, heard_at = now() - interval '2 minutes' where status = 'waiting'`,
    ),
  );
  await makeAll(await standInFfmpeg());
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect((await streamOf()).status).toBe('ready');
  expect(await readdir(workshop())).toEqual([]);
});

test('streams are stored in a bucket like files', { tags: ['deep'] }, async () => {
  await makeAll(await standInFfmpeg());
  const server = await startS3();
  const bucket = await s3Storage(server.settings);
  const { id } = await uploaded('урок.mp4', await streamedFilm());
  await school.database.system(async (transaction) => {
    const { rows } = (await transaction.execute(sql`select key from files where id = ${id}`)) as {
      rows: { key: string }[];
    };
    server.objects.set(rows[0]?.key ?? '', await streamedFilm());
  });
  const there = await shown(id);
  await makeAll(await standInFfmpeg(), bucket);
  const key = keyIn((await streamOf(there)).url);
  const names = () => [...server.objects.keys()].filter((name) => name.startsWith(`${key}/`));
  expect(names()).toHaveLength(5);
  await bucket.remove(key);
  expect(names()).toEqual([]);
  await server.close();
});

test('a stream beyond the company’s daily limit waits', async () => {
  const { id } = await uploaded('завтра.mp4', await streamedFilm());
  const late = await shown(id);
  const day = sql`(now() at time zone 'Europe/Moscow')::date`;
  await school.database.system((transaction) =>
    transaction.execute(
      sql`select spend(${companyId}, ${owner.userId}, ${day}, 'streams', 14400, 0, null, null)`,
    ),
  );
  const maker = await startMaker(await standInFfmpeg());
  await expect
    .poll(() => streamOf(late))
    .toMatchObject({
      status: 'waiting',
      error: expect.stringContaining('на подготовку видео исчерпан'),
    });
  await school.database.system(async (transaction) => {
    await transaction.execute(sql`update company_spending set day = day - 1`);
    await transaction.execute(sql`update person_spending set day = day - 1`);
    await transaction.execute(sql`update film_streams set heard_at = null where file_id = ${id}`);
  });
  await expect.poll(() => streamOf(late)).toMatchObject({ status: 'ready', error: null });
  await maker.stop();
});

test('a stream is deleted with its file', async () => {
  const { id } = await uploaded('лишнее.mp4', await streamedFilm());
  const last = await shown(id);
  await makeAll(await standInFfmpeg());
  const { url } = await streamOf(last);
  expect((await get(url)).statusCode).toBe(200);
  expect((await send('DELETE', `/delete_media/${id}`)).status).toBe(409);
  await school.database.system(async (transaction) => {
    await transaction.execute(sql`delete from lesson_block_media where file_id = ${id}`);
  });
  expect((await send('DELETE', `/delete_media/${id}`)).status).toBe(200);
  expect((await get(url)).statusCode).toBe(404);
  await removeOrphanedBytes({ database: school.database, storage });
  expect(await variantCount(keyIn(url))).toBe(0);
});
