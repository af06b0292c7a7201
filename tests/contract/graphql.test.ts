// Runs the gateway over the real REST API and uses every query field and mutation of schema.graphql once with success.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, visit } from 'graphql';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { graphqlClient, graphqlSignIn, type GraphqlAnswer } from '../kit/graphql.ts';
import { mailsTo } from '../kit/outbox.ts';
import type { Json } from '../kit/rest.ts';
import { testInvites } from './operations/people/invites.graphql.ts';
import { testCommercialOffer } from './operations/courses/commercial-offer.graphql.ts';
import { testCatalog } from './operations/courses/catalog.graphql.ts';
import { testCertificates } from './operations/courses/certificates.graphql.ts';
import { testCourseParts } from './operations/courses/course-parts.graphql.ts';
import { testBlocks } from './operations/lessons/lesson-blocks.graphql.ts';
import { testGradebook } from './operations/lessons/gradebook.graphql.ts';
import { testJournal } from './operations/lessons/journal.graphql.ts';
import { testStatistics } from './operations/lessons/statistics.graphql.ts';
import { testOrders } from './operations/orders/orders.graphql.ts';
import { testSubjects } from './operations/assessments/subjects.graphql.ts';
import { testLearning } from './operations/lessons/learning.graphql.ts';
import { testLessonComments } from './operations/lessons/lesson-comments.graphql.ts';
import { testOrderComments } from './operations/orders/order-comments.graphql.ts';
import { testOrderLeads } from './operations/orders/order-leads.graphql.ts';
import { testLessons } from './operations/lessons/lessons.graphql.ts';
import { testWebinars } from './operations/lessons/webinars.graphql.ts';
import { testNotifications } from './operations/people/notifications.graphql.ts';
import { testPackages } from './operations/courses/packages.graphql.ts';
import { testPayments } from './operations/payments/payments.graphql.ts';
import { testPromoCodes } from './operations/payments/promo-codes.graphql.ts';
import { testPurchases } from './operations/payments/purchases.graphql.ts';
import { testCoursePeople } from './operations/courses/course-people.graphql.ts';
import { testDictionaries } from './operations/courses/dictionaries.graphql.ts';
import { testFields } from './operations/forms/fields.graphql.ts';
import { testVariables } from './operations/forms/variables.graphql.ts';
import { testViews } from './operations/company/views.graphql.ts';
import { testFilms } from './operations/lessons/films.graphql.ts';
import { testForms } from './operations/forms/forms.graphql.ts';
import { testHistory } from './operations/audits/history.graphql.ts';
import { testWebhooks } from './operations/forms/webhooks.graphql.ts';
import { solveCaptcha } from '../../api/testing/captcha.ts';
import { standInFfmpeg } from '../../api/testing/ffmpeg.ts';
import { startDnsServer, type DnsServer } from '../../api/testing/servers/dns-server.ts';
import {
  startLanguageModelServer,
  type LanguageModelServer,
} from '../../api/testing/servers/language-model-server.ts';
import { startZoomServer, type ZoomServer } from '../../api/testing/servers/zoom-server.ts';
import {
  startYooKassaServer,
  type YooKassaServer,
} from '../../api/testing/servers/yoo-kassa-server.ts';
import { testCompany } from './operations/company/company.graphql.ts';
import { testMedia } from './operations/media/media.graphql.ts';
import { testObservers } from './operations/people/observers.graphql.ts';
import { testPeople } from './operations/people/people.graphql.ts';
import { testPlainEntities } from './operations/plain-entities.graphql.ts';
import { testQuestionGeneration } from './operations/exam-generation/generation.graphql.ts';
import { testExams } from './operations/exam-generation/ege.graphql.ts';
import { testSocialSignIn } from './operations/people/social.graphql.ts';
import { testAttempts } from './operations/assessments/attempts.graphql.ts';
import { testOlympiads } from './operations/olympiads/olympiads.graphql.ts';
import { testResults } from './operations/assessments/results.graphql.ts';
import { testSales } from './operations/payments/sales.graphql.ts';
import { testStress } from './operations/assessments/stress.graphql.ts';
import { testQuestionExchange } from './operations/question-exchange/test-files.graphql.ts';
import { testAssessments } from './operations/assessments/tests.graphql.ts';
import type { GraphqlHelpers } from './graphql-helpers.ts';
import { startServers, type Servers } from '../kit/servers.ts';

const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'));
const used = new Set<string>();
let dns: DnsServer;
let yooKassa: YooKassaServer;
let zoom: ZoomServer;
let languageModel: LanguageModelServer;
let servers: Servers;
let token: string;

beforeAll(async () => {
  dns = await startDnsServer();
  yooKassa = await startYooKassaServer();
  zoom = await startZoomServer();
  languageModel = await startLanguageModelServer();
  servers = await startServers({
    DEMO_COURSES: '30',
    DEMO_LEARNERS: '50',
    DNS_SERVERS: dns.address,
    YOOKASSA_URL: yooKassa.url,
    ZOOM_URL: zoom.url,
    ZOOM_OAUTH_URL: zoom.url,
    AI_BASE_URL: languageModel.url,
    // The sign-in service of the tests listens there.
    PRIVATE_NETWORKS: '127.0.0.1',
    CAPTCHA: 'altcha',
    CAPTCHA_TRIES: '1',
    FFMPEG: await standInFfmpeg(),
  });
  token = await graphqlSignIn(servers.url);
});
afterAll(async () => {
  await servers.stop();
  await dns.close();
  await yooKassa.close();
  await zoom.close();
  await languageModel.close();
});

test('a user registers, updates the profile, recovers the password and signs out', async () => {
  const email = 'graphql@owner.test';
  const registered = await mutate(
    'registerOwner',
    { name: 'Вера', email, password: 'first-password', captcha: await solvedCaptcha() },
    'accessToken viewer { login }',
    null,
  );
  const own: string = registered.accessToken;
  expect(registered.viewer.login).toBe(email);
  const update = { surname: 'Схемова', phone: '+79001234567' };
  const { viewer } = await mutate('updateProfile', update, 'viewer { surname phone }', own);
  expect(viewer).toEqual(update);
  await mutate('signOut', {}, '', own);
  expect(
    (await graphqlClient(servers.url, own)('{ viewer { id } }')).data?.viewer ?? null,
  ).toBeNull();

  const forgotten = { login: email, captcha: await solvedCaptcha() };
  await mutate('requestPasswordRecovery', forgotten, '', null);
  // The first mail confirms the address.
  const [, mail] = await mailsTo(join(servers.dataDir, 'outbox'), email, 2);
  const reset = new URL(String(mail?.links[0])).searchParams.get('token');
  const chosen = { token: reset, password: 'second-password', keepAccessTokens: true };
  const recovered = await mutate('resetPassword', chosen, 'revokedAccessTokens', null);
  expect(recovered).toMatchObject({ revokedAccessTokens: 0 });
  const signedIn = await mutate(
    'signIn',
    { login: email, password: 'second-password' },
    'accessToken',
    null,
  );
  expect(signedIn.accessToken).toMatch(/.{20,}/);
});

test('a user changes the email address, ends sessions, and signs in with two steps', async () => {
  const password = 'long-enough-1';
  const login = 'account@owner.test';
  const registered = await mutate(
    'registerOwner',
    { name: 'Зоя', email: login, password, captcha: await solvedCaptcha() },
    'accessToken',
    null,
  );
  const own: string = registered.accessToken;
  const email = 'moved@owner.test';
  await mutate('updateProfile', { email, currentPassword: password }, '', own);
  const security = 'viewer { security { pendingEmail recoveryCodesLeft } }';
  const resent = await mutate('resendEmailConfirmation', {}, security, own);
  expect(resent.viewer.security.pendingEmail).toBe(email);
  const [, mail] = await mailsTo(join(servers.dataDir, 'outbox'), email, 2);
  const link = new URL(String(mail?.links[0])).searchParams.get('token');
  expect((await mutate('confirmEmail', { token: link }, 'email', null)).email).toBe(email);
  const cancelled = await mutate('cancelEmailChange', {}, security, own);
  expect(cancelled.viewer.security.pendingEmail).toBeNull();

  await mutate('signIn', { login: email, password }, 'accessToken', null);
  await mutate('signIn', { login: email, password }, 'accessToken', null);
  const list = 'sessions { id current userAgent ipAddress createdAt lastUsedAt expiresAt }';
  const { viewer } = await ask(`{ viewer { ${list} } }`, {}, own);
  expect(viewer.sessions.map(({ current }: Json) => current)).toEqual([false, false, true]);
  const { id } = viewer.sessions[0];
  const ended = await mutate('endSession', { id }, 'endedSessionId', own);
  expect(ended.endedSessionId).toBe(id);
  expect((await mutate('endOtherSessions', {}, 'endedCount', own)).endedCount).toBe(1);

  const proof = { currentPassword: password };
  const { setup } = await mutate('startTwoStepSetup', proof, 'setup { secret uri }', own);
  const totp = new TOTP({ secret: Secret.fromBase32(setup.secret) });
  const code = totp.generate();
  const enabled = await mutate('enableTwoStep', { code }, `recoveryCodes ${security}`, own);
  expect(enabled.viewer.security.recoveryCodesLeft).toBe(10);
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  await mutate('signIn', { login: email, password, code: next }, 'accessToken', null);
  const renewed = await mutate('renewRecoveryCodes', proof, 'recoveryCodes', own);
  expect(renewed.recoveryCodes).not.toEqual(enabled.recoveryCodes);
  await mutate('disableTwoStep', proof, 'viewer { security { twoStepEnabledAt } }', own);
});

test('personal tokens and those of service accounts are created and revoked', async () => {
  const { company } = await ask('{ company(code: "demo") { id } }');
  const companyId: string = company.id;
  const input = { companyId, name: 'Сверка', permissions: ['COURSES_SHOW_ALL'], days: 30 };
  const own = await mutate('createAccessToken', input, 'token accessToken { id permissions }');
  const list =
    '{ viewer { name companies { nodes { code } } } company(code: "demo") { adminProfile { permissions } courses { totalCount } } }';
  const seen = await ask(list, {}, own.token);
  expect(seen.viewer.companies.nodes).toEqual([{ code: 'demo' }]);
  expect(seen.company.adminProfile.permissions.toSorted()).toEqual([
    'ADMIN_PART_ACCESS',
    'COURSES_SHOW_ALL',
  ]);
  expect(seen.company.courses.totalCount).toBeGreaterThan(0);

  const account = 'serviceAccount { id active tokenCount }';
  const made = await mutate('createServiceAccount', { companyId, name: 'Импорт' }, account);
  const serviceAccountId: string = made.serviceAccount.id;
  const service = await mutate('createAccessToken', { ...input, serviceAccountId }, 'token');
  expect((await ask('{ viewer { name } }', {}, service.token)).viewer.name).toBe('Импорт');
  const { company: shown } = await ask(`{ company(code: "demo") {
    accessTokens(first: 10) { totalCount nodes { name holderName forServiceAccount lastUsedAt } }
    serviceAccounts { name tokenCount }
  } }`);
  expect(shown.accessTokens.totalCount).toBe(2);
  expect(shown.serviceAccounts).toEqual([{ name: 'Импорт', tokenCount: 1 }]);

  const id: string = own.accessToken.id;
  await mutate('revokeAccessToken', { id }, 'revokedAccessTokenId');
  const off = await mutate(
    'updateServiceAccount',
    { id: serviceAccountId, active: false },
    account,
  );
  expect(off.serviceAccount.active).toBe(false);
  for (const token of [own.token, service.token]) {
    expect((await ask('{ viewer { name } }', {}, token)).viewer).toBeNull();
  }
  await mutate('deleteServiceAccount', { id: serviceAccountId }, 'deletedServiceAccountId');
});

test('a company is created and updated, and a file of it is added and deleted', async () => {
  const { companyCodeIsFree } = await ask('{ companyCodeIsFree(code: "by-graphql") }');
  expect(companyCodeIsFree).toBe(true);
  const input = { name: 'Школа схемы', code: 'by-graphql' };
  const { company } = await mutate('createCompany', input, 'company { id code viewerIsOwner }');
  expect(company).toMatchObject({ code: 'by-graphql', viewerIsOwner: true });
  const changes = { id: company.id, description: 'Описана' };
  const updated = await mutate('updateCompany', changes, 'company { description }');
  expect(updated.company.description).toBe('Описана');

  await upload(`companies/${company.id}`, 'устав.txt', Buffer.from('Устав'));
  const files = '{ company(code: "by-graphql") { companyFiles { id url fileName } } }';
  const [file] = (await ask(files)).company.companyFiles;
  expect(file.fileName).toBe('устав.txt');
  expect(await (await fetch(new URL(file.url, servers.url))).text()).toBe('Устав');
  const deleted = await mutate('deleteCompanyFile', { id: file.id }, 'deletedFileId');
  expect(deleted.deletedFileId).toBe(file.id);
  expect((await ask(files)).company.companyFiles).toEqual([]);
});

test('a course is created, renamed, marked, shown, deleted and restored', async () => {
  const { company } = await ask('{ company(code: "demo") { id } }');
  const companyId: string = company.id;
  const { course } = await mutate(
    'createCourse',
    { companyId, name: 'Схемы' },
    'course { id status }',
  );
  expect(course.status).toBe('DRAFT');
  const id: string = course.id;
  const renamed = await mutate('updateCourse', { id, name: 'Схемы и чертежи' }, 'course { name }');
  expect(renamed.course.name).toBe('Схемы и чертежи');
  const favourite = 'course { authUserFavouritesExists }';
  const added = await mutate('addCourseToFavourites', { courseId: id }, favourite);
  const removed = await mutate('removeCourseFromFavourites', { courseId: id }, favourite);
  expect([added, removed].map((payload) => payload.course.authUserFavouritesExists)).toEqual([
    true,
    false,
  ]);

  const courses = { ids: [id] };
  const changed = await mutate(
    'changeCourseStatus',
    { companyId, courses, status: 'CLOSE' },
    'changedCount',
  );
  expect(changed.changedCount).toBe(1);
  const deleted = await mutate('deleteCourses', { companyId, courses }, 'deletedCourseIds');
  expect(deleted.deletedCourseIds).toEqual([id]);
  const restored = await mutate('restoreCourses', { companyId, courses }, 'restoredCount');
  expect(restored.restoredCount).toBe(1);
  const found = await ask(
    'query ($id: ID!) { node(id: $id) { id ... on Course { status } } nodes(ids: [$id]) { id } }',
    { id },
  );
  expect(found).toEqual({ node: { id, status: 'CLOSE' }, nodes: [{ id }] });
});

test('an export of the course list is requested, and its job is cancelled', async () => {
  const { company } = await ask('{ company(code: "demo") { id } }');
  const orderAndCancel = async () => {
    const order = { companyId: company.id, format: 'CSV', columns: ['NAME'] };
    const { courseExport } = await mutate('exportCourses', order, 'courseExport { job { id } }');
    const { cancelJob } = await ask(
      'mutation ($id: ID!) { cancelJob(input: { id: $id }) { job { status } userErrors { code } } }',
      { id: courseExport.job.id },
    );
    return cancelJob;
  };
  let cancelled = await orderAndCancel();
  while (cancelled.userErrors[0]?.code === 'finished') cancelled = await orderAndCancel(); // The job ended before it could be cancelled.
  expect(cancelled).toEqual({ job: { status: 'CANCELLED' }, userErrors: [] });
});

test('a company is read in one query, and its courses page by page', async () => {
  const { viewer, company } = await ask(`{
    viewer { login superAdmin unviewedReleaseCount companies(first: 5) { totalCount nodes { code } } }
    company(code: "demo") {
      adminProfile { roleLabel isOwner permissions }
      courseTypes(first: 20) { nodes { id name coursesCount } }
      courseFormats(first: 20) { nodes { id name coursesCount } }
      courses(first: 30) {
        totalCount
        countByStatus { status count }
        nodes { name type { name } format { name } folderCourse { name } subcategoriesWithCategories { title parentCategory { title } } img { url } }
      }
    }
  }`);
  expect(viewer.companies.nodes.map(({ code }: Json) => code)).toContain('demo');
  expect(company.adminProfile.permissions.length).toBeGreaterThan(50);
  expect(company.courseTypes.nodes.length).toBeGreaterThan(0);
  const statuses = company.courses.countByStatus.map(({ count }: Json) => count);
  expect(statuses.reduce((sum: number, count: number) => sum + count, 0)).toBe(
    company.courses.totalCount,
  );

  const names = new Set<string>();
  let after: string | null = null;
  do {
    const { company: school }: Json = await ask(
      `query ($after: String) { company(code: "demo") { courses(first: 7, after: $after, orderBy: { field: NAME }) { nodes { id } pageInfo { hasNextPage endCursor } } } }`,
      { after },
    );
    for (const { id } of school.courses.nodes) names.add(id);
    after = school.courses.pageInfo.hasNextPage ? school.courses.pageInfo.endCursor : null;
  } while (after !== null);
  expect(names.size).toBe(company.courses.totalCount);
});

async function download(url: string): Promise<Buffer<ArrayBuffer>> {
  const answer = await fetch(new URL(url, servers.url));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function upload(address: string, name: string, bytes: Buffer<ArrayBuffer>): Promise<Json> {
  const body = new FormData();
  body.append('file', new File([bytes], name));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${servers.url}/media/${address}`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  return answer.json();
}

const story: GraphqlHelpers = {
  ask,
  mutate,
  upload,
  download,
  solvedCaptcha,
  outbox: () => join(servers.dataDir, 'outbox'),
};
testExams(story);
testPlainEntities(story);
testPeople(story);
testInvites(story);
testFields(story);
testVariables(story);
testViews(story);
testForms(story);
testHistory(story);
testWebhooks(story);
testSocialSignIn(story);
testCompany(story);
testMedia(story);
testDictionaries(story);
testSubjects(story);
testOrders(story);
testCommercialOffer(story);
testCatalog(story);
testCertificates(story);
testNotifications(story);
testCourseParts(story);
testJournal(story);
testGradebook(story);
testStatistics(story);
testLearning(story);
testLessons(story);
testBlocks(story);
testLessonComments(story);
testOrderComments(story);
testOrderLeads(story);
testWebinars(story, () => zoom);
testFilms(story);
testPackages(story);
testPromoCodes(story);
testPayments(story);
testSales(story);
testPurchases(story);
testCoursePeople(story);
testObservers(story);
testAssessments(story);
testAttempts(story);
testResults(story);
testOlympiads(story);
testQuestionGeneration(story);
testStress(story);
testQuestionExchange(story);

test('every field of the schema was used', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect([...used].sort()).toEqual(fields.sort());
});

/** Runs an operation that must succeed, and records the root fields that it uses. */
async function ask(query: string, variables: Json = {}, as: string | null = token): Promise<Json> {
  const answer: GraphqlAnswer = await graphqlClient(servers.url, as ?? undefined)(query, variables);
  expect(answer.errors).toBeUndefined();
  visit(parse(query), {
    OperationDefinition: ({ selectionSet }) => {
      for (const field of selectionSet.selections)
        if (field.kind === 'Field') used.add(field.name.value);
      return false;
    },
  });
  return answer.data;
}

async function solvedCaptcha(): Promise<string> {
  return solveCaptcha(JSON.parse((await ask('{ captchaChallenge }', {}, null)).captchaChallenge));
}

/** Runs a mutation that must succeed, and returns its payload. */
async function mutate(
  name: string,
  input: Json,
  select: string,
  as: string | null = token,
): Promise<Json> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const payload = await ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${select} userErrors { message field code } } }`,
    { input },
    as,
  );
  expect(payload[name].userErrors).toEqual([]);
  return payload[name];
}
