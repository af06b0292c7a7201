// Tests transcripts of films from an OpenAI-compatible service: failures lose no stored transcript and are reported to
// the users.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { film as beginning, formOf } from '../../../testing/files.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { createSpending } from '../../company/index.ts';
import { createSpeech } from '../../kit/services/speech.ts';
import { folderStorage } from '../../kit/files/storage.ts';
import {
  spoken,
  startSpeechServer,
  type SpeechServer,
} from '../../../testing/servers/speech-server.ts';

let server: SpeechServer;
let school: OwnSchool;
let owner: Caller;
let companyId: number;
let base: string;
let blocks: string;
let film: number;

beforeAll(async () => {
  server = await startSpeechServer();
  school = await openOwnSchool({
    AI_BASE_URL: server.url,
    AI_API_KEY: 'secret',
    AI_SPEECH_LIMIT: '1000',
    AI_SPEECH_DEADLINE: '1500',
  });
  owner = await school.person('owner@speech.test');
  companyId = await school.company('speech', owner);
  base = `/api/companies/${companyId}`;
  const course = await made('/courses', { name: 'Физика', status: 'visible' });
  const lesson = await made(`/courses/${course}/lessons`, {
    name: 'Опыт',
    type: 'constructor',
    status: 'trial',
  });
  blocks = `/courses/${course}/lessons/${lesson}/lesson_blocks`;
  film = await block([{ file_id: await uploaded('опыт.mp4', 200) }]);
});

afterAll(async () => {
  await school.close();
  await server.close();
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  school.send(method, `${base}${path}`, body, owner);

async function made(path: string, body: object): Promise<number> {
  const answer = await send('POST', path, body);
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data.id;
}

const block = (media: object[]) =>
  made(blocks, { type: 'video', title: 'Опыт', media, status: 'published' });

/** Uploads a film of this size in bytes. */
async function uploaded(name: string, size: number): Promise<number> {
  const { headers, payload } = formOf(
    name,
    Buffer.concat([beginning, Buffer.alloc(size - beginning.length, 1)]),
  );
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/video`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  return answer.json().data.id;
}

/** Requests a transcript and returns the finished job. */
async function ordered(id: number) {
  const answer = await send('POST', `${blocks}/${id}/get_text_from_video`);
  expect(answer.body.errors).toBeUndefined();
  return finishedJob(school, base, answer.body.data.job.id, owner);
}

const state = async (id: number) =>
  (await send('GET', `${blocks}/${id}/get_status_text_from_video`)).body.data;

test('stores a transcript with times, and learners read it', async () => {
  expect(await state(film)).toEqual({
    status: 'none',
    is_available: true,
    error: null,
    text: null,
    segments: null,
  });
  expect(await ordered(film)).toMatchObject({ status: 'done', error: null });
  const [{ path, key, fields } = { path: '', key: '', fields: new FormData() }] = server.received;
  expect([path, key]).toEqual(['/v1/audio/transcriptions', 'Bearer secret']);
  expect([fields.get('model'), fields.get('response_format')]).toEqual([
    'whisper-1',
    'verbose_json',
  ]);
  const sent = fields.get('file') as File;
  expect([sent.name, sent.size]).toEqual(['опыт.mp4', 200]);
  const segments = [
    { start: 0, end: 1.5, text: 'Здравствуйте.' },
    { start: 1.5, end: 4, text: 'Сегодня опыт.' },
  ];
  expect(await state(film)).toEqual({
    status: 'done',
    is_available: true,
    error: null,
    text: 'Здравствуйте. Сегодня опыт.',
    segments,
  });
  const lesson = blocks.replace('/lesson_blocks', '');
  const read = await send('GET', `/learning${lesson}`);
  expect(read.body.data.blocks).toMatchObject([{ id: film, transcript: segments }]);
});

test.each([
  [{ status: 500, body: 'down' }, 'ответил ошибкой 500'],
  [{ status: 401, body: '{}' }, 'не принял ключ (AI_API_KEY)'],
  [{ status: 429, body: '{}' }, 'сейчас занят'],
  [{ status: 200, body: 'nonsense' }, 'ответил непонятно'],
  [{ status: 200, body: '{"text":1}' }, 'ответил непонятно'],
  ['cut' as const, 'прервал ответ'],
  ['silent' as const, 'не ответил'],
])(
  'reports the error and retains the old transcript when the service does %j',
  async (how, words) => {
    server.answer(how);
    const job = await ordered(film);
    expect(job).toMatchObject({ status: 'failed' });
    expect(job.error).toContain(words);
    expect(await state(film)).toMatchObject({
      status: 'error',
      error: job.error,
      text: 'Здравствуйте. Сегодня опыт.',
    });
    server.answer({ status: 200, body: spoken });
  },
);

test('stores one segment for a service without times', async () => {
  server.answer({ status: 200, body: '{"text":"Коротко","duration":3}' });
  await ordered(film);
  expect((await state(film)).segments).toEqual([{ start: 0, end: 3, text: 'Коротко' }]);
  server.answer({ status: 200, body: spoken });
});

test('refuses large and external films, and drops the transcript of a replaced film', async () => {
  const large = await block([{ file_id: await uploaded('долгий.mp4', 1500) }]);
  const job = await ordered(large);
  expect(job.error).toContain('AI_SPEECH_LIMIT');
  const elsewhere = await made(blocks, {
    type: 'video',
    address: 'https://rutube.ru/video/0a1b2c/',
  });
  expect((await send('POST', `${blocks}/${elsewhere}/get_text_from_video`)).status).toBe(422);
  const { version } = (await send('GET', `${blocks}/${film}`)).body.data;
  const media = [{ file_id: await uploaded('другой.mp4', 100) }];
  expect((await send('PUT', `${blocks}/${film}`, { version, media })).status).toBe(200);
  expect(await state(film)).toMatchObject({ status: 'none', text: null });
});

test('reports a film without bytes', async () => {
  const lost = await block([{ file_id: await uploaded('пропажа.mp4', 100) }]);
  await rm(join(school.dataDir, 'files'), { recursive: true });
  const job = await ordered(lost);
  expect(job).toMatchObject({
    status: 'failed',
    error: 'Файла этого видео больше нет в хранилище',
  });
});

test('charges the daily budget by duration, and refuses a film when it is used up', async () => {
  const day = sql`(now() at time zone 'Europe/Moscow')::date`;
  const used = async () => {
    const { budgets } = (await send('GET', '/spending')).body.data;
    return budgets.find(({ kind }: { kind: string }) => kind === 'speech').used;
  };
  server.answer({ status: 200, body: spoken });
  const before = await used();
  const said = await block([{ file_id: await uploaded('речь.mp4', 200) }]);
  expect(await ordered(said)).toMatchObject({ status: 'done' });
  expect((await used()) - before).toBe(4);
  await school.database.system((transaction) =>
    transaction.execute(
      sql`select spend(${companyId}, ${owner.userId}, ${day}, 'speech', 3600, 0, null, null)`,
    ),
  );
  const { status, body } = await send('POST', `${blocks}/${said}/get_text_from_video`);
  expect([status, body.errors[0].code]).toEqual([422, 'spending_limit']);
  expect(body.errors[0].message).toContain('на распознавание речи исчерпан');
});

test('reports a film deleted during the upload as a service that does not respond', async () => {
  const { transcribe } = speechAt(server.url);
  const open = () => folderStorage(school.dataDir).read('nowhere');
  const other = await school.person('other@speech.test');
  const another = await school.company('speech-other', other);
  const payer = { companyId: another, personId: other.userId };
  await expect(transcribe({ name: 'опыт.mp4', size: 100, open }, payer)).rejects.toThrow(
    'не ответил',
  );
});

test('names the setting if there is no service', () => {
  expect(speechAt(undefined).refusalOf(1)).toContain('AI_BASE_URL');
});

const speechAt = (url: string | undefined) =>
  createSpeech(
    {
      AI_BASE_URL: url,
      AI_API_KEY: undefined,
      AI_SPEECH_MODEL: 'whisper-1',
      AI_SPEECH_LIMIT: 1000,
      AI_SPEECH_DEADLINE: 1000,
      AI_SPEECH_PRICE: undefined,
    },
    createSpending({ database: school.database }, 1),
  );
