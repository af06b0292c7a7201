// One school never sees or touches another: every documented call is tried by another school's owner, by nobody, and
// with a token that no longer counts. All are turned away, and afterwards the school is as it was.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, operations, type Operation } from '../kit/openapi.ts';
import {
  newOwner,
  restClient,
  tokenOf,
  type Json,
  type Owner,
  type RestClient,
} from '../kit/rest.ts';
import { DEMO, startApi, temporaryFolder, type RunningProgram } from '../kit/servers.ts';

/** Calls that need no token, on purpose. A new one has to be added here, so that none opens by mistake. */
const OPEN = new Set([
  'POST /api/login',
  'POST /api/password/recovery',
  'POST /api/password/reset',
  'POST /api/profile/email/confirm',
  'POST /api/registration',
  'GET /api/media/{key}/{name}',
  'GET /health',
  'GET /ready',
]);

/** Stands in every text of the school that is tried, and in no answer to anybody else. */
const SECRET = 'Тайна-7';

/** Fits every call that takes a body, so that none is refused for what it says. */
const BODY = {
  name: 'Чужое',
  code: 'taken-over',
  login: 'somebody@else.test',
  password: 'long-enough-2',
  status: 'visible',
  courses_id: [0],
};

interface School {
  call: RestClient;
  token: string;
  companyId: number;
  courseId: number;
  fileId: number;
}

const closed = operations.filter(
  (operation) => !OPEN.has(`${operation.method} ${operation.route}`),
);
const ofCompanies = closed.filter(({ parameters }) => parameters.includes('companyId'));
const global = closed.filter(({ parameters }) => !parameters.includes('companyId'));

const dataDir = temporaryFolder();
const env = { DEMO_COURSES: '5', DEMO_LEARNERS: '20' };
let api: RunningProgram;
let school: School;
let stranger: Owner;
let expired: RestClient;
let before: Json;

beforeAll(async () => {
  api = await startApi(dataDir, env);
  school = await secretSchool();
  stranger = await newOwner(api.url, 'stranger-school');
  const late = await tokenOf(api.url, DEMO.login, DEMO.password);
  await api.stop();
  await expireNewestSession();

  api = await startApi(dataDir, env);
  expired = restClient(api.url, late);
  school.call = restClient(api.url, school.token);
  stranger.call = restClient(api.url, stranger.token);
  before = await everything();
});

afterAll(async () => {
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('nobody is turned away by', () => {
  test.each(closed)('$method $route', async (operation) => {
    const answer = await attempt(restClient(api.url), operation, school.companyId);
    expect(answer.status).toBe(401);
    expect(answer.body.errors[0].code).toBe('unauthenticated');
  });
});

describe('a token past its days is turned away by', () => {
  test.each(closed)('$method $route', async (operation) => {
    expect((await attempt(expired, operation, school.companyId)).status).toBe(401);
  });
});

describe('another school’s owner is turned away by', () => {
  test.each(ofCompanies)('$method $route', async (operation) => {
    const answer = await attempt(stranger.call, operation, school.companyId);
    expect([403, 404]).toContain(answer.status);
    expect(JSON.stringify(answer.body)).not.toContain(SECRET);
  });
});

describe('another school’s owner finds no record of this school in their own by', () => {
  const ofRecords = ofCompanies.filter(({ parameters }) =>
    parameters.some((name) => name === 'id' || name === 'file'),
  );
  test.each(ofRecords)('$method $route', async (operation) => {
    const answer = await attempt(stranger.call, operation, stranger.companyId);
    expect(answer.status).toBe(404);
  });

  test.each(['visible', 'draft', 'close', 'delete', 'restore'])(
    'bulk action %s',
    async (action) => {
      const path = `/api/companies/${stranger.companyId}/courses/${action}`;
      const answer = await stranger.call('POST', path, { courses_id: [school.courseId] });
      expect(answer.body.data?.count ?? 0).toBe(0);
    },
  );
});

describe('another school’s owner reads nothing of this school in', () => {
  test.each(global.filter(({ method }) => method === 'GET'))(
    '$method $route',
    async (operation) => {
      const answer = await attempt(stranger.call, operation, school.companyId);
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify(answer.body)).not.toContain(SECRET);
    },
  );

  test('the company by its code', async () => {
    const answer = await stranger.call('GET', '/api/company/get_id_by_code?code=demo');
    expect(answer.status).toBe(404);
  });
});

test('after all of this the school is as it was', async () => {
  expect(JSON.stringify(before)).toContain(SECRET);
  expect(await everything()).toEqual(before);
});

/** The demo school's admin, after marking everything that they can write with the secret. */
async function secretSchool(): Promise<School> {
  const token = await tokenOf(api.url, DEMO.login, DEMO.password);
  const call = restClient(api.url, token);
  const company = await call('GET', '/api/company/get_id_by_code?code=demo');
  const companyId: number = company.body.data.id;
  const base = `/api/companies/${companyId}`;
  const form = new FormData();
  form.append('file', new File([SECRET], `${SECRET}.txt`, { type: 'text/plain' }));
  const written = [
    await call('PUT', base, { name: `Школа ${SECRET}`, description: SECRET }),
    await call('POST', `${base}/courses`, { name: `Курс ${SECRET}` }),
    await call('POST', `${base}/add_media`, form),
    await call('POST', `${base}/courses_download`, { matching: { search: SECRET } }),
  ];
  expect(written.map(({ status }) => status)).toEqual([200, 201, 201, 201]);
  const [, course, file] = written.map(({ body }) => body.data.id);
  return { call, token, companyId, courseId: course, fileId: file };
}

/** Thirty days later, without waiting for them. */
async function expireNewestSession(): Promise<void> {
  const database = await PGlite.create({
    dataDir: join(dataDir, 'database'),
    extensions: { amcheck, pg_trgm },
  });
  const changed = await database.query(
    `update sessions set expires_at = now() - interval '1 second' where id = (select max(id) from sessions)`,
  );
  expect(changed.affectedRows).toBe(1);
  await database.close();
}

async function attempt(call: RestClient, operation: Operation, companyId: number) {
  const path = address(operation, { ...(await recordsOf(operation)), companyId });
  return call(operation.method, path, operation.method === 'GET' ? undefined : bodyFor(operation));
}

/** Records of the school for the operation's parameters; `{id}` is the first row of the list that it stands in. */
async function recordsOf({
  route,
  parameters,
}: Operation): Promise<Record<string, string | number>> {
  const records = { file: school.fileId, action: 'close' };
  if (!parameters.includes('id')) return records;
  const list = route
    .slice(0, route.indexOf('/{id}'))
    .replace('{companyId}', String(school.companyId));
  const { status, body } = await school.call('GET', `${list}?per_page=1`);
  expect([status, body.data?.length]).toEqual([200, 1]);
  return { ...records, id: body.data[0].id };
}

function bodyFor(operation: Operation): unknown {
  if (!('multipart/form-data' in (operation.documented.requestBody?.content ?? {}))) return BODY;
  const form = new FormData();
  form.append('file', new File(['чужое'], 'file.txt', { type: 'text/plain' }));
  return form;
}

/** All that the school's owner can read of it. */
async function everything(): Promise<Json> {
  const base = `/api/companies/${school.companyId}`;
  const reads = [
    `${base}`,
    `/api/company/get_id_by_code?code=demo&with=admin_profile;company_files;video_preview_image`,
    `${base}/courses?all=1&status=start,visible,trial,close,draft,deleted&with=type;format;folder_course;img`,
    `/api/auth_user`,
  ];
  const answers = await Promise.all(reads.map((path) => school.call('GET', path)));
  expect(answers.map(({ status }) => status)).toEqual(reads.map(() => 200));
  return answers.map(({ body }) => body);
}
