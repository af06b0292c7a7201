// Tests that the log contains no user data at any level: requests carry marked values in every place, and all log lines
// are searched for them.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startFakeRest, type FakeRest } from '../../../testing/fake-rest.ts';
import { neverUnderPressure, noTimeouts } from '../../../testing/no-timeouts.ts';
import { createServer } from '../../server.ts';
import { readSettings } from '../../settings.ts';

let app: Awaited<ReturnType<typeof createServer>>;
let rest: FakeRest;
let url: string;
const lines: string[] = [];

beforeAll(async () => {
  rest = await startFakeRest();
  const environment = { LOG_LEVEL: 'trace', REST_API_URL: rest.url, WEB_ROOT: '/nowhere' };
  app = await createServer(readSettings({ PORT: '0', ...environment, ...noTimeouts }));
  neverUnderPressure(app);
  const stream = Object.getOwnPropertySymbols(app.log).find(
    ({ description }) => description === 'pino.stream',
  );
  const output: { write: (line: string) => void } = Reflect.get(app.log, stream ?? '');
  vi.spyOn(output, 'write').mockImplementation((line) => void lines.push(line));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rest.close();
});

it('logs nothing that was sent', async () => {
  const key = '0a1b2c3d-0a1b-4c2d-8e3f-0a1b2c3d4e5f';
  const headers = { authorization: 'Bearer marked-session', cookie: 'marked=1', 'x-key': 'marked' };
  const query = (text: string, variables?: object) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    });
  const failing = { errors: [{ message: 'marked-value', code: 'internal' }] };
  rest.answer('/login', (_, reply) => reply.code(500).send(failing));
  rest.answer('/companies', (_, reply) => reply.code(500).send('marked <html>'));

  await fetch(`${url}/recovery?token=marked-recovery`, { headers });
  await fetch(`${url}/media/${key}/marked-photo.png?marked`, { headers });
  await fetch(`${url}/calendars/marked-token.ics`, { headers });
  await fetch(`${url}/digests/marked-token`, { headers });
  await fetch(`${url}/certificates/marked-number.pdf`, { headers });
  await fetch(`${url}/certificates/7777-marked`, { headers });
  await fetch(`${url}/graphql?query=marked`, { headers });
  await fetch(`${url}/graphql`, { method: 'POST', headers, body: 'marked' });
  await query('{ company(code: "marked") { name } companies { nodes { name } } }');
  await query(
    'mutation ($input: SignInInput!) { signIn(input: $input) { userErrors { message } } }',
    {
      input: { login: 'marked-login', password: 'marked-password' },
    },
  );
  await query('query ($first: Int!) { viewer { name } }', { first: 'marked-first' });
  const form = new FormData();
  form.append('file', new File(['marked'], 'marked.txt'));
  await fetch(`${url}/media/companies/Q29tcGFueTo3`, { method: 'POST', headers, body: form });
  await noRequest();

  const log = lines.join('');
  expect(log.match(/.{0,300}marked.{0,100}/s)).toBeNull();
  expect(log).not.toContain(key);
  // The log still says what happened and where.
  for (const what of [
    'upstream failed',
    '/recovery',
    '/media/…',
    '/calendars/….ics',
    '/digests/…',
    '/certificates/….pdf',
    'client error',
  ]) {
    expect(log).toContain(what);
  }
});

/** Sends bytes that are not valid HTTP; the server's error contains all of them. */
function noRequest(): Promise<void> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.end('GET /marked HTTP/1.1\r\nAuthorization: Bearer marked\r\nno header: \x01\r\n\r\n');
    });
    socket.on('close', () => resolve()).resume();
  });
}
