// Uploads to a server that fails, loses its state, and recovers.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startUploadServer, type UploadServer } from '../testing/upload-server.ts';
import { UploadFailed } from './failures.ts';
import type { NewUpload, UploadView } from './job.ts';
import { createUploadStore } from './uploadStore.ts';
import { setHasStoredUploads, setUploadOwner } from './storedUploads.ts';
import { createUploads, type Uploads } from './queue.ts';

let server: UploadServer;
let uploads: Uploads;
const onSignedOut = vi.fn<() => void>();
const stored = vi.fn<(answer: unknown, input: unknown) => Promise<unknown>>();

/** Simulates a reload: only stored data remains. */
const open = () =>
  createUploads({
    keeping: createUploadStore(),
    endings: () => Promise.resolve(stored),
    onSignedOut,
    handleOf: () => Promise.resolve(null),
    partSize: 10,
    tries: 4,
    backoff: () => 1,
  });

beforeEach(async () => {
  server = await startUploadServer();
  setUploadOwner('anna');
  uploads = open();
});

afterEach(async () => {
  for (const { id } of uploads.list()) uploads.cancel(id);
  setHasStoredUploads(false);
  onSignedOut.mockReset();
  stored.mockReset();
  vi.restoreAllMocks();
  await server.close();
});

const text = 'Пятьдесят с лишним байт, и ни одного повтора: №1';
const bytes = Buffer.from(text);
const last = Math.ceil(bytes.length / 10) - 1;

const newFile = (content = text) => new File([content], 'план.txt', { lastModified: 1 });

const add = (more: Partial<NewUpload> = {}) =>
  uploads.add({ file: newFile(), to: server.to, place: 'here', ...more });

const view = (id: string): UploadView | undefined => uploads.list().find((one) => one.id === id);

const untilIt = (id: string, state: UploadView['state']) =>
  vi.waitUntil(() => view(id)?.state === state, { timeout: 60_000 });

/** The server delays its response to the next request until it is released. */
function hold(): { reached: Promise<void>; letGo: () => void } {
  const reached = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<undefined>();
  server.wishes.push(() => {
    reached.resolve();
    return gone.promise;
  });
  return { reached: reached.promise, letGo: () => gone.resolve(undefined) };
}

const pass = () => undefined;

it('sends a file in parts without changing it', async () => {
  const id = add();
  await untilIt(id, 'done');
  expect(server.files).toEqual([bytes]);
  expect(server.taken.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: last + 1 }, (_, index) => index),
  );
  expect(uploads.take(id)).toEqual({ file: { id: 1 } });
  expect(uploads.list()).toEqual([]);
});

it('sends raw bytes to a server that accepts them', async () => {
  server.is = 'raw';
  const seen: boolean[] = [];
  server.wishes.push(pass, ({ isRaw }) => void seen.push(isRaw));
  await untilIt(add(), 'done');
  expect([seen, server.files]).toEqual([[true], [bytes]]);
});

it('sends parts in sequence to a server that does not resume', async () => {
  server.is = 'plain';
  await untilIt(add(), 'done');
  expect(server.files).toEqual([bytes]);
  expect(server.taken).toEqual(server.taken.toSorted((one, other) => one - other));
});

it('sends a small file whole', async () => {
  await untilIt(add({ file: newFile('кот') }), 'done');
  expect(server.taken).toEqual([-1]);
});

it.each([
  ['a lost connection', 'break' as const],
  ['a server that is starting', { status: 503 }],
  ['a damaged part', { status: 422, body: { errors: [{ code: 'checksum' }] } }],
])('continues after %s, and sends no part twice', async (_, trouble) => {
  server.wishes.push(pass, () => trouble);
  await untilIt(add(), 'done');
  expect(server.files).toEqual([bytes]);
  expect(new Set(server.taken).size).toBe(server.taken.length);
});

it('starts over when the server has lost the upload', async () => {
  const uuids: string[] = [];
  server.wishes.push(
    ({ uuid }) => void uuids.push(uuid),
    () => (server.forget(), 'break'),
    ({ uuid }) => void uuids.push(uuid),
  );
  await untilIt(add(), 'done');
  expect(server.files.at(-1)).toEqual(bytes);
});

it('fails after the last retry, and can be resumed', async () => {
  server.wishes.push(...Array.from({ length: 4 }, () => () => 'break' as const));
  const id = add();
  await untilIt(id, 'failed');
  expect(view(id)?.message).toBe('Не удалось загрузить файл, попробуйте еще раз');
  await uploads.resume(id);
  await untilIt(id, 'done');
});

it.each([
  [413, undefined, 'Файл слишком большой'],
  [415, undefined, 'Неизвестный формат файла'],
  [422, 'Такие не нужны', 'Такие не нужны'],
])('shows the reason of a rejection with %i', async (status, message, words) => {
  server.wishes.push(() => ({ status, body: { errors: [{ message }] } }));
  const id = add();
  await untilIt(id, 'failed');
  expect(view(id)?.message).toBe(words);
});

it('sends nothing while it is paused', async () => {
  server.wishes.push(pass);
  const { reached } = hold();
  const id = add();
  await reached;
  uploads.pause(id);
  expect(view(id)).toMatchObject({ state: 'paused', sent: 10 });
  await uploads.resume(id);
  await untilIt(id, 'done');
  expect(server.files).toEqual([bytes]);
});

it('waits while offline, and continues automatically', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  const id = add();
  await untilIt(id, 'offline');
  expect(server.taken).toEqual([]);
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await untilIt(id, 'done');
});

it('removes a cancelled upload here and on the server', async () => {
  server.wishes.push(pass);
  const { reached } = hold();
  const id = add();
  await reached;
  uploads.cancel(id);
  expect(uploads.list()).toEqual([]);
  await expect.poll(() => server.cancelled).toEqual([id]);
  await expect.poll(() => createUploadStore().of('anna')).toEqual([]);
});

it('is restored after a reload, and resumes when its file is selected again', async () => {
  server.wishes.push(pass);
  const [{ reached }] = [hold(), hold(), hold()];
  const id = add();
  await reached;
  await expect.poll(async () => (await createUploadStore().of('anna'))[0]?.received).toEqual([0]);
  uploads = open();
  await uploads.restore();
  expect(view(id)).toMatchObject({ state: 'interrupted', sent: 10, needsFile: true });
  expect(await uploads.resume(id, newFile('другой'))).toBe(false);
  expect(await uploads.resume(id, newFile())).toBe(true);
  await untilIt(id, 'done');
  expect(server.files.at(-1)).toEqual(bytes);
  expect(server.taken.filter((part) => part === 0)).toEqual([0]);
});

it('is not restored for another user', async () => {
  const { reached } = hold();
  add();
  await reached;
  await expect.poll(() => createUploadStore().of('anna')).toHaveLength(1);
  setUploadOwner('boris');
  const others = open();
  await others.restore();
  expect(others.list()).toEqual([]);
  expect(await createUploadStore().of('anna')).toEqual([]);
});

it('repeats a failed handler without sending the file again', async () => {
  stored.mockRejectedValueOnce(new UploadFailed('Папки больше нет')).mockResolvedValue('entry');
  const id = add({ ending: { name: 'storage', input: 'folder' } });
  await untilIt(id, 'failed');
  expect(view(id)?.message).toBe('Папки больше нет');
  const sent = server.taken.length;
  await uploads.resume(id);
  await untilIt(id, 'done');
  expect(stored).toHaveBeenLastCalledWith({ file: { id: 1 } }, 'folder');
  expect(uploads.take(id)).toBe('entry');
  expect(server.taken).toHaveLength(sent);
});

it('stops all uploads on an expired session until the next sign-in', async () => {
  server.wishes.push(() => ({ status: 401 }));
  const id = add();
  await untilIt(id, 'interrupted');
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it('runs three uploads in parallel and queues the others', async () => {
  const held = [hold(), hold(), hold()];
  const ids = Array.from({ length: 4 }, () => add());
  await Promise.all(held.map(({ reached }) => reached));
  expect(ids.map((id) => view(id)?.state)).toEqual(['sending', 'sending', 'sending', 'waiting']);
  for (const { letGo } of held) letGo();
  for (const id of ids) await untilIt(id, 'done');
});

it('sends one part at a time after parallel parts failed', async () => {
  const away = () => ({ status: 504 });
  server.wishes.push(pass, away, away, away);
  const held = hold();
  const id = add();
  await held.reached;
  held.letGo();
  await untilIt(id, 'done');
  expect(server.taken).toEqual(Array.from({ length: last + 1 }, (_, index) => index));
});
