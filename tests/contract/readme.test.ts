// Tests that the commands of the README work as written.
// @module-tag deep
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { startServers, type Servers } from '../kit/servers.ts';

let servers: Servers;
beforeAll(async () => {
  servers = await startServers();
});
afterAll(() => servers.stop());

test('the first curl query returns courses of the demo school', async () => {
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  const [, commands] = /```sh\n(token=[^]*?)```/.exec(readme) ?? [];
  const script = String(commands).replaceAll('http://localhost:4000', servers.url);
  const { stdout } = await promisify(execFile)('bash', ['-euc', script]);
  const { data, errors } = JSON.parse(stdout);
  expect(errors).toBeUndefined();
  expect(data.company.courses.totalCount).toBeGreaterThan(0);
  expect(data.company.courses.nodes[0].name).not.toBe('');
});
