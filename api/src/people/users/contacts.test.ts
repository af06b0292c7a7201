// Phone numbers and addresses are normalized on all inputs and found in any notation.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { customFieldUserValues } from '../../forms/values/value-tables.ts';

let school: School;
let owner: Caller;
let base: string;
let number = 0;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@contacts.test');
  base = `/api/companies/${await school.company('contacts', owner)}`;
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, as = owner) =>
  school.send(method, path, body, as);

const newUser = async (more: object) =>
  call('POST', `${base}/users`, {
    name: 'Лев',
    email: `user-${(number += 1)}@contacts.test`,
    password: 'long-enough-1',
    ...more,
  });

const badPhone = { field: 'phone', message: 'Введите номер в виде +7 900 000-00-00' };

describe('a phone number', () => {
  test.each([
    ['a user', async (phone: string) => newUser({ phone })],
    [
      'a user’s change',
      async (phone: string) => {
        const { body } = await newUser({});
        return call('PUT', `${base}/users/${body.data.id}`, { phone });
      },
    ],
    ['the own profile', (phone: string) => call('PUT', '/api/auth_user/update', { phone })],
  ])('of %s is stored as +7…, and others are refused at the field', async (_, send) => {
    const { body } = await send('8 (975) 700-01-02');
    expect(body.data.phone).toBe('+79757000102');
    const refused = await send('8 (975) 700');
    expect([refused.status, refused.body.errors]).toMatchObject([422, [badPhone]]);
  });

  test('of a custom field is stored and found in the same way', async () => {
    const field = await call('POST', `${base}/custom_fields`, {
      name: 'Родители',
      type: 'phone',
      subtype: 'user',
    });
    const { id } = field.body.data;
    const user = (await newUser({})).body.data.id;
    await call('POST', `${base}/users/${user}/store_custom_field_values`, {
      custom_fields: [{ custom_field_id: id, values: ['8 975 700-05-06'] }],
    });
    const [stored] = await school.database.system((transaction) =>
      transaction
        .select({ value: customFieldUserValues.value })
        .from(customFieldUserValues)
        .where(eq(customFieldUserValues.custom_field_id, id)),
    );
    expect(stored?.value).toBe('+79757000506');
    for (const search of ['8 (975) 700', '+7 975 700-05-06', '000506']) {
      const filter = encodeURIComponent(`${id}:contains:${search}`);
      const found = await call('GET', `${base}/users?custom_field=${filter}&only=id`);
      expect(found.body.data).toEqual([{ id: user }]);
    }
  });

  test.each([
    '8 (975) 700-03-04',
    '89757000304',
    '+7 975 700 03 04',
    '9757000304',
    '8975700',
    '7000304',
  ])('is found by %s', async (search) => {
    const { body } = await newUser({ name: `Найдёныш${number}`, phone: '+7 (975) 700-03-04' });
    const words = encodeURIComponent(`${body.data.name} ${search}`);
    const found = await call('GET', `${base}/users?search=${words}&only=id`);
    expect(found.body.data).toEqual([{ id: body.data.id }]);
  });
});

describe('an address', () => {
  test('is stored with its domain in punycode, and identifies one account in any notation', async () => {
    const { body } = await newUser({ email: ' Vera@Школа.РФ ' });
    expect(body.data.email).toBe('Vera@xn--80atdl2c.xn--p1ai');
    const taken = await newUser({ email: 'vera@XN--80ATDL2C.xn--p1ai' });
    expect(taken.body.errors).toMatchObject([{ field: 'email', code: 'taken' }]);
    const signIn = { login: 'vera@школа.рф', password: 'long-enough-1' };
    expect((await school.send('POST', '/api/login', signIn)).status).toBe(200);
  });
});
