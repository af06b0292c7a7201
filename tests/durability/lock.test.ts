// Tests the lock on the folder of the embedded database: two processes on one folder would lose writes without an
// error.
// @module-tag deep
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFailingApi, startApi, dataFolder, type RunningProgram } from '../kit/servers.ts';

const env = { DEMO_SCHOOL: 'off' };
let dataDir: string;
let holder: RunningProgram;

beforeEach(async () => {
  dataDir = dataFolder();
  holder = await startApi(dataDir, env);
});

afterEach(async () => {
  holder.child.kill('SIGCONT');
  await holder.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a second api on the same folder is refused with the holder of the lock', async () => {
  const refused = await startFailingApi(dataDir, env);

  expect(refused.code).toBe(1);
  expect(refused.log.split('\n')).toHaveLength(1);
  expect(refused.log).toContain(String(holder.child.pid));
  expect(refused.log).toContain(dataDir);
  expect(await statusOf(holder)).toBe(200);
});

test('the lock of a holder that was killed is taken over', async () => {
  holder.child.kill('SIGKILL');
  await holder.exited;

  holder = await startApi(dataDir, env);
  expect(await statusOf(holder)).toBe(200);
});

test('the lock of a holder that is suspended is never taken over', async () => {
  holder.child.kill('SIGSTOP');

  const refused = await startFailingApi(dataDir, env);
  expect(refused.code).toBe(1);
  expect(refused.log).toContain(String(holder.child.pid));

  holder.child.kill('SIGCONT');
  expect(await statusOf(holder)).toBe(200);
});

async function statusOf(api: RunningProgram): Promise<number> {
  return (await fetch(new URL('/ready', api.url))).status;
}
