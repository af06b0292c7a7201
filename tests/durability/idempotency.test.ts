// Tests that requests with an `Idempotency-Key` that a SIGKILL interrupted take effect exactly once when they are sent
// again.
// @module-tag deep
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { newOwner, restClient, type Json, type RestClient } from '../kit/rest.ts';
import { startApi, dataFolder, type RunningProgram } from '../kit/servers.ts';

/**
 * Number of responses before each kill: during the first writes after a start, at full load, and in between.
 */
const rounds = [1, 40, 0, 15];
const numWriters = 6;

const dataDir = dataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('after kill -9, a repeated request takes effect once and gets the same response', async () => {
  let api = await startApi(dataDir, { DEMO_SCHOOL: 'off' });
  const { token, companyId } = await newOwner(api.url, 'again');
  const base = `/api/companies/${companyId}`;
  const send = (call: RestClient, name: string) =>
    call('POST', `${base}/courses`, { name }, { 'idempotency-key': name });

  for (const [round, wanted] of rounds.entries()) {
    const call = restClient(api.url, token);
    const answered = new Map<string, Json>();
    const cut: string[] = [];
    const enough = Promise.withResolvers<void>();
    if (wanted === 0) enough.resolve();
    const write = async (writer: number) => {
      for (let number = 0; ; number += 1) {
        const name = `${round}.${writer}.${number}`;
        const answer = await send(call, name).catch(() => undefined);
        if (answer === undefined) return cut.push(name);
        answered.set(name, answer.body);
        if (answered.size === wanted) enough.resolve();
      }
    };
    const writers = Array.from({ length: numWriters }, (_, writer) => write(writer));
    await enough.promise;
    await kill(api);
    await Promise.all(writers);
    expect(cut).toHaveLength(numWriters);

    api = await startApi(dataDir, { DEMO_SCHOOL: 'off' });
    const again = restClient(api.url, token);
    for (const name of [...cut, ...cut, ...answered.keys()]) {
      const { status, body } = await send(again, name);
      expect([name, status]).toEqual([name, 201]);
      expect(body).toEqual(answered.get(name) ?? body);
      answered.set(name, body);
    }
    const { body } = await again('GET', `${base}/courses?all=1&only=id,name&search=${round}.`);
    const ofRound = body.data.filter(({ name }: Json) => name.startsWith(`${round}.`));
    expect(ofRound.map(({ id }: Json) => id).toSorted()).toEqual(
      [...answered.values()].map(({ data }) => data.id).toSorted(),
    );
  }
  expect((await api.stop()).code).toBe(0);
});

async function kill(api: RunningProgram): Promise<void> {
  api.child.kill('SIGKILL');
  expect((await api.exited).signal).toBe('SIGKILL');
}
