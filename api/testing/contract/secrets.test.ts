// Logs and traces contain no personal data or secrets at any level: values are marked wherever a client can send them,
// and searched for in the output.
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asOwner } from '../schools/row-counts.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../school.ts';

let school: OwnSchool;
let owner: Caller;
let base: string;
let collector: Server;
/** Lines of the log, and exported traces. */
const lines: string[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => lines.push(text));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  school = await openOwnSchool({
    LOG_LEVEL: 'trace',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    SMTP_URL: 'smtp://sender:marked-smtp@127.0.0.1:1',
    YOOKASSA_URL: 'http://127.0.0.1:1',
  });
  const stream = Object.getOwnPropertySymbols(school.app.log).find(
    ({ description }) => description === 'pino.stream',
  );
  const output: { write: (line: string) => void } = Reflect.get(school.app.log, stream ?? '');
  vi.spyOn(output, 'write').mockImplementation((line) => void lines.push(line));
  owner = await school.person('owner@secrets.test');
  base = `/api/companies/${await school.company('secrets', owner)}`;
  // Database constraints whose error messages quote the row.
  await asOwner(school.database, async (transaction) => {
    for (const statement of [
      sql`alter table groups add constraint refused check (name not like 'marked%')`,
      sql`alter table users add constraint refused check (surname not like 'marked%')`,
      sql`alter table company_integrations add constraint refused check (name not like 'marked%')`,
      sql`create unique index only_one on places (company_id)`,
    ]) {
      await transaction.execute(statement);
    }
  });
});
afterAll(async () => {
  await school.close();
  collector.close();
});

test('logs and traces contain no request data and no statement parameters', async () => {
  await signIns();
  await addresses();
  await files();
  await statements();
  await jobs();
  await noRequests();
  await school.app.mailsAreOut();
  const log = lines.join('');
  expect(log.match(/.{0,300}(?:marked|\0).{0,100}/gs)).toBeNull();
  // The log still says what failed, and where.
  for (const what of ['"23514"', '"23505"', 'insert into \\"groups\\"', `${base}/groups`]) {
    expect(log).toContain(what);
  }
  for (const what of ['/api/media/{key}/{signature}/{name}', 'a job failed', 'mail could not be']) {
    expect(log).toContain(what);
  }
});

async function signIns(): Promise<void> {
  const { send } = school;
  await send('POST', '/api/login', { login: 'marked-login', password: 'marked-password' });
  await send('POST', '/api/login?password=marked', { login: 'a\0', password: 'marked\0password' });
  await send('POST', '/api/password/recovery', { login: 'owner@secrets.test' });
  await send('POST', '/api/password/reset', { token: 'marked-token', password: 'marked-new' });
  await send('GET', '/api/auth_user', undefined, { userId: 0, token: 'marked-session' });
  await send('POST', '/api/invites/accept', { token: 'marked-invite' }, owner);
  await school.app.inject({
    url: '/api/auth_user',
    headers: { cookie: 'session=marked', 'x-api-key': 'marked', 'user-agent': 'marked' },
  });
}

async function addresses(): Promise<void> {
  const { send } = school;
  await send('GET', `${base}/admin/forms/1?invite=marked`);
  await send('GET', `${base}/users?search=marked`, undefined, owner);
  await send('GET', `${base}/users?marked=1`, undefined, owner);
  await send('GET', '/nowhere/marked?token=marked');
  await send('GET', '/api/marked%zz?token=marked');
  await school.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"password": "marked',
  });
}

async function files(): Promise<void> {
  const upload = async (name: string) =>
    school.app.inject({
      method: 'POST',
      url: `${base}/add_media`,
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'multipart/form-data; boundary=edge',
      },
      payload: `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nmarked\r\n--edge--\r\n`,
    });
  await upload('marked.exe');
  const url: string = (await upload('marked.txt')).json().data.url;
  const [, , key = '', signature = ''] = url.split('/');
  await school.send('GET', `/api${url.replace('marked.txt', 'x.txt')}`).catch(() => {}); // Not JSON.
  await rm(join(school.dataDir, 'files', key.slice(0, 2), key));
  await school.app.inject({ url: `/api${url}` }).catch(() => {}); // Truncated.
  await school.app.inject({ url: `/api${url}?marked`, method: 'HEAD' });
  expect(lines.join('')).not.toContain(key);
  expect(lines.join('')).not.toContain(signature);
}

async function statements(): Promise<void> {
  const fails = (method: 'POST' | 'PUT', url: string, body: object) =>
    expect(school.send(method, url, body, owner)).rejects.toThrow('status 500');
  await fails('POST', `${base}/groups`, { name: 'marked-group' });
  await fails('PUT', '/api/auth_user/update', { surname: 'marked-surname' });
  await fails('POST', `${base}/company_integrations`, {
    name: 'marked',
    settings: JSON.stringify({ token: 'marked-secret' }),
  });
  await school.send('POST', `${base}/places`, { name: 'marked-first' }, owner);
  await fails('POST', `${base}/places`, { name: 'marked-second' });
  await school.send('GET', `${base}/actualize_yoo_client`, undefined, owner);
}

async function jobs(): Promise<void> {
  const people = [{ name: 'Имя', surname: 'marked-job', email: 'marked@secrets.test' }];
  await school.send('POST', `${base}/users_generate`, { format: 'csv', people }, owner);
  await expect.poll(() => lines.join('')).toContain('a job failed');
}

/** Input that is not a valid request, which the HTTP server itself logs. */
async function noRequests(): Promise<void> {
  await school.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = school.app.server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end('GET /marked HTTP/1.1\r\nAuthorization: Bearer marked\r\nno header: \x01\r\n\r\n');
    });
    socket.on('close', () => resolve()).resume();
  });
}
