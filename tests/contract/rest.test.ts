// The REST API keeps its published contract: every documented operation succeeds once, and every answer on the way,
// failures too, has the documented status and shape.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { pixel } from '../kit/images.ts';
import { operations } from '../kit/openapi.ts';
import { mailsTo } from '../kit/outbox.ts';
import { restCalls } from '../kit/rest-calls.ts';
import type { RestClient } from '../kit/rest.ts';
import { demo, startApi, dataFolder, type RunningProgram } from '../kit/servers.ts';
import { tellOfInvites } from './invites.rest.ts';
import { tellOfCommercialOffer } from './commercial-offer.rest.ts';
import { tellOfCatalog } from './catalog.rest.ts';
import { tellOfCertificates } from './certificates.rest.ts';
import { tellOfCourseParts } from './course-parts.rest.ts';
import { tellOfBlocks } from './lesson-blocks.rest.ts';
import { tellOfJournal } from './journal.rest.ts';
import { tellOfStatistics } from './statistics.rest.ts';
import { tellOfOrders } from './orders.rest.ts';
import { tellOfSubjects } from './subjects.rest.ts';
import { tellOfLearning } from './learning.rest.ts';
import { tellOfLessonComments } from './lesson-comments.rest.ts';
import { tellOfOrderComments } from './order-comments.rest.ts';
import { tellOfOrderLeads } from './order-leads.rest.ts';
import { tellOfLessons } from './lessons.rest.ts';
import { tellOfWebinars } from './webinars.rest.ts';
import { tellOfNotifications } from './notifications.rest.ts';
import { tellOfPackages } from './packages.rest.ts';
import { tellOfPayments } from './payments.rest.ts';
import { tellOfPromoCodes } from './promo-codes.rest.ts';
import { tellOfPurchases } from './purchases.rest.ts';
import { tellOfCoursePeople } from './course-people.rest.ts';
import { tellOfDictionaries } from './dictionaries.rest.ts';
import { tellOfFields } from './fields.rest.ts';
import { tellOfVariables } from './variables.rest.ts';
import { tellOfViews } from './views.rest.ts';
import { tellOfFilms } from './films.rest.ts';
import { tellOfForms } from './forms.rest.ts';
import { tellOfHistory } from './history.rest.ts';
import { tellOfWebhooks } from './webhooks.rest.ts';
import { solved } from '../../api/testing/captcha.ts';
import { standInFfmpeg } from '../../api/testing/ffmpeg.ts';
import { startDnsServer, type DnsServer } from '../../api/testing/dns-server.ts';
import {
  startLanguageModelServer,
  type LanguageModelServer,
} from '../../api/testing/language-model-server.ts';
import { startZoomServer, type ZoomServer } from '../../api/testing/zoom-server.ts';
import { startYooKassaServer, type YooKassaServer } from '../../api/testing/yoo-kassa-server.ts';
import { tellOfCompany } from './company.rest.ts';
import { tellOfMedia } from './media.rest.ts';
import { tellOfObservers } from './observers.rest.ts';
import { tellOfPeople } from './people.rest.ts';
import { tellOfPlainEntities } from './plain.rest.ts';
import { tellOfGeneration } from './generation.rest.ts';
import { tellOfExams } from './ai-exam.rest.ts';
import { tellOfSocialSignIn } from './social.rest.ts';
import { tellOfAttempts } from './attempts.rest.ts';
import { tellOfOlympiads } from './olympiads.rest.ts';
import { tellOfResults } from './results.rest.ts';
import { tellOfSales } from './sales.rest.ts';
import { tellOfStress } from './stress.rest.ts';
import { tellOfTestFiles } from './test-files.rest.ts';
import { tellOfTests } from './tests.rest.ts';
import type { RestStory } from './story.ts';
import { judge, nameOf, type Judge } from './judge.ts';

const dataDir = dataFolder();
const trace = join(dataDir, 'calls.jsonl');
let dns: DnsServer;
let yooKassa: YooKassaServer;
let zoom: ZoomServer;
let languageModel: LanguageModelServer;
let api: RunningProgram;
let contract: Judge;
let nobody: RestClient;
let admin: RestClient;
let school: string;

beforeAll(async () => {
  dns = await startDnsServer();
  yooKassa = await startYooKassaServer();
  zoom = await startZoomServer();
  languageModel = await startLanguageModelServer();
  api = await startApi(dataDir, {
    DNS_SERVERS: dns.address,
    YOOKASSA_URL: yooKassa.url,
    ZOOM_URL: zoom.url,
    ZOOM_OAUTH_URL: zoom.url,
    AI_BASE_URL: languageModel.url,
    DEMO_COURSES: '30',
    DEMO_LEARNERS: '50',
    TRACE_REST_CALLS: trace,
    // Where the story's sign-in service is.
    PRIVATE_NETWORKS: '127.0.0.1',
    COMPANY_HOSTS: 'on',
    CAPTCHA: 'altcha',
    CAPTCHA_TRIES: '1',
    FFMPEG: await standInFfmpeg(),
  });
  contract = judge(api.url);
  nobody = contract.client();
  const { body } = await nobody('POST', '/api/login', {
    login: demo.login,
    password: demo.password,
  });
  admin = contract.client(body.data.access_token);
  const found = await admin('GET', '/api/company/get_id_by_code?code=demo');
  school = `/api/companies/${found.body.data.id}`;
});

afterAll(async () => {
  await api.stop();
  await dns.close();
  await yooKassa.close();
  await zoom.close();
  await languageModel.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const download = async (url: string) =>
  Buffer.from(await (await fetch(`${api.url}/api${url}`)).arrayBuffer());

const solvedCaptcha = async () => solved((await nobody('GET', '/api/captcha')).body.data);

test('a company is known by its host', async () => {
  const path = '/api/public/company/get_by_host?host=';
  const found = await nobody('GET', `${path}demo.localhost`);
  expect(found.body.data).toMatchObject({ code: 'demo', address: 'http://demo.localhost:4000' });
  expect((await nobody('GET', `${path}nobody.localhost`)).status).toBe(404);
});

test('programs that watch it learn how it is', async () => {
  expect((await nobody('GET', '/health')).status).toBe(200);
  expect((await nobody('GET', '/ready')).status).toBe(200);
});

test('an owner registers, changes the profile, recovers the password and signs out', async () => {
  const email = 'contract@owner.test';
  const account = { name: 'Ирина', surname: 'Договорова', email, password: 'first-password' };
  const registered = await nobody('POST', '/api/registration', {
    ...account,
    captcha: await solvedCaptcha(),
  });
  expect(registered.status).toBe(201);
  const owner = contract.client(registered.body.data.access_token);
  expect((await owner('PUT', '/api/auth_user/update', { phone: '+79001234567' })).status).toBe(200);
  expect((await owner('GET', '/api/auth_user')).body.data.login).toBe(email);
  expect((await owner('POST', '/api/logout')).status).toBe(200);
  expect((await owner('GET', '/api/auth_user')).status).toBe(401);

  const forgotten = { login: email, captcha: await solvedCaptcha() };
  expect((await nobody('POST', '/api/password/recovery', forgotten)).status).toBe(200);
  // The first is for confirming the address.
  const [, mail] = await mailsTo(join(dataDir, 'outbox'), email, 2);
  const token = new URL(String(mail?.links[0])).searchParams.get('token');
  const reset = await nobody('POST', '/api/password/reset', { token, password: 'second-password' });
  expect(reset.body.data).toEqual({ revoked_access_tokens: 0 });
});

test('a person protects the account: address, sessions, two-step sign-in, photo', async () => {
  const password = 'first-password';
  const account = { name: 'Зоя', email: 'account@owner.test', password };
  const registered = await nobody('POST', '/api/registration', {
    ...account,
    captcha: await solvedCaptcha(),
  });
  const owner = contract.client(registered.body.data.access_token);
  const proof = { current_password: password };

  await owner('PUT', '/api/auth_user/update', { email: 'moved@owner.test', ...proof });
  expect((await owner('POST', '/api/profile/email/resend')).status).toBe(200);
  const mails = await mailsTo(join(dataDir, 'outbox'), 'moved@owner.test', 2);
  const token = new URL(String(mails[1]?.links[0])).searchParams.get('token');
  expect((await owner('GET', '/api/profile/security')).body.data.pending_email).not.toBeNull();
  expect((await nobody('POST', '/api/profile/email/confirm', { token })).status).toBe(200);
  expect((await owner('POST', '/api/profile/email/cancel')).status).toBe(200);

  await nobody('POST', '/api/login', { login: 'moved@owner.test', password });
  const sessions = await owner('GET', '/api/profile/sessions');
  expect(sessions.body.data).toHaveLength(2);
  const other = `/api/profile/sessions/${sessions.body.data[0].id}`;
  expect((await owner('DELETE', other)).status).toBe(200);
  expect((await owner('POST', '/api/profile/sessions/end_others')).status).toBe(200);

  const { secret } = (await owner('POST', '/api/profile/two_step', proof)).body.data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const codes = await owner('POST', '/api/profile/two_step/confirm', { code });
  expect(codes.body.data.recovery_codes).toHaveLength(10);
  expect((await owner('POST', '/api/profile/two_step/recovery_codes', proof)).status).toBe(200);
  expect((await owner('POST', '/api/profile/two_step/disable', proof)).status).toBe(200);

  const form = new FormData();
  form.append('image', new File([pixel], 'pixel.png'));
  const image = await owner('POST', '/api/profile/images', form);
  expect(image.status).toBe(201);
  const handout = new FormData();
  handout.append('file', new File(['Задачи'], 'Задачи.txt'));
  const file = await owner('POST', '/api/profile/file', handout);
  expect([file.status, file.body.data.name]).toEqual([201, 'Задачи.txt']);
  const photo = await owner('PUT', '/api/auth_user/update', { photo: image.body.data.url });
  expect(photo.body.data.photo).toBe(image.body.data.url);
});

test('tools come in with tokens: a person’s and a service account’s', async () => {
  const input = { name: 'Сверка', permissions: ['courses_show_all'], days: 30 };
  const own = await admin('POST', `${school}/access_tokens`, input);
  expect(own.status).toBe(201);
  const tool = contract.client(own.body.data.token);
  expect((await tool('GET', `${school}/courses?per_page=1`)).status).toBe(200);
  expect((await tool('GET', '/api/companies')).body.meta.total).toBe(1);
  expect((await tool('POST', `${school}/courses`, {})).status).toBe(403);
  const { id } = own.body.data.access_token;
  expect((await admin('GET', `${school}/access_tokens`)).body.data[0].id).toBe(id);
  const one = `${school}/access_tokens/${id}`;
  expect((await admin('GET', one)).body.data.last_used_at).not.toBeNull();
  expect((await admin('GET', `${one}/audits`)).body.data[0].event).toBe('created');
  expect((await admin('GET', `${one}/audit_authors`)).body.data).toHaveLength(1);
  expect((await admin('DELETE', one)).status).toBe(200);
  expect((await tool('GET', '/api/auth_user')).status).toBe(401);

  const made = await admin('POST', `${school}/service_accounts`, { name: 'Импорт' });
  const account = `${school}/service_accounts/${made.body.data.id}`;
  const service = { ...input, days: null, expires_on: inDays(10) };
  const token = await admin('POST', `${school}/access_tokens`, {
    ...service,
    service_account_id: made.body.data.id,
  });
  expect(token.body.data.access_token.holder_name).toBe('Импорт');
  expect((await admin('GET', `${school}/service_accounts`)).body.data[0].tokens_count).toBe(1);
  expect((await admin('PUT', account, { active: false })).body.data.active).toBe(false);
  expect((await admin('GET', account)).body.data.active).toBe(false);
  expect((await admin('GET', `${account}/audits`)).body.data[0].event).toBe('updated');
  expect((await admin('GET', `${account}/audit_authors`)).body.data).toHaveLength(1);
  expect((await admin('DELETE', account)).status).toBe(200);
});

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a company is created, found, changed, and given a file that anybody with its address can fetch', async () => {
  expect((await admin('GET', '/api/company/check_code?code=contract')).body.data).toBe(true);
  const created = await admin('POST', '/api/companies', {
    name: 'Школа договора',
    code: 'contract',
  });
  expect(created.status).toBe(201);
  const base = `/api/companies/${created.body.data.id}`;
  const form = new FormData();
  form.append('file', new File(['Правила школы'], 'правила.txt', { type: 'text/plain' }));
  const file = await admin('POST', `${base}/add_media`, form);
  expect(file.status).toBe(201);
  for (const base of ['', '/api']) {
    expect((await nobody('GET', `${base}${file.body.data.url}`)).body).toBe('Правила школы');
  }
  expect((await admin('PUT', base, { description: 'По договору' })).status).toBe(200);
  expect((await admin('GET', base)).body.data.description).toBe('По договору');
  expect((await admin('GET', `${base}/auth_user`)).body.data.is_owner).toBe(true);
  expect((await admin('GET', '/api/companies?search=договора')).body.meta.total).toBe(1);
  expect((await admin('POST', `${base}/delete_media/${file.body.data.id}`)).status).toBe(200);
  expect((await admin('GET', '/api/super-admin')).status).toBe(200);
  expect((await admin('GET', '/api/updating-platform/show-releases-unviewed')).status).toBe(200);
});

test('courses are listed with all that they are related to', async () => {
  const related = 'with=type;format;folder_course;img;subcategories_with_categories';
  const paged = await admin('GET', `${school}/courses?${related}&countBy=status&per_page=100`);
  expect(paged.body.data.length).toBeGreaterThanOrEqual(20);
  const keyset = await admin('GET', `${school}/courses?cursor=&per_page=5&sort=name`);
  expect(keyset.body.meta.cursors).toHaveLength(5);
  const next = `cursor=${encodeURIComponent(keyset.body.meta.next_cursor)}&per_page=5&sort=name`;
  expect((await admin('GET', `${school}/courses?${next}`)).body.data).toHaveLength(5);
});

test('a course is created, renamed, marked, shown, deleted and restored', async () => {
  const created = await admin('POST', `${school}/courses`, {});
  expect(created.body.data.name).toBe('Без названия');
  const course = `${school}/courses/${created.body.data.id}`;
  expect((await admin('PUT', course, { name: 'Договорное право' })).status).toBe(200);
  expect((await admin('POST', `${course}/user_favourite/attach`)).status).toBe(200);
  expect((await admin('POST', `${course}/user_favourite/detach`)).status).toBe(200);
  const selection = { courses_id: [created.body.data.id] };
  expect((await admin('POST', `${school}/courses/visible`, selection)).body.data.count).toBe(1);
  expect((await admin('GET', course)).body.data.status).toBe('visible');
  expect((await admin('DELETE', course)).status).toBe(200);
  expect((await admin('POST', `${school}/courses/restore`, selection)).body.data.count).toBe(1);
});

test.each(['course_types', 'course_formats', 'course_folder', 'course_categories'])(
  'the dictionary %s is listed and read',
  async (dictionary) => {
    const list = await admin('GET', `${school}/${dictionary}`);
    expect(list.body.data.length).toBeGreaterThan(0);
    const one = await admin('GET', `${school}/${dictionary}/${list.body.data[0].id}`);
    expect(one.body.data).toEqual(list.body.data[0]);
  },
);

test('the course list is exported to a file, and its job is followed and cannot be stopped afterwards', async () => {
  const order = { format: 'csv', columns: ['id', 'name'], matching: { status: ['visible'] } };
  const ordered = await admin('POST', `${school}/courses_download`, order);
  expect(ordered.status).toBe(201);
  const { file_name, job_id } = ordered.body.data;
  const job = () => admin('GET', `${school}/jobs/${job_id}`);
  await expect.poll(async () => (await job()).body.data.status).toBe('done');
  expect((await admin('GET', `${school}/jobs?status=done&sort=created_at`)).body.meta.total).toBe(
    1,
  );
  const history = await admin('GET', `${school}/courses_download/history?with=job`);
  expect(history.body.data[0].job.id).toBe(job_id);
  const file = await admin('GET', `${school}/courses_file?file_name=${file_name}`);
  expect((await nobody('GET', `/api${file.body.data.url}`)).body).toContain('ID;Название');
  expect((await admin('POST', `${school}/jobs/${job_id}/cancel`)).status).toBe(409);
});

test('a job is cancelled before it ends', async () => {
  const orderAndCancel = async () => {
    const ordered = await admin('POST', `${school}/courses_download`, {});
    return admin('POST', `${school}/jobs/${ordered.body.data.job_id}/cancel`);
  };
  let cancelled = await orderAndCancel();
  while (cancelled.status === 409) cancelled = await orderAndCancel(); // It was faster.
  expect([cancelled.status, cancelled.body.data.status]).toEqual([200, 'cancelled']);
});

const story: RestStory = {
  solvedCaptcha,
  download,
  admin: (...call) => admin(...call),
  call: (method, path, ...rest) => admin(method, `${school}${path}`, ...rest),
  client: (token) => contract.client(token),
  get school() {
    return school;
  },
  outbox: join(dataDir, 'outbox'),
};
tellOfExams(story);
tellOfPlainEntities(story);
tellOfPeople(story);
tellOfInvites(story);
tellOfFields(story);
tellOfVariables(story);
tellOfViews(story);
tellOfForms(story);
tellOfHistory(story);
tellOfWebhooks(story);
tellOfSocialSignIn(story);
tellOfCompany(story);
tellOfMedia(story);
tellOfDictionaries(story);
tellOfSubjects(story);
tellOfOrders(story);
tellOfCommercialOffer(story);
tellOfCatalog(story);
tellOfCertificates(story);
tellOfNotifications(story);
tellOfCourseParts(story);
tellOfJournal(story);
tellOfStatistics(story);
tellOfLearning(story);
tellOfLessons(story);
tellOfBlocks(story);
tellOfLessonComments(story);
tellOfOrderComments(story);
tellOfOrderLeads(story);
tellOfWebinars(story, () => zoom);
tellOfFilms(story);
tellOfPackages(story);
tellOfPromoCodes(story);
tellOfPayments(story);
tellOfSales(story);
tellOfPurchases(story);
tellOfCoursePeople(story);
tellOfObservers(story);
tellOfTests(story);
tellOfAttempts(story);
tellOfResults(story);
tellOfOlympiads(story);
tellOfGeneration(story);
tellOfStress(story);
tellOfTestFiles(story);

describe('a failure says what is wrong with', () => {
  test.each([
    [
      'a wrong password',
      'POST',
      '/api/login',
      { login: 'nobody@demo.school', password: 'wrong' },
      422,
      'invalid_credentials',
    ],
    ['no token', 'GET', '/api/auth_user', undefined, 401, 'unauthenticated'],
    [
      'a recovery link that was never sent',
      'POST',
      '/api/password/reset',
      { token: 'x', password: 'long-enough' },
      422,
      'invalid',
    ],
  ])('%s', async (_, method, path, body, status, code) => {
    const answer = await nobody(method, path, body);
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
  });

  test.each([
    [
      'an unknown relation',
      'GET',
      '/courses?with=teachers_of_teachers',
      undefined,
      422,
      'unknown_relation',
    ],
    ['an unknown column', 'GET', '/courses?only=secret', undefined, 422, 'unknown_column'],
    ['an unknown sort', 'GET', '/courses?sort=colour', undefined, 422, 'unknown_sort'],
    ['an unknown action', 'POST', '/courses/explode', { courses_id: [1] }, 422, 'unknown_action'],
    ['a course that is not there', 'GET', '/courses/999999999', undefined, 404, 'not_found'],
    ['a name that is too long', 'POST', '/courses', { name: 'я'.repeat(256) }, 422, 'too_long'],
  ])('%s', async (_, method, path, body, status, code) => {
    const answer = await admin(method, `${school}${path}`, body);
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
  });

  test('a company code that is taken, reserved or no code', async () => {
    const codes = ['demo', 'login', 'ab', 'школа'];
    const answers = await Promise.all(
      codes.map((code) => admin('POST', '/api/companies', { name: 'Ещё одна', code })),
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(answers.map(({ body }) => body.errors[0].code)).toEqual([
      'taken',
      'reserved',
      'too_short',
      'invalid',
    ]);
  });
});

test('every documented operation has succeeded, and nothing else has answered', () => {
  expect([...contract.succeeded].sort()).toEqual(operations.map(nameOf).sort());
  const answered = restCalls(trace).filter(({ status }) => status !== 404);
  const documented = new Set(operations.map(nameOf));
  const others = answered
    .map(({ method, route }) => `${method} ${route}`)
    .filter((name) => !documented.has(name));
  expect(answered.length).toBeGreaterThan(operations.length);
  expect(others).toEqual([]);
});
