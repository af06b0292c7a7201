// A company keeps the data of a person who left it, and gets no later changes.
import { beforeAll, describe, expect, test } from 'vitest';
import { mailTo, tokenIn } from '../../../testing/mails.ts';
import { openSchool, testPassword, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let gone: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@departed.test');
  gone = await school.person('gone@departed.test');
  companyId = await school.company('departed', owner);
  base = `/api/companies/${companyId}`;
  await school.join(companyId, gone, ['courses_show_all', 'courses_create']);
  await school.send('POST', `${base}/courses`, { name: 'Физика' }, gone);
  await school.send('POST', `${base}/leave`, undefined, gone);
});

const get = async (path: string) => school.send('GET', `${base}${path}`, undefined, owner);
const post = (path: string, body: object = {}) =>
  school.send('POST', `${base}${path}`, body, owner);
const log = async () => (await get('/admin/get_log?all=1')).body;
const found = async () =>
  (
    await get(
      `/users?status=deleted&search=departed.test&only=full_name,email,phone,photo,failed_login_count,login_block_date,two_step`,
    )
  ).body.data;

/** All changes that a person can make to an account. */
async function live(): Promise<void> {
  const update = (body: object) =>
    school.send('PUT', '/api/auth_user/update', { current_password: testPassword, ...body }, gone);
  await update({
    name: 'Новая',
    surname: 'Жизнь',
    phone: '+7 900 111-22-33',
    email: 'next@departed.test',
  });
  const token = tokenIn(await mailTo(school, 'next@departed.test'));
  await school.send('POST', '/api/profile/email/confirm', { token });
  await update({ password: 'another one 1' });
  for (let failure = 0; failure < 5; failure += 1) {
    await school.send('POST', '/api/login', { login: 'next@departed.test', password: 'wrong' });
  }
}

describe('a company that a person has left', () => {
  test('gets no later changes, neither in the history nor in the list', async () => {
    const before = { log: await log(), found: await found() };
    await live();
    expect(await log()).toEqual(before.log);
    expect(await found()).toEqual(before.found);
    expect(before.found).toMatchObject([
      {
        full_name: 'Орлова Анна',
        email: 'gone@departed.test',
        failed_login_count: 0,
        login_block_date: null,
        two_step: null,
      },
    ]);
  });

  test('shows the former name in its history', async () => {
    const { body } = await get('/admin/get_log?auditable_type=courses');
    expect(body.data[0].author).toMatchObject({ id: gone.userId, name: 'Анна', surname: 'Орлова' });
  });

  test('stores no more values in custom fields', async () => {
    const { body: field } = await post('/custom_fields', { name: 'Класс', type: 'string' });
    const custom_fields = [{ custom_field_id: field.data.id, values: ['11'] }];
    const stored = await post(`/users/${gone.userId}/store_custom_field_values`, { custom_fields });
    expect([stored.status, stored.body.errors?.[0].code]).toEqual([409, 'deleted_member']);
    const upload = await school.app.inject({
      method: 'POST',
      url: `${base}/users/${gone.userId}/add_media`,
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'multipart/form-data; boundary=edge',
      },
      payload:
        '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nтекст\r\n--edge--\r\n',
    });
    expect([upload.statusCode, upload.json().errors[0].code]).toEqual([409, 'deleted_member']);
  });

  test.each([
    ['change_password', { password: 'taken-over-1' }],
    ['change_email', { email: 'taken@departed.test' }],
    ['reset_login_block', {}],
    ['reset_two_step', {}],
  ])('cannot change the account: %s', async (action, body) => {
    const refused = await post(`/users/${gone.userId}/${action}`, body);
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'deleted_member']);
  });

  test('has the current data after a restore', async () => {
    await post('/users/restore', { users_id: [gone.userId] });
    const { body } = await get(`/users/${gone.userId}`);
    expect(body.data).toMatchObject({ full_name: 'Жизнь Новая', email: 'next@departed.test' });
  });
});

test('access tokens of a member who left stay revoked after a restore', async () => {
  const tool = await school.person('tool@departed.test');
  await school.join(companyId, tool, ['courses_show_all']);
  const made = { name: 'Сверка', permissions: ['courses_show_all'], days: 30 };
  const { body } = await school.send('POST', `${base}/access_tokens`, made, tool);
  await post('/users/delete', { users_id: [tool.userId] });
  await post('/users/restore', { users_id: [tool.userId] });
  const as = { userId: 0, token: body.data.token };
  expect((await school.send('GET', `${base}/courses`, undefined, as)).status).toBe(401);
});
