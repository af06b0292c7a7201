// Uploading parts directly to a storage that fails like a server.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startUploadServer, type UploadServer } from '../testing/upload-server.ts';
import type { UploadView } from './job.ts';
import type { UploadStore } from './uploadStore.ts';
import { createUploads, type Uploads } from './queue.ts';

let server: UploadServer;
let uploads: Uploads;

/** Signed out, so that nothing is stored. */
const keeping: UploadStore = {
  of: () => Promise.resolve([]),
  keep: () => Promise.resolve(),
  keepFile: () => Promise.resolve(),
  fileOf: () => Promise.resolve(null),
  forget: () => Promise.resolve(),
};

beforeEach(async () => {
  server = await startUploadServer();
  server.is = 'direct';
  uploads = createUploads({
    keeping,
    endings: () => Promise.reject(new Error('There is none')),
    onSignedOut: () => undefined,
    handleOf: () => Promise.resolve(null),
    partSize: 10,
    tries: 4,
    backoff: () => 1,
  });
});

afterEach(async () => {
  for (const { id } of uploads.list()) uploads.cancel(id);
  await server.close();
});

const text = 'Sixty bytes and a few more, in seven parts of ten: no repeats';
const bytes = Buffer.from(text);

const add = (content = text) =>
  uploads.add({ file: new File([content], 'plan.txt'), to: server.to, place: 'here' });

const stateOf = (id: string) => uploads.list().find((one) => one.id === id)?.state;

const untilIt = (id: string, state: UploadView['state']) =>
  vi.waitUntil(() => stateOf(id) === state, { timeout: 60_000 });

const pass = () => undefined;

/** The parts sent to the server and to the storage, in order. */
const ways = () =>
  [server.taken, server.put].map((some) => some.toSorted((one, other) => one - other));

const rest = [1, 2, 3, 4, 5, 6];

it('sends all parts except the first to the storage URLs of the server', async () => {
  const id = add();
  await untilIt(id, 'done');
  expect(ways()).toEqual([[0], rest]);
  expect(server.files).toEqual([bytes]);
  expect(uploads.take(id)).toEqual({ file: { id: 1 } });
});

it.each([
  ['breaks off', 'break' as const],
  ['rejects a part', { status: 403 }],
])('finishes through the server when the storage %s', async (_, trouble) => {
  server.storeWishes.push(...rest.map(() => () => trouble));
  await untilIt(add(), 'done');
  expect(ways()).toEqual([[0, ...rest], []]);
  expect(server.files).toEqual([bytes]);
  // Three parallel requests failed before the switch.
  expect(server.storeWishes).toHaveLength(rest.length - 3);
});

it('continues with the storage after a network failure', async () => {
  server.storeWishes.push(() => 'break');
  server.wishes.push(pass, pass, () => 'break');
  await untilIt(add('fifteen letters'), 'done');
  expect(ways()).toEqual([[0], [1]]);
});

it('waits for a busy storage, and for an unreachable server', async () => {
  server.storeWishes.push(() => ({ status: 503 }));
  server.wishes.push(
    pass,
    pass,
    () => ({ status: 502 }),
    () => 'break',
  );
  await untilIt(add(), 'done');
  expect(ways()).toEqual([[0], rest]);
});

it('sends no part twice when a response of the server was lost', async () => {
  const requested = { again: false };
  server.storeWishes.push(() => {
    server.wishes.unshift(() => 'break');
    requested.again = true;
    return undefined;
  });
  await untilIt(add(), 'done');
  expect([requested.again, ...ways()]).toEqual([true, [0], rest]);
});

it('can be paused, resumed and cancelled while parts go to the storage', async () => {
  const holdStore = () => {
    const reached = Promise.withResolvers<void>();
    server.storeWishes.push(() => {
      reached.resolve();
      return new Promise<undefined>(() => undefined);
    });
    return reached.promise;
  };
  const held = holdStore();
  const id = add();
  await held;
  uploads.pause(id);
  expect(stateOf(id)).toBe('paused');
  const heldAgain = holdStore();
  await uploads.resume(id);
  await heldAgain;
  uploads.cancel(id);
  await expect.poll(() => server.cancelled).toEqual([id]);
  expect([server.taken, server.files]).toEqual([[0], []]);
});
