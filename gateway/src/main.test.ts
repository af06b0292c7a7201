import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tokenOfAnna } from '../testing/fake-data.ts';
import { type FakeRest, startFakeRest } from '../testing/fake-rest.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Compile cache shared by the started processes. */
const compiled = mkdtempSync(join(tmpdir(), 'kafedra-compiled-'));
afterAll(() => rmSync(compiled, { recursive: true, force: true, maxRetries: 5 }));

let rest: FakeRest;
const children: ChildProcess[] = [];
beforeEach(async () => {
  rest = await startFakeRest();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rest.close();
});

function start(environment: Record<string, string>) {
  const child = fork(main, {
    env: {
      REST_API_URL: rest.url,
      PORT: '0',
      LOG_LEVEL: 'info',
      NODE_COMPILE_CACHE: compiled,
      ...environment,
    },
    execArgv: [],
    silent: true,
  });
  children.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr?.on('data', (chunk) => (output.stderr += String(chunk)));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output, exit };
}

async function started(environment: Record<string, string> = {}) {
  const gateway = start(environment);
  const [message] = (await once(gateway.child, 'message')) as [{ ready: boolean; url: string }];
  expect(message).toEqual({ ready: true, url: expect.stringMatching(/^http:\/\/localhost:\d+$/) });
  return { ...gateway, url: message.url };
}

const ask = (url: string, query: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOfAnna}` },
    body: JSON.stringify({ query }),
  });

/** Whether the address accepts connections. */
const listens = (url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes running requests on %s, then exits',
    async (signal) => {
      let answerAtLast = () => {};
      rest.answer('/auth_user', async () => {
        await new Promise<void>((resolve) => (answerAtLast = resolve));
        return { data: rest.data.users.get(tokenOfAnna) };
      });
      const { child, url, exit } = await started();
      const answer = ask(url, '{ viewer { name } }');
      await expect.poll(() => rest.calls.length).toBe(1);
      child.kill(signal);
      await expect.poll(() => listens(url)).toBe(false);
      answerAtLast();
      expect(await (await answer).json()).toEqual({ data: { viewer: { name: 'Анна' } } });
      expect(await exit).toBe(0);
      await expect(ask(url, '{ viewer { name } }')).rejects.toThrow('fetch failed');
    },
  );

  it('reports a used port in one line', { tags: ['deep'] }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { output, exit } = start({ PORT: String(port) });
    expect(await exit).toBe(1);
    expect(output.stderr).toBe(
      `The gateway cannot start: port ${port} is taken; set PORT to another one\n`,
    );
    other.close();
  });

  it('reports invalid settings in one line', async () => {
    const { output, exit } = start({ PORT: '70000', CORS_ORIGINS: 'school.example' });
    expect(await exit).toBe(1);
    expect(output.stderr).toMatch(
      /^The gateway cannot start: setting PORT is wrong: [^\n]+; setting CORS_ORIGINS is wrong: [^\n]+\n$/,
    );
  });

  it('reports unreadable persisted operations in one line', { tags: ['deep'] }, async () => {
    const { output, exit } = start({ PERSISTED_OPERATIONS: '/nowhere.json' });
    expect(await exit).toBe(1);
    expect(output.stderr).toMatch(
      /^The gateway cannot start: \/nowhere.json cannot be used: [^\n]+\n$/,
    );
  });

  it('logs every request with its id, and no secret', async () => {
    const { url, output } = await started({ WEB_ROOT: '/nowhere' });
    await fetch(`${url}/recovery?token=secret-of-a-mail`, {
      headers: { 'x-request-id': 'request-7' },
    });
    await ask(
      url,
      'mutation { signIn(input: { login: "anna@demo.school", password: "secret-of-anna" }) { accessToken } }',
    );
    await expect.poll(() => output.stdout).toContain('/graphql');
    const lines = output.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        requestId: 'request-7',
        method: 'GET',
        path: '/recovery',
        status: 404,
      }),
    );
    expect(output.stdout).not.toMatch(/secret|token-of/);
  });
});
