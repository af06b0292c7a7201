// Tests that an upload in chunks continues after the api or the gateway was killed, and that the file is identical.
// @module-tag deep
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/ports.ts';
import { chunkForm } from '../kit/chunks.ts';
import { newOwner } from '../kit/rest.ts';
import { dataFolder, startApi, startGateway, type RunningProgram } from '../kit/servers.ts';

const count = 24;
const chunkSize = 1_000_000;
/**
 * The process that is killed after this number of acknowledged chunks, while others are being sent.
 */
const kills = new Map<number, 'api' | 'gateway'>([
  [3, 'api'],
  [9, 'gateway'],
  [15, 'api'],
]);

const dataDir = dataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('an upload is resumed after kill -9 of api and gateway, and identical to the byte', async () => {
  const [apiPort, gatewayPort] = [await freePort(), await freePort()];
  const start = {
    api: () => startApi(dataDir, { DEMO_SCHOOL: 'off', API_PORT: String(apiPort) }),
    gateway: () => startGateway(`http://127.0.0.1:${apiPort}`, { PORT: String(gatewayPort) }),
  };
  const running = { api: await start.api(), gateway: await start.gateway() };
  const { token, companyId } = await newOwner(running.api.url, 'resumed');
  const authorization = { authorization: `Bearer ${token}` };
  const company = await globalIdOf(running.gateway, token);

  const bytes = Array.from({ length: count }, () => new Uint8Array(randomBytes(chunkSize)));
  const uuid = randomUUID();
  const send = (index: number) =>
    fetch(new URL(`/media/companies/${company}`, running.gateway.url), {
      method: 'POST',
      headers: authorization,
      body: chunkForm('film.txt', bytes[index] ?? new Uint8Array(), { uuid, index, count }),
    });

  let answered = 0;
  const missing = new Set(bytes.keys());
  const made: { url: string; size: number }[] = [];
  for (;;) {
    const some = [...missing].slice(0, 3);
    const sent = some.map(async (index) => {
      const answer = await send(index);
      const body = (await answer.json()) as { file?: (typeof made)[0] };
      if (!answer.ok) throw new Error(`chunk ${index}: ${JSON.stringify(body)}`);
      answered += 1;
      if (body.file !== undefined) made.push(body.file);
    });
    const due = [...kills].find(([after]) => answered >= after);
    if (due !== undefined) {
      const [after, name] = due;
      kills.delete(after);
      await Promise.race(sent.map((each) => each.catch(() => {})));
      await kill(running[name]);
      await Promise.allSettled(sent);
      running[name] = await start[name]();
    }
    await Promise.allSettled(sent);
    if (made.length > 0) break;
    const state = await fetch(new URL(`/media/uploads/${uuid}`, running.gateway.url), {
      headers: authorization,
    });
    const { data } = (await state.json()) as { data: { received: [number, number][] } };
    missing.clear();
    for (const index of bytes.keys()) {
      if (!data.received.some(([first, last]) => first <= index && index <= last))
        missing.add(index);
    }
    // The file is complete, but the client doesn't know: sending any chunk again returns the response of the last one.
    if (missing.size === 0) missing.add(0);
  }

  expect(kills.size).toBe(0);
  const [file] = made;
  expect(file?.size).toBe(count * chunkSize);
  const download = await fetch(new URL(file?.url ?? '', running.gateway.url));
  const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex');
  expect(hash(Buffer.from(await download.arrayBuffer()))).toBe(hash(Buffer.concat(bytes)));

  const files = await fetch(
    new URL(`/api/companies/${companyId}?with=company_files`, running.api.url),
    {
      headers: authorization,
    },
  );
  const { data } = (await files.json()) as { data: { company_files: unknown[] } };
  expect(data.company_files).toHaveLength(1);
  const stored = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  expect(stored.filter((entry) => entry.isFile())).toHaveLength(1);
  await running.gateway.stop();
  await running.api.stop();
});

async function kill(program: RunningProgram): Promise<void> {
  program.child.kill('SIGKILL');
  expect((await program.exited).signal).toBe('SIGKILL');
}

async function globalIdOf({ url }: RunningProgram, token: string): Promise<string> {
  const answer = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ company(code: "resumed") { id } }' }),
  });
  const { data } = (await answer.json()) as { data: { company: { id: string } } };
  return data.company.id;
}
