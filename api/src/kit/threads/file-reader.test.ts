// File readers run in threads, in turn, within limits, and read only the portions requested.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Attack, Portion } from '../../../testing/hostile-reader.ts';
import { fileReader } from './file-reader.ts';
import type { Storage } from '../files/storage.ts';

const storage = { pathOf: (key: string) => `/nowhere/${key}` } as Storage;
const wanted = () => new AbortController().signal;
const file = (companyId = 1, signal = wanted()) => ({ storage, key: 'key', companyId, signal });
const reader = (limits = { heap: 64, processor: 60_000 }) =>
  fileReader<Attack, Portion, string>(
    new URL('../../../testing/hostile-reader.ts', import.meta.url),
    limits,
  );

const everything = (does: Attack['does'], read = reader()) =>
  read(file(), { does }, async (next) => {
    const portions: Portion[] = [];
    for (let found = await next(); found !== null; found = await next(`taken ${found.number}`)) {
      portions.push(found);
    }
    return portions;
  });

test('transfers each portion after the reply to the previous one', async () => {
  const portions = await everything('count');
  expect(portions.map(({ number, reply }) => [number, reply])).toEqual([
    [1, undefined],
    [2, 'taken 1'],
    [3, 'taken 2'],
  ]);
  expect(portions.every(({ thread }) => thread !== 0)).toBe(true);
});

test('rethrows a failure of the reader', async () => {
  await expect(everything('refuse')).rejects.toMatchObject({
    status: 422,
    errors: [{ message: 'Не читается', code: 'unreadable' }],
  });
});

test.each([
  ['memory', 'fill memory', { heap: 32, processor: 60_000 }, /не хватило памяти/],
  ['processor', 'never end', { heap: 64, processor: 1 }, /слишком много времени/],
] as const)(
  'a file that takes too much %s is refused, and others are read',
  async (_, does, limits, why) => {
    const refused = everything(does, reader(limits));
    await expect(refused).rejects.toMatchObject({ status: 422, errors: [{ code: 'too_complex' }] });
    await expect(refused).rejects.toThrow(/^Файл слишком сложный: /);
    await expect(refused).rejects.toThrow(why);
    expect(await everything('count')).toHaveLength(3);
  },
);

test('ends an aborted reading at once', async () => {
  const unwanted = new AbortController();
  const reading = reader()(file(1, unwanted.signal), { does: 'never end' }, async (next) => {
    for (let number = 1; number <= 3; number += 1) await next();
    const last = next();
    unwanted.abort(new Error('it was cancelled'));
    return last;
  });
  await expect(reading).rejects.toThrow('it was cancelled');
  expect(await everything('count')).toHaveLength(3);
});

test('reads one file per company at a time, and two in total', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (companyId: number, name: string) =>
    reader()(file(companyId), { does: 'count' }, async (next) => {
      await next();
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [begin(1, 'first'), begin(1, 'second'), begin(2, 'other'), begin(3, 'third')];
  await expect.poll(() => begun.toSorted()).toEqual(['first', 'other']);
  for (let ended = 0; ended < all.length; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    expect(ends.length).toBeLessThanOrEqual(2);
    ends.shift()?.();
  }
  await Promise.all(all);
  expect(begun.toSorted()).toEqual(['first', 'other', 'second', 'third']);
});

test('removes the copies of a killed process with the next one', async () => {
  const [old, fresh] = [randomUUID(), randomUUID()].map((id) =>
    join(tmpdir(), `kafedra-${id}`),
  ) as [string, string];
  await writeFile(old, '');
  await writeFile(fresh, '');
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await utimes(old, yesterday, yesterday);
  const far = { read: () => Readable.from(['bytes']) } as unknown as Storage;
  try {
    await reader()({ ...file(), storage: far }, { does: 'count' }, (next) => next());
    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  } finally {
    await rm(old, { force: true });
    await rm(fresh, { force: true });
  }
});
