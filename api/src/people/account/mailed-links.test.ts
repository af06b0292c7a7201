// Mailed links and access tokens become invalid when the account or membership changes that they were issued for.
import { beforeAll, describe, expect, test } from 'vitest';
import { mailsTo, mailTo, tokenIn } from '../../../testing/mails.ts';
import { openSchool, testPassword, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;
let number = 0;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@links.test');
  companyId = await school.company('links', owner);
  base = `/api/companies/${companyId}`;
});

const newPassword = 'a brand new password';
const nextAddress = () => `person-${(number += 1)}@links.test`;
const post = (path: string, body: unknown, as?: Caller) => school.send('POST', path, body, as);
const update = (body: object, as: Caller) =>
  school.send('PUT', '/api/auth_user/update', { current_password: testPassword, ...body }, as);
const reset = (token: string, more: object = {}) =>
  post('/api/password/reset', { token, password: newPassword, ...more });

/** The links of `count` recovery mails. */
async function recoveries(address: string, count = 1): Promise<string[]> {
  for (let mail = 0; mail < count; mail += 1) {
    expect((await post('/api/password/recovery', { login: address })).status).toBe(200);
  }
  return (await mailsTo(school, address)).map(tokenIn).filter((token) => token !== '');
}

/** A member of this company only, whose account the company may therefore change. */
async function member(): Promise<Caller & { address: string }> {
  const address = nextAddress();
  const person = await school.person(address);
  await school.join(companyId, person, ['courses_show_all']);
  return { ...person, address };
}

describe('a recovery link', () => {
  test.each([
    ['another password', (me: Caller) => update({ password: 'another one 1' }, me)],
    [
      'a password that an administrator sets',
      (me: Caller) =>
        post(`${base}/users/${me.userId}/change_password`, { password: 'another one 2' }, owner),
    ],
    [
      'an address that an administrator sets',
      (me: Caller) =>
        post(`${base}/users/${me.userId}/change_email`, { email: nextAddress() }, owner),
    ],
    [
      'another address',
      async (me: Caller) => {
        const email = nextAddress();
        await update({ email }, me);
        return post('/api/profile/email/confirm', { token: tokenIn(await mailTo(school, email)) });
      },
    ],
  ])('dies with %s', async (_, change) => {
    const me = await member();
    const [token = ''] = await recoveries(me.address);
    expect((await change(me)).status).toBe(200);
    expect((await reset(token)).status).toBe(422);
  });

  test('becomes invalid when another one is used, and one of many concurrent uses succeeds', async () => {
    const { address } = await member();
    const tokens = await recoveries(address, 3);
    const answers = await Promise.all(tokens.map((token) => reset(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  test('cancels a pending change of the address', async () => {
    const me = await member();
    const email = nextAddress();
    await update({ email }, me);
    const [token = ''] = await recoveries(me.address);
    expect((await reset(token)).status).toBe(200);
    const change = tokenIn(await mailTo(school, email));
    expect((await post('/api/profile/email/confirm', { token: change })).status).toBe(422);
  });
});

test('a recovery invalidates the invitation link of an account, and the other way round', async () => {
  for (const first of [0, 1]) {
    const email = nextAddress();
    expect((await post(`${base}/users`, { name: 'Ира', email }, owner)).status).toBe(201);
    const links = await recoveries(email);
    expect(links).toHaveLength(2);
    expect((await reset(links[first] ?? '')).status).toBe(200);
    expect((await reset(links[1 - first] ?? '')).status).toBe(422);
  }
});

test('a new password does not cancel the new address of the same request', async () => {
  const me = await member();
  const email = nextAddress();
  expect((await update({ email, password: newPassword }, me)).status).toBe(200);
  const token = tokenIn(await mailTo(school, email));
  expect((await post('/api/profile/email/confirm', { token })).body.data).toEqual({ email });
});

test('an address that is taken changes no password and sends no mail', async () => {
  const me = await member();
  const refused = await update({ email: 'owner@links.test', password: newPassword }, me);
  expect(refused.body.errors[0]).toMatchObject({ field: 'email', code: 'taken' });
  const signIn = { login: me.address, password: testPassword };
  expect((await post('/api/login', signIn)).status).toBe(200);
});

describe('a recovery', () => {
  async function tokens(me: Caller) {
    const made = { name: 'Сверка', permissions: ['courses_show_all'], days: 30 };
    const own = await post(`${base}/access_tokens`, made, me);
    const service = await post(`${base}/service_accounts`, { name: 'Импорт' }, owner);
    const service_account_id = service.body.data.id;
    const ofTool = await post(`${base}/access_tokens`, { ...made, service_account_id }, owner);
    expect([own.status, ofTool.status]).toEqual([201, 201]);
    const opens = async (token: string) =>
      (await school.send('GET', `${base}/courses`, undefined, { userId: 0, token })).status;
    return {
      own: () => opens(own.body.data.token),
      ofTool: () => opens(ofTool.body.data.token),
    };
  }

  test('revokes the access tokens of the person and not those of service accounts', async () => {
    const me = await member();
    const { own, ofTool } = await tokens(me);
    const [token = ''] = await recoveries(me.address);
    expect((await reset(token)).body.data).toEqual({ revoked_access_tokens: 1 });
    expect([await own(), await ofTool()]).toEqual([401, 200]);
    const mail = await mailTo(school, me.address);
    expect(mail).toContain('отозваны токены доступа: 1');
    const history = await school.send(
      'GET',
      `${base}/admin/get_log?auditable_type=access_tokens`,
      undefined,
      owner,
    );
    expect(JSON.stringify(history.body.data)).toContain('revoked_at');
  });

  test('retains the access tokens on request', async () => {
    const me = await member();
    const { own } = await tokens(me);
    const [token = ''] = await recoveries(me.address);
    const { body } = await reset(token, { keep_access_tokens: true });
    expect(body.data).toEqual({ revoked_access_tokens: 0 });
    expect(await own()).toBe(200);
  });
});
