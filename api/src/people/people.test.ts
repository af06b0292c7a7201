// Sign-in, sessions and password recovery.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../kit/database/database.ts';
import { mailTo, outbox, tokenIn } from '../../testing/mails.ts';
import { openOwnSchool, testPassword, type OwnSchool } from '../../testing/school.ts';

let school: OwnSchool;
beforeAll(async () => {
  school = await openOwnSchool();
});
afterAll(() => school.close());

const signIn = (login: string, password = testPassword) =>
  school.send('POST', '/api/login', { login, password });

describe('signing in', () => {
  test('returns a token for the profile, with the login in any case', async () => {
    await school.person('anna@school.test');
    const { status, body } = await signIn(' Anna@School.test ');
    expect(status).toBe(200);
    const me = await school.send('GET', '/api/auth_user', undefined, {
      userId: 0,
      token: body.data.access_token,
    });
    expect(me.body.data).toEqual(body.data.user);
    expect(me.body.data).toMatchObject({
      login: 'anna@school.test',
      name: 'Анна',
      super_admin: false,
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('stores only a hash of the token', async () => {
    await school.person('hash@school.test');
    const { body } = await signIn('hash@school.test');
    const stored = await school.database.system((transaction) =>
      rowsOf(transaction, sql`select * from sessions`),
    );
    expect(JSON.stringify(stored)).not.toContain(body.data.access_token);
  });

  test('responds in the same way to a wrong password and an unknown login', async () => {
    await school.person('known@school.test');
    const wrong = await signIn('known@school.test', 'not the password');
    const unknown = await signIn('unknown@school.test', 'not the password');
    expect(wrong.status).toBe(422);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.errors).toEqual([
      { message: 'Неверный логин или пароль', field: 'login', code: 'invalid_credentials' },
    ]);
  });

  test.each(['blocked@school.test', 'nobody@school.test'])(
    'blocks %s for a quarter of an hour after five failures, even with the right password',
    async (login) => {
      if (login.startsWith('blocked')) await school.person(login);
      for (let failure = 1; failure <= 5; failure += 1) {
        expect((await signIn(login, 'wrong password')).status).toBe(422);
      }
      const refused = await signIn(login);
      expect(refused.status).toBe(429);
      expect(refused.body.errors[0].code).toBe('blocked');
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(14 * 60);
      expect(wait).toBeLessThanOrEqual(15 * 60);
    },
  );

  test('checks at most five passwords in a flood of parallel attempts', async () => {
    await school.person('flood@school.test');
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => signIn('flood@school.test', 'wrong')),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('resets the failures after a success', async () => {
    await school.person('forgiven@school.test');
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 1; failure <= 4; failure += 1)
        await signIn('forgiven@school.test', 'wrong');
      expect((await signIn('forgiven@school.test')).status).toBe(200);
    }
  });

  test('works again after the block', async () => {
    await school.person('patient@school.test');
    for (let failure = 1; failure <= 5; failure += 1) await signIn('patient@school.test', 'wrong');
    await school.database.system((transaction) =>
      rowsOf(
        transaction,
        sql`update users set login_blocked_until = now() where login = 'patient@school.test'`,
      ),
    );
    expect((await signIn('patient@school.test')).status).toBe(200);
  });

  test('signing out ends only this session', async () => {
    const first = await school.person('two@school.test');
    const second = await signIn('two@school.test');
    expect((await school.send('POST', '/api/logout', undefined, first)).status).toBe(200);
    expect((await school.send('GET', '/api/auth_user', undefined, first)).status).toBe(401);
    const other = { userId: 0, token: second.body.data.access_token };
    expect((await school.send('GET', '/api/auth_user', undefined, other)).status).toBe(200);
  });

  test('a session expires', async () => {
    const caller = await school.person('old@school.test');
    await school.database.system((transaction) =>
      rowsOf(
        transaction,
        sql`update sessions set expires_at = now() where user_id = ${caller.userId}`,
      ),
    );
    expect((await school.send('GET', '/api/auth_user', undefined, caller)).status).toBe(401);
  });
});

describe('recovery', () => {
  const recover = (login: string) => school.send('POST', '/api/password/recovery', { login });
  const tokenFor = async (email: string) => tokenIn(await mailTo(school, email));

  test('a mail with a link sets a new password once and ends all sessions', async () => {
    const caller = await school.person('lost@school.test');
    expect((await recover('lost@school.test')).status).toBe(200);
    const token = await tokenFor('lost@school.test');
    const reset = { token, password: 'a brand new password' };
    expect((await school.send('POST', '/api/password/reset', reset)).status).toBe(200);
    expect((await school.send('GET', '/api/auth_user', undefined, caller)).status).toBe(401);
    expect((await signIn('lost@school.test')).status).toBe(422);
    expect((await signIn('lost@school.test', 'a brand new password')).status).toBe(200);
    const again = await school.send('POST', '/api/password/reset', reset);
    expect(again.body.errors[0]).toMatchObject({ field: 'token', code: 'invalid' });
  });

  test('responds in the same way to an unknown login, without a mail', async () => {
    const before = (await outbox(school)).length;
    const { status, body } = await recover('ghost@school.test');
    expect({ status, body }).toEqual({ status: 200, body: { data: {} } });
    expect(await outbox(school)).toHaveLength(before);
  });

  test('the link expires after an hour', async () => {
    await school.person('slow@school.test');
    await recover('slow@school.test');
    const token = await tokenFor('slow@school.test');
    await school.database.system((transaction) =>
      rowsOf(transaction, sql`update password_resets set expires_at = now()`),
    );
    const { status } = await school.send('POST', '/api/password/reset', {
      token,
      password: testPassword,
    });
    expect(status).toBe(422);
  });
});

describe('registration of an owner', () => {
  const account = {
    name: 'Вера',
    surname: 'Ильина',
    email: 'Vera@school.test',
    password: 'long enough',
  };

  test('creates the account and signs it in', async () => {
    const { status, body } = await school.send('POST', '/api/registration', account);
    expect(status).toBe(201);
    expect(body.data.user).toMatchObject({ login: 'vera@school.test', email: 'Vera@school.test' });
    expect((await signIn('vera@school.test', 'long enough')).status).toBe(200);
  });

  test('refuses a taken address in any case', async () => {
    const { status, body } = await school.send('POST', '/api/registration', {
      ...account,
      email: 'VERA@school.test',
    });
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ field: 'email', code: 'taken' });
  });

  test('creates at most twenty accounts an hour for a network address, also behind a proxy', async () => {
    const register = (number: number, from: string) =>
      school.app.inject({
        method: 'POST',
        url: '/api/registration',
        headers: { 'x-forwarded-for': from },
        payload: { ...account, email: `flood-${from}-${number}@school.test` },
      });
    const flood = await Promise.all(
      Array.from({ length: 21 }, (_, number) => register(number, '203.0.113.7')),
    );
    expect(flood.map(({ statusCode }) => statusCode).filter((code) => code === 429)).toHaveLength(
      1,
    );
    expect((await register(0, '203.0.113.8')).statusCode).toBe(201);
  });

  test('returns the errors of all fields at once', async () => {
    const { body } = await school.send('POST', '/api/registration', {
      name: ' ',
      email: 'x',
      password: 'short',
    });
    expect(body.errors).toEqual([
      { message: 'Обязательное поле', field: 'name', code: 'required' },
      { message: 'Введите адрес почты в виде имя@домен.ру', field: 'email', code: 'invalid' },
      { message: 'Требуется минимум 8 символов', field: 'password', code: 'too_short' },
    ]);
    const empty = await school.send('POST', '/api/registration', {});
    expect(empty.body.errors.map((error: { code: string }) => error.code)).toEqual([
      'required',
      'required',
      'required',
    ]);
  });
});

describe('the own profile', () => {
  test('changes the sent fields only', async () => {
    const caller = await school.person('profile@school.test');
    const update = (body: unknown) => school.send('PUT', '/api/auth_user/update', body, caller);
    const { body } = await update({ name: 'Мария', phone: '+7 900 000-00-00' });
    expect(body.data).toMatchObject({
      name: 'Мария',
      surname: 'Орлова',
      phone: '+79000000000',
    });
    expect((await update({ surname: null, phone: '' })).body.data).toMatchObject({
      surname: null,
      phone: null,
    });
    expect((await update({ phone: 'call me' })).body.errors[0].field).toBe('phone');
    expect((await update({})).status).toBe(200);
  });

  test('requires the current password for a new password or address', async () => {
    const caller = await school.person('secure@school.test');
    const elsewhere = await signIn('secure@school.test');
    const update = (body: unknown) => school.send('PUT', '/api/auth_user/update', body, caller);
    for (const change of [{ password: 'another one 1' }, { email: 'moved@school.test' }]) {
      const refused = await update({ ...change, current_password: 'guess' });
      expect(refused.body.errors[0]).toMatchObject({
        field: 'current_password',
        code: 'invalid_credentials',
      });
    }
    expect(
      (await update({ password: 'another one 1', current_password: testPassword })).status,
    ).toBe(200);
    expect((await school.send('GET', '/api/auth_user', undefined, caller)).status).toBe(200);
    const other = { userId: 0, token: elsewhere.body.data.access_token };
    expect((await school.send('GET', '/api/auth_user', undefined, other)).status).toBe(401);
  });

  test('counts the releases that the person has not viewed', async () => {
    const caller = await school.person('reader@school.test');
    await school.database.system(async (transaction) => {
      await rowsOf(
        transaction,
        sql`insert into releases (title, published_at) values ('Первый', now()), ('Второй', now()), ('Черновик', null)`,
      );
      await rowsOf(
        transaction,
        sql`insert into release_views (release_id, user_id) select min(id), ${caller.userId}::integer from releases`,
      );
    });
    const count = await school.send(
      'GET',
      '/api/updating-platform/show-releases-unviewed',
      undefined,
      caller,
    );
    expect(count.body.data).toEqual({ count: 1 });
    const me = await school.send('GET', '/api/auth_user', undefined, caller);
    expect(me.body.data.unviewed_releases_count).toBe(1);
  });

  test('contains the role and permissions in a company; owners have all', async () => {
    const owner = await school.person('chief@school.test');
    const manager = await school.person('manager@school.test');
    const companyId = await school.company('gamma', owner);
    await school.join(companyId, manager, ['courses_show_all']);
    const path = `/api/companies/${companyId}/auth_user`;
    const chief = (await school.send('GET', path, undefined, owner)).body.data;
    expect(chief).toMatchObject({
      role_label: 'Администратор',
      is_owner: true,
      login: 'chief@school.test',
    });
    expect(chief.permissions.length).toBeGreaterThan(60);
    const other = (await school.send('GET', path, undefined, manager)).body.data;
    expect(other).toMatchObject({ role_label: 'Менеджер', is_owner: false });
    expect(other.permissions.sort()).toEqual(['admin_part_access', 'courses_show_all']);
  });
});
