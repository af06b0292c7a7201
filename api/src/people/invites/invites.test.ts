// Invites: who may create them, whom they admit, and how many people.
import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../../courses/course-tables.ts';
import { coursePackages } from '../../courses/packages/package-tables.ts';
import { courseStudents } from '../../courses/tables.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { mailsTo } from '../../../testing/mails.ts';
import {
  openOwnSchool,
  testPassword,
  type Caller,
  type OwnSchool,
} from '../../../testing/school.ts';
import { testAllowUsers, tests } from '../../assessments/tables.ts';
import { users } from '../account/account-tables.ts';
import { startSession } from '../account/accounts.ts';

let school: OwnSchool;
let messages: Awaited<ReturnType<typeof messageService>>;
let owner: Caller;
let greeter: Caller;
let companyId: number;
let base: string;
/** Role ids by name. */
const roles: Record<string, number> = {};

beforeAll(async () => {
  messages = await messageService();
  const { port } = messages.server.address() as { port: number };
  school = await openOwnSchool({
    SENDPULSE_URL: `http://127.0.0.1:${port}`,
    SENDPULSE_ID: 'id',
    SENDPULSE_SECRET: 'secret',
  });
  owner = await school.person('owner@invites.test');
  const company = { name: 'Школа', code: 'inviting' };
  companyId = (await school.send('POST', '/api/companies', company, owner)).body.data.id;
  base = `/api/companies/${companyId}`;
  for (const role of (await get('/roles')).body.data) roles[role.name] = role.id;
  greeter = await school.person('greeter@invites.test');
  await school.join(companyId, greeter, ['users_welcome']);
});
afterAll(async () => {
  await school.close();
  messages.server.close();
});

/** A server with the part of SendPulse's protocol that the API uses. */
async function messageService() {
  const sent: { phones: string[]; body: string }[] = [];
  /** Responses wait until `held` resolves. */
  const state = { sent, accepts: true, held: Promise.resolve() };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', async () => {
      await state.held;
      response.setHeader('content-type', 'application/json');
      if (request.url === '/oauth/access_token') {
        response.end(JSON.stringify({ access_token: 'token', expires_in: 3600 }));
      } else if (state.accepts && request.headers.authorization === 'Bearer token') {
        sent.push(JSON.parse(text));
        response.end(JSON.stringify({ result: true }));
      } else {
        response.statusCode = 500;
        response.end('{}');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, { server });
}

const get = (path: string, as = owner) => school.send('GET', `${base}${path}`, undefined, as);
const post = (path: string, body: unknown, as = owner) =>
  school.send('POST', `${base}${path}`, body, as);

async function newInvite(values: object = {}): Promise<{ id: number; token: string }> {
  const { status, body } = await post('/invites', { name: 'Осенний поток', ...values });
  expect([status, body.errors]).toEqual([201, undefined]);
  const token = new URL(body.data.link, 'http://any').searchParams.get('invite') ?? '';
  return { id: body.data.id, token };
}

const accept = (token: string, as: Caller) =>
  school.send('POST', '/api/invites/accept', { token }, as);
const errorOf = ({ status, body }: Awaited<ReturnType<typeof get>>) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.code,
];

describe('an invite', () => {
  test('returns its dates as dashed numbers, its link and its state', async () => {
    const { id } = await newInvite({
      date_start: '01-01-2020',
      date_end: '31-12-2099',
      user_limit: 5,
    });
    expect((await get(`/invites/${id}`)).body.data).toMatchObject({
      date_start: '01-01-2020',
      date_end: '31-12-2099',
      user_limit: 5,
      users_count: 0,
      state: 'works',
      link: expect.stringMatching(/^\/registration\/inviting\/registration\?invite=.{40,}$/),
    });
    const off = await school.send('PUT', `${base}/invites/${id}`, { active: false }, owner);
    expect(off.body.data.state).toBe('inactive');
    const on = await school.send('PUT', `${base}/invites`, { id, active: true }, owner);
    expect(on.body.data.state).toBe('works');
    const history = await get(`/invites/${id}/audits`);
    expect(history.body.data[0].changes).toEqual([
      { field: 'active', from: 'false', to: 'true', cut: false },
    ]);
    expect(JSON.stringify(history.body)).not.toContain('token');
  });

  test('returns validation errors by field', async () => {
    for (const [values, field] of [
      [{ name: '' }, 'name'],
      [{ date_end: 'завтра' }, 'date_end'],
      [{ date_start: '02-01-2026', date_end: '01-01-2026' }, 'date_end'],
      [{ recipients: ['anna@school.test'] }, 'send_type'],
      [{ send_type: 'email', recipients: ['anna@school.test', 'нет'] }, 'recipients.1'],
      [{ roles_id: [999_999] }, 'roles_id'],
      [{ tests_id: [999_999] }, 'tests_id'],
    ] as const) {
      expect(errorOf(await post('/invites', { name: 'Поток', ...values })).slice(0, 2)).toEqual([
        422,
        field,
      ]);
    }
  });

  test('has a sanitized rich text description', async () => {
    const described = async (description: string) =>
      (await post('/invites', { name: 'С описанием', description })).body;
    expect(
      (await described('<b onclick="alert(1)">Ждём</b><script>alert(1)</script>')).data,
    ).toMatchObject({ description: '<p><strong>Ждём</strong></p>' });
    expect((await described('Ждём\nвсех')).data.description).toBe('<p>Ждём</p><p>всех</p>');
    expect((await described('<p> <br></p>')).data.description).toBeNull();
    const { errors } = await described('а'.repeat(30_000));
    expect(errors).toMatchObject([
      { field: 'description', message: 'Слишком длинный текст: не больше 50 КБ' },
    ]);
  });

  test('cannot give a role that its creator may not give', async () => {
    const give = (role: string) =>
      post('/invites', { name: 'Х', roles_id: [roles[role]] }, greeter);
    expect(errorOf(await give('Администратор'))).toEqual([422, 'roles_id', 'forbidden']);
    expect((await give('Ученик')).status).toBe(201);
  });

  test('has a history of what it gives, with the changes only', async () => {
    const recipients = ['one@example.test'];
    const given = { roles_id: [roles['Ученик']], send_type: 'email', recipients };
    const { id } = await newInvite(given);
    const change = { ...given, roles_id: [roles['Ученик'], roles['Наблюдатель']] };
    expect((await school.send('PUT', `${base}/invites/${id}`, change, owner)).status).toBe(200);
    const { body } = await get(`/invites/${id}/audits`);
    expect(body.data[0].changes).toMatchObject([
      { field: 'roles', from: null, to: 'Наблюдатель', cut: false },
    ]);
    expect(body.data.at(-1).event).toBe('created');
    expect(body.data).toHaveLength(4);
  });

  test('are created in bulk, with a result for each row', async () => {
    const { body } = await post('/invites/multi_store', {
      invites: [{ name: 'Первый' }, { name: '' }, { name: 'Третий', groups_id: [999_999] }],
    });
    const [first, second, third] = body.data;
    expect([first.invite.name, first.errors]).toEqual(['Первый', []]);
    expect([second.invite, second.errors[0].field]).toEqual([null, 'name']);
    expect([third.invite, third.errors[0].field]).toEqual([null, 'groups_id']);
  });
});

describe('a person who accepts an invite', () => {
  test('receives its roles, groups, packages with their courses, and tests, once', async () => {
    const group = (await post('/groups', { name: 'Гости' })).body.data.id;
    const made = await school.database.system(async (transaction) => {
      const company_id = companyId;
      const [course] = await transaction
        .insert(courses)
        .values({ company_id, name: 'Физика' })
        .returning();
      const course_id = course?.id ?? 0;
      const [pack] = await transaction
        .insert(coursePackages)
        .values({ company_id, course_id, name: 'Базовый' })
        .returning();
      const [exam] = await transaction
        .insert(tests)
        .values({ company_id, title: 'Входной' })
        .returning();
      return { course: course_id, pack: pack?.id ?? 0, exam: exam?.id ?? 0 };
    });
    const { id, token } = await newInvite({
      roles_id: [roles['Преподаватель']],
      groups_id: [group],
      course_packages_id: [made.pack],
      tests_id: [made.exam],
    });
    const guest = await school.person('guest@invites.test');
    expect((await accept(token, guest)).body.data).toEqual({ company_code: 'inviting' });
    expect((await accept(token, guest)).status).toBe(200);
    const user = await get(`/users/${guest.userId}?with=roles;groups`);
    expect(user.body.data).toMatchObject({
      roles: [{ name: 'Преподаватель' }],
      groups: [{ name: 'Гости' }],
    });
    const counts = await school.database.system(async (transaction) => ({
      courses: await transaction.$count(courseStudents, eq(courseStudents.user_id, guest.userId)),
      tests: await transaction.$count(testAllowUsers, eq(testAllowUsers.user_id, guest.userId)),
    }));
    expect(counts).toEqual({ courses: 1, tests: 1 });
    const came = await get(`/invites/${id}/user_invites?with=user`);
    expect(came.body.data.map(({ user: who }: { user: { id: number } }) => who.id)).toEqual([
      guest.userId,
    ]);
    expect((await get(`/invites/${id}`)).body.data.users_count).toBe(1);
  });

  test(
    'counts toward the limit: of a thousand concurrent ones a hundred join',
    { tags: ['deep'] },
    async () => {
      const { id, token } = await newInvite({ user_limit: 100 });
      const crowd = await school.database.system(async (transaction) => {
        const rows = Array.from({ length: 1000 }, (_, place) => ({
          login: `crowd${place}@invites.test`,
          email: `crowd${place}@invites.test`,
          name: 'Толпа',
        }));
        const made = await transaction.insert(users).values(rows).returning({ id: users.id });
        const callers: Caller[] = [];
        for (const { id: userId } of made) {
          const device = { user_agent: null, ip_address: null };
          callers.push({ userId, token: await startSession(transaction, userId, device) });
        }
        return callers;
      });
      const answers = await Promise.all(crowd.map((person) => accept(token, person)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(100);
      expect(statuses.filter((status) => status === 409)).toHaveLength(900);
      expect((await get(`/invites/${id}`)).body.data).toMatchObject({
        users_count: 100,
        state: 'full',
      });
      expect((await get('/users?search=crowd')).body.meta.total).toBe(100);
      expect((await get(`/invites/${id}/user_invites`)).body.meta.total).toBe(100);
    },
  );

  test('gets the reason if it does not work; a personal one admits its recipients only', async () => {
    const guest = await school.person('late@invites.test');
    const past = await newInvite({ date_end: '01-01-2020' });
    const future = await newInvite({ date_start: '01-01-2099' });
    const off = await newInvite({ active: false });
    for (const [{ token }, code] of [
      [past, 'invite_ended'],
      [future, 'invite_not_started'],
      [off, 'invite_inactive'],
    ] as const) {
      expect(errorOf(await accept(token, guest))).toEqual([409, undefined, code]);
    }
    expect((await accept('no-such-token', guest)).status).toBe(404);
    const recipients = ['Other@invites.test'];
    const personal = await newInvite({ kind: 'welcome', send_type: 'email', recipients });
    expect((await accept(personal.token, guest)).status).toBe(403);
    const meant = await school.person('other@invites.test');
    expect((await accept(personal.token, meant)).status).toBe(200);
  });

  test('uses up the recipient of a personal invite, even if the address changes hands', async () => {
    const recipients = ['passed-on@invites.test'];
    const { token } = await newInvite({ kind: 'welcome', send_type: 'email', recipients });
    const first = await school.person('passed-on@invites.test');
    expect((await accept(token, first)).status).toBe(200);
    await school.database.system((transaction) =>
      transaction
        .update(users)
        .set({ login: 'moved@invites.test', email: 'moved@invites.test' })
        .where(eq(users.id, first.userId)),
    );
    const second = await school.person('passed-on@invites.test');
    expect(errorOf(await accept(token, second))).toEqual([409, undefined, 'invite_used']);
    expect((await accept(token, first)).status).toBe(200);
  });

  test('has no access to the back office if the role bans it on registration', async () => {
    const role = await post('/roles', {
      name: 'Новичок',
      admin_part_access: true,
      courses_show_all: true,
      admin_ban_on_registration: true,
    });
    const { token } = await newInvite({ roles_id: [role.body.data.id] });
    const guest = await school.person('novice@invites.test');
    await accept(token, guest);
    expect((await get('/courses', guest)).status).toBe(403);
    const open = { admin_banned: false };
    await school.send('PUT', `${base}/users/${guest.userId}`, open, owner);
    expect((await get('/courses', guest)).status).toBe(200);
  });
});

describe('the registration form', () => {
  test('refuses unknown fields', async () => {
    const { token } = await newInvite({ name: 'Набор' });
    const account = { name: 'Яна', email: 'yana@unasked.test', password: 'long-enough-1' };
    const sent = { ...account, invite: token, nope: '1', phone: '+79000000000' };
    const { status, body } = await school.send('POST', form(), sent);
    expect([status, body.errors]).toEqual([
      422,
      ['nope', 'phone'].map((field) => ({
        message: `Неизвестное поле «${field}»`,
        field,
        code: 'unknown_field',
      })),
    ]);
  });

  const form = () => `/api/public/companies/${companyId}/admin/forms/registration`;

  test('registers a person without an account, with the additional fields of the invite', async () => {
    const field = await post('/custom_fields', { name: 'Класс', type: 'integer' });
    const customFields = [{ custom_field_id: field.body.data.id, required: true }];
    const { token } = await newInvite({ name: 'Набор', custom_fields: customFields });
    const code = await school.send('GET', '/api/public/company/get_id_by_code?code=Inviting');
    expect(code.body.data).toEqual({ id: companyId, name: 'Школа', code: 'inviting' });
    const shown = await school.send('GET', `${form()}?invite=${token}`);
    expect(shown.body.data).toMatchObject({
      needs_invite: true,
      invite: { name: 'Набор', refusal: null },
      company: { name: 'Школа' },
    });
    const keys = shown.body.data.fields.map(({ key }: { key: string }) => key);
    expect(keys).toEqual([
      'name',
      'surname',
      'email',
      `custom_field_${customFields[0]?.custom_field_id}`,
    ]);
    const account = { name: 'Мария', email: 'maria@invites.test', password: testPassword };
    const wrong = await school.send('POST', form(), { ...account, invite: token });
    expect(errorOf(wrong)).toEqual([422, keys[3], 'invalid']);
    const done = await school.send('POST', form(), { ...account, invite: token, [keys[3]]: '7' });
    expect(done.status).toBe(201);
    const maria = { userId: done.body.data.user.id, token: done.body.data.access_token };
    expect(
      (await school.send('GET', `${base}/auth_user`, undefined, maria)).body.data.role_label,
    ).toBe('Ученик');
  });

  test('refuses requests without an invite, and an address that is taken', async () => {
    const account = { name: 'Мария', email: 'owner@invites.test', password: testPassword };
    expect(errorOf(await school.send('POST', form(), account))[0]).toBe(403);
    const { token, id } = await newInvite({ user_limit: 1 });
    const taken = await school.send('POST', form(), { ...account, invite: token });
    expect(errorOf(taken)).toEqual([422, 'email', 'taken']);
    expect((await get(`/invites/${id}`)).body.data.users_count).toBe(0);
  });
});

describe('an invite is sent', () => {
  async function send(id: number) {
    const { body } = await post(`/invites/${id}/send`, {});
    const job = await finishedJob(school, base, body.data.id, owner);
    expect([job.status, job.error]).toEqual(['done', null]);
    return (await get(`/invites/${id}?with=recipients`)).body.data.recipients;
  }

  test('by mail to all recipients, and later to the unsent ones only', async () => {
    const recipients = ['one@sent.test', 'two@sent.test'];
    const description = '<h2>Лето</h2><p>Ждём <b>всех</b></p>';
    const { id, token } = await newInvite({ send_type: 'email', recipients, description });
    const sent = await send(id);
    expect(sent.every(({ sent_at }: { sent_at: string }) => sent_at !== null)).toBe(true);
    await send(id);
    const toOne = await mailsTo(school, 'one@sent.test');
    expect(toOne).toHaveLength(1);
    expect(toOne[0]).toContain(token);
    expect(toOne[0]).toContain('Лето\nЖдём всех');
  });

  test('when it is created or changed, in the same request', async () => {
    const made = await post('/invites', {
      name: 'В один шаг',
      send_type: 'email',
      recipients: ['step@sent.test'],
      send: true,
    });
    expect(made.status).toBe(201);
    const { id, sending_job_id } = made.body.data;
    const job = await finishedJob(school, base, sending_job_id, owner);
    expect(job).toMatchObject({ status: 'done', done_count: 1, total_count: 1, failed_count: 0 });
    expect(await mailsTo(school, 'step@sent.test')).toHaveLength(1);
    const more = { send_type: 'email', recipients: ['step@sent.test', 'later@sent.test'] };
    const changed = await school.send(
      'PUT',
      `${base}/invites/${id}`,
      { ...more, send: true },
      owner,
    );
    await finishedJob(school, base, changed.body.data.sending_job_id, owner);
    expect(await mailsTo(school, 'step@sent.test')).toHaveLength(1);
    expect(await mailsTo(school, 'later@sent.test')).toHaveLength(1);
    expect((await get(`/invites/${id}`)).body.data.sending_job_id).toBeNull();
  });

  test('or nothing is written', async () => {
    const listed = async () => (await get('/invites?search=Никому')).body.meta.total;
    const alone = await post('/invites', { name: 'Никому', send: true });
    expect(errorOf(alone)).toEqual([409, undefined, 'no_recipients']);
    const stranger = await school.person('unproven@invites.test');
    await school.join(companyId, stranger, ['users_welcome']);
    await school.database.system((transaction) =>
      transaction.update(users).set({ confirmed_login: null }).where(eq(users.id, stranger.userId)),
    );
    const sent = { send_type: 'email', recipients: ['nobody@sent.test'], send: true };
    const unconfirmed = await post('/invites', { name: 'Никому', ...sent }, stranger);
    expect(errorOf(unconfirmed)).toEqual([409, undefined, 'email_unconfirmed']);
    const many = { invites: [{ name: 'Никому' }, { name: 'Никому', ...sent }] };
    expect(errorOf(await post('/invites/multi_store', many, stranger))[0]).toBe(409);
    expect(await listed()).toBe(0);
  });

  test('with the rows of a bulk creation that request it', async () => {
    const to = (address: string) => ({ send_type: 'email', recipients: [address], send: true });
    const { body } = await post('/invites/multi_store', {
      invites: [
        { name: 'Анне', ...to('anna@rows.test') },
        { name: 'Борису', ...to('boris@rows.test') },
        { name: 'Себе' },
      ],
    });
    const jobs = body.data.map(({ invite }: { invite: { id: number } }) => invite.id);
    const shown = await get(`/invites?ids=${jobs.join(',')}&only=sending_job_id&sort=created_at`);
    const [job] = shown.body.data.map(
      (row: { sending_job_id: number | null }) => row.sending_job_id,
    );
    if (job !== null) await finishedJob(school, base, job, owner);
    for (const name of ['anna', 'boris']) {
      expect(await mailsTo(school, `${name}@rows.test`)).toHaveLength(1);
    }
  });

  test('within the daily budget of text messages, which may be exhausted before the message limit', async () => {
    const recipients = Array.from({ length: 21 }, (_, place) => `8 (900) 555-00-${10 + place}`);
    const { id } = await newInvite({ send_type: 'phone', recipients });
    const { status, body } = await post(`/invites/${id}/send`, {});
    expect([status, body.errors[0].code]).toEqual([422, 'spending_limit']);
    expect(body.errors[0].message).toContain('из 20 сообщений');
    const { budgets } = (await get('/spending')).body.data;
    expect(budgets.find(({ kind }: { kind: string }) => kind === 'sms')).toMatchObject({ used: 0 });
    expect(messages.sent).toEqual([]);
  });

  test('as a text message, with the reason if it failed', async () => {
    const { id } = await newInvite({ send_type: 'phone', recipients: ['8 (900) 123-45-67'] });
    messages.accepts = false;
    const [refused] = await send(id);
    expect(refused).toMatchObject({ address: '+79001234567', sent_at: null });
    expect(refused.error).toContain('СМС не отправилось');
    messages.accepts = true;
    const [sent] = await send(id);
    expect([sent.error, sent.sent_at === null]).toEqual([null, false]);
    expect(messages.sent).toHaveLength(1);
    expect(messages.sent[0]).toMatchObject({ phones: ['79001234567'] });
  });

  test('once at a time', async () => {
    const gate = Promise.withResolvers<void>();
    messages.held = gate.promise;
    const { id } = await newInvite({ send_type: 'phone', recipients: ['8 (900) 123-45-69'] });
    const order = await post(`/invites/${id}/send`, undefined);
    expect(order.status).toBe(201);
    const again = await post(`/invites/${id}/send`, undefined);
    expect([again.status, again.body.errors[0].code]).toEqual([409, 'sending']);
    const many = await post('/invites/send', { invites_id: [id] });
    expect(many.body.data).toMatchObject({ count: 0, skipped: [{ code: 'sending', count: 1 }] });
    gate.resolve();
    await finishedJob(school, base, order.body.data.id, owner);
  });
});

describe('bulk actions', () => {
  /** Calls the bulk route on the invites of this test. */
  const all = async (action: string, as = owner) =>
    (await post(`/invites/${action}`, { matching: { search: 'Массовое' } }, as)).body.data;

  test('activate, send and delete invites, and return the skipped ones with reasons', async () => {
    const recipients = ['one@bulk.test', 'two@bulk.test'];
    const plain = await newInvite({ name: 'Массовое', send_type: 'email', recipients });
    const unaddressed = await newInvite({ name: 'Массовое без адресов' });
    const powerful = await newInvite({
      name: 'Массовое с правами',
      roles_id: [roles['Администратор']],
      send_type: 'email',
      recipients: ['boss@bulk.test'],
    });

    const beyond = {
      code: 'beyond_reach',
      message: 'дают права, которых нет у вас',
      count: 1,
      names: ['Массовое с правами'],
    };
    expect(await all('deactivate', greeter)).toEqual({
      count: 2,
      ids: [plain.id, unaddressed.id],
      skipped: [beyond],
    });
    expect(await all('deactivate', greeter)).toEqual({ count: 0, ids: [], skipped: [beyond] });
    expect((await get(`/invites/${plain.id}`)).body.data.state).toBe('inactive');
    expect(await all('activate')).toMatchObject({ count: 2, skipped: [] });

    const sent = await all('send', greeter);
    expect(sent).toMatchObject({
      count: 1,
      ids: [plain.id],
      recipients: 2,
      skipped: [beyond, { code: 'nobody_waits', count: 1, names: ['Массовое без адресов'] }],
    });
    await finishedJob(school, base, sent.job.id, greeter);
    expect(await mailsTo(school, 'two@bulk.test')).toHaveLength(1);
    expect(await mailsTo(school, 'boss@bulk.test')).toEqual([]);
    expect(await all('send', greeter)).toMatchObject({
      count: 0,
      skipped: [beyond, { code: 'nobody_waits', count: 2 }],
      job: null,
    });

    expect(await all('delete', greeter)).toMatchObject({ count: 2, skipped: [beyond] });
    const left = (await get('/invites?search=Массовое')).body.data;
    expect(left.map(({ id }: { id: number }) => id)).toEqual([powerful.id]);
  });
});
