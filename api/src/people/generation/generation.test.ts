// A job creates many accounts at once, and its file with the passwords can be downloaded once.
import { beforeAll, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@generation.test');
  const company = { name: 'Школа', code: 'generation' };
  const created = await school.send('POST', '/api/companies', company, owner);
  base = `/api/companies/${created.body.data.id}`;
  manager = await school.person('manager@generation.test');
  await school.join(created.body.data.id, manager, ['users_show', 'users_manage']);
});

const order = (body: object, as = owner) =>
  school.send('POST', `${base}/users_generate`, { format: 'csv', ...body }, as);

async function made(body: object, as = owner) {
  const ordered = await order(body, as);
  expect([ordered.status, ordered.body.errors]).toEqual([201, undefined]);
  const { file_name, job } = ordered.body.data;
  const finished = await finishedJob(school, base, job.id, as);
  expect([finished.status, finished.error]).toEqual(['done', null]);
  const at = `${base}/users/${as.userId}/users_generated_file?file_name=${file_name}`;
  return { at, file: (await school.send('GET', at, undefined, as)).body.data };
}

const fetchFile = (url: string, headers: Record<string, string> = {}) =>
  school.app.inject({ url: `/api${url}`, headers });

test('creates accounts by number that can sign in with the passwords of a file, which is downloaded once', async () => {
  const { file, at } = await made({ count: 3, prefix: 'Klass-7' });
  const answer = await fetchFile(file.url);
  const lines = answer.body.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(3);
  const [surname, name, login, password] = String(lines[0]).split(';');
  expect([surname, name]).toEqual(['', 'Пользователь 1']);
  expect(login).toMatch(/^klass-7-[a-z0-9]{6}@generation\.invalid$/);
  expect((await school.send('POST', '/api/login', { login, password })).status).toBe(200);
  expect((await fetchFile(file.url)).statusCode).toBe(403);
  expect((await school.send('GET', at, undefined, owner)).body.data).toMatchObject({
    ready: false,
    url: null,
  });
  const users = await school.send(
    'GET',
    `${base}/users?search=klass-7&with=roles`,
    undefined,
    owner,
  );
  expect(users.body.meta.total).toBe(3);
  expect(users.body.data[0].roles.map((role: { name: string }) => role.name)).toEqual(['Ученик']);
});

test('serves one of two concurrent downloads of the file', { tags: ['deep'] }, async () => {
  for (let round = 0; round < 5; round += 1) {
    const { file } = await made({ count: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetchFile(file.url)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 403)]);
  }
});

test('does not use up the single download by HEAD or conditional requests, and ignores ranges', async () => {
  const { file } = await made({ count: 1 });
  const { headers } = await school.app.inject({ method: 'HEAD', url: `/api${file.url}` });
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    expect((await fetchFile(file.url, { 'if-none-match': known })).statusCode).toBe(304);
  }
  const answer = await fetchFile(file.url, { 'if-none-match': '"other"', range: 'bytes=99999-' });
  expect([answer.statusCode, answer.body.trim().split('\r\n').length]).toEqual([200, 2]);
  expect((await fetchFile(file.url, { 'if-none-match': etag })).statusCode).toBe(403);
});

test('creates all accounts of a list or none, and names the addresses that are taken', async () => {
  const people = [
    { name: 'Анна', surname: 'Белова', email: 'anna@list.test' },
    { name: 'Пётр', email: 'Owner@generation.test' },
    { name: 'Иван', email: 'not an address' },
  ];
  const wrong = await order({ people });
  expect(wrong.body.errors).toEqual([
    {
      message: 'Введите адрес почты в виде имя@домен.ру',
      field: 'people.2.email',
      code: 'invalid',
    },
  ]);
  const taken = await order({ people: people.slice(0, 2) });
  expect(taken.body.errors).toEqual([
    { message: 'Эта почта уже зарегистрирована', field: 'people.1.email', code: 'taken' },
  ]);
  const { file } = await made({ people: people.slice(0, 1) });
  expect((await fetchFile(file.url)).body).toContain('Белова;Анна;anna@list.test;');
});

test('refuses roles that the caller may not give, and serves the file to its requester only', async () => {
  const roles = await school.send('GET', `${base}/roles?search=Администратор`, undefined, owner);
  const roles_id = [roles.body.data[0].id];
  expect((await order({ count: 1, roles_id }, manager)).body.errors[0].field).toBe('roles_id');
  const { at } = await made({ count: 1 });
  expect((await school.send('GET', at, undefined, manager)).status).toBe(404);
});
