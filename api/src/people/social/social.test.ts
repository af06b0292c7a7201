// Signing in through another service, and who may sign in or register that way.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSocialSchool, type SocialSchool } from '../../../testing/schools/social-school.ts';
import { testPassword } from '../../../testing/school.ts';
import { forms } from '../../forms/tables.ts';
import { users } from '../account/account-tables.ts';
import { finishRecovery, startRecovery } from '../account/accounts.ts';
import { socialSignIns } from './social-tables.ts';
import { companyMembers, roles } from '../tables.ts';

let school: SocialSchool;
beforeAll(async () => {
  school = await openSocialSchool();
});
afterAll(() => school.close());
beforeEach(() => {
  school.service.isDown = false;
});

const setMember = (userId: number, values: Partial<typeof companyMembers.$inferInsert>) =>
  school.database.system((transaction) =>
    transaction.update(companyMembers).set(values).where(eq(companyMembers.user_id, userId)),
  );

const setUser = (userId: number, values: Partial<typeof users.$inferInsert>) =>
  school.database.system((transaction) =>
    transaction.update(users).set(values).where(eq(users.id, userId)),
  );

describe('the redirect to a service and back', () => {
  test('creates an account with the default role, and finds it the second time', async () => {
    const person = school.somebody();
    const first = await school.signIn(person);
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({
      company_code: 'social',
      user: { name: 'Вера', surname: 'Ким', email: person.email },
    });
    const again = await school.signIn({ ...person, email: 'moved@mail.test' });
    expect(again.body.data.user.id).toBe(first.body.data.user.id);
    const me = { userId: first.body.data.user.id, token: again.body.data.access_token };
    const { body } = await school.send('GET', '/api/auth_user', undefined, me);
    expect(body.data.login).toBe(person.email);
    const found = await school.send(
      'GET',
      `/api/companies/${school.companyId}/users/${me.userId}?with=roles`,
      undefined,
      school.owner,
    );
    expect(found.body.data.roles).toMatchObject([{ name: 'Ученик' }]);
  });

  test('is accepted once', async () => {
    school.service.person = school.somebody();
    const { secret, address } = (await school.begin()).body.data;
    const query = await school.service.visit(address);
    expect((await school.finish(secret, query)).status).toBe(200);
    expect((await school.finish(secret, query)).body.errors[0].code).toBe('sign_in_lost');
  });

  test('is accepted with its own state only', async () => {
    school.service.person = school.somebody();
    const { secret, address } = (await school.begin()).body.data;
    const code = new URLSearchParams(await school.service.visit(address)).get('code') ?? '';
    const forged = await school.finish(secret, `code=${code}&state=forged`);
    expect([forged.status, forged.body.errors[0].code]).toEqual([422, 'sign_in_lost']);
  });

  test('is accepted in the same browser only', async () => {
    school.service.person = school.somebody();
    const mine = (await school.begin()).body.data;
    const theirs = (await school.begin()).body.data;
    const query = await school.service.visit(theirs.address);
    for (const secret of [mine.secret, 'guessed']) {
      expect((await school.finish(secret, query)).body.errors[0].code).toBe('sign_in_lost');
    }
  });

  test('is refused with another person’s code', async () => {
    school.service.person = school.somebody();
    const theirs = new URLSearchParams(
      await school.service.visit((await school.begin()).body.data.address),
    );
    const { secret, address } = (await school.begin()).body.data;
    const state = new URL(address).searchParams.get('state');
    const answer = await school.finish(secret, `code=${theirs.get('code')}&state=${state}`);
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'not_confirmed']);
  });

  test('expires after ten minutes', async () => {
    school.service.person = school.somebody();
    const { secret, address } = (await school.begin()).body.data;
    await school.database.system((transaction) =>
      transaction.update(socialSignIns).set({ expires_at: '2020-01-01' }),
    );
    const answer = await school.finish(secret, await school.service.visit(address));
    expect(answer.body.errors[0].code).toBe('sign_in_lost');
  });

  test('reports that the person declined', async () => {
    const { status, body } = await school.signIn(null);
    expect([status, body.errors[0].message]).toEqual([
      422,
      'Вы не разрешили вход через «Школьный ключ»',
    ]);
  });

  test('reports that the service does not respond', async () => {
    const message = 'Сервис «Школьный ключ» не отвечает. Попробуйте позже или войдите с паролем';
    school.service.person = school.somebody();
    const { secret, address } = (await school.begin()).body.data;
    const query = await school.service.visit(address);
    school.service.isDown = true;
    const down = await school.begin();
    expect([down.status, down.body.errors[0].message]).toEqual([424, message]);
    expect((await school.finish(secret, query)).body.errors[0].message).toBe(message);
  });

  test('reports that the school’s secret is wrong', async () => {
    await school.change({ client_secret: 'another-secret-of-theirs' });
    const { status, body } = await school.signIn(school.somebody());
    await school.change();
    expect(status).toBe(424);
    expect(body.errors[0].message).toContain('настроен неверно');
  });
});

describe('an existing account', () => {
  test('needs its password once, even if the service has verified the address', async () => {
    for (const email_verified of [true, false]) {
      const person = school.somebody({ email_verified });
      const { userId } = await school.learner(person.email);
      const challenge = await school.signIn(person);
      expect([challenge.status, challenge.body.errors[0].code]).toEqual([422, 'password_required']);
      const wrong = await school.confirm(challenge.secret, { password: 'wrong' });
      expect(wrong.body.errors[0]).toMatchObject({ field: 'password', message: 'Неверный пароль' });
      const right = await school.confirm(challenge.secret, { password: testPassword });
      expect(right.body.data.user.id).toBe(userId);
      expect((await school.signIn(person)).body.data.user.id).toBe(userId);
    }
  });

  test('without a password opens only if the service has verified the address', async () => {
    const unseen = school.somebody({ email_verified: false });
    const unseenAccount = await school.learner(unseen.email);
    await setUser(unseenAccount.userId, { password_hash: null });
    const refused = await school.signIn(unseen);
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'password_missing']);
    const seen = school.somebody();
    const seenAccount = await school.learner(seen.email);
    await setUser(seenAccount.userId, { password_hash: null });
    expect((await school.signIn(seen)).body.data.user.id).toBe(seenAccount.userId);
  });

  test('of a person with more permissions does not open without the password', async () => {
    const person = school.somebody();
    const { body } = await school.signIn(person);
    const { id } = body.data.user;
    await setMember(id, { is_owner: true });
    expect((await school.signIn(person)).body.errors[0].code).toBe('password_missing');
  });

  test('of a member of other companies is refused to a company’s own service', async () => {
    const person = school.somebody();
    const { userId, token } = await school.learner(person.email);
    const other = await school.company('elsewhere', { userId, token });
    const answer = await school.signIn(person);
    expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'forbidden']);
    const link = { company_id: school.companyId, provider: 'oidc', current_password: testPassword };
    const linking = await school.send('POST', '/api/profile/socials/begin', link, {
      userId,
      token,
    });
    expect(linking.body.errors[0].code).toBe('other_companies');
    expect(other).not.toBe(school.companyId);
  });

  test('with two-step sign-in needs the code', async () => {
    const person = school.somebody();
    const { body } = await school.signIn(person);
    const { id } = body.data.user;
    await setUser(id, { totp_secret: 'JBSWY3DPEHPK3PXP', totp_enabled_at: '2026-01-01' });
    const challenge = await school.signIn(person);
    expect(challenge.body.errors[0]).toMatchObject({ field: 'code', code: 'totp_required' });
    const wrong = await school.confirm(challenge.secret, { code: '000000' });
    expect(wrong.body.errors[0].code).toBe('invalid_code');
  });

  test('that is blocked after too many attempts stays blocked', async () => {
    const person = school.somebody();
    const { body } = await school.signIn(person);
    await setUser(body.data.user.id, { login_blocked_until: '2100-01-01' });
    expect((await school.signIn(person)).status).toBe(429);
  });

  test.each(['blocked', 'deleted'] as const)('of a %s member is refused', async (status) => {
    const person = school.somebody();
    const { body } = await school.signIn(person);
    await setMember(body.data.user.id, { status });
    expect((await school.signIn(person)).status).toBe(403);
  });

  test('is not opened by services linked before its password was recovered', async () => {
    const person = school.somebody();
    const { body } = await school.signIn(person);
    const me = { userId: body.data.user.id, token: body.data.access_token };
    await school.database.system(async (transaction) => {
      const recovery = await startRecovery(transaction, person.email ?? '');
      await finishRecovery(transaction, recovery?.token ?? '', {
        password_hash: 'hash',
        keepsAccessTokens: false,
      });
    });
    expect((await school.send('GET', '/api/auth_user', undefined, me)).status).toBe(401);
    expect((await school.signIn(person)).body.errors[0].code).toBe('password_required');
  });
});

test('creates no account if the company does not allow registration', async () => {
  const known = school.somebody();
  await school.signIn(known);
  await school.change({ registration: false });
  const stranger = await school.signIn(school.somebody());
  expect(stranger.status).toBe(403);
  expect((await school.signIn(known)).status).toBe(200);
  await school.change();
});

test('creates an account with the role of a form, or with what an invite gives', async () => {
  await school.change({ registration: false });
  const [role] = await school.database.system(async (transaction) => {
    const made = await transaction
      .insert(roles)
      .values({ company_id: school.companyId, name: 'Гость', learning_ban_on_registration: true })
      .returning({ id: roles.id });
    const form = { company_id: school.companyId, name: 'Форма', type: 'register' as const };
    await transaction.insert(forms).values([
      {
        ...form,
        code: 'open',
        role_id: made[0]?.id,
        create_user: true,
        social_network_login: true,
      },
      { ...form, code: 'shut', create_user: true },
    ]);
    return made;
  });
  const invite = await school.send(
    'POST',
    `/api/companies/${school.companyId}/invites`,
    { name: 'Набор', roles_id: [role?.id] },
    school.owner,
  );
  const token = new URL(invite.body.data.link, 'http://any').searchParams.get('invite');
  const come = async (by: object) => {
    school.service.person = school.somebody();
    const path = `/api/public/companies/${school.companyId}/social_sign_in`;
    const begun = await school.send('POST', path, { provider: 'oidc', ...by });
    const { secret, address } = begun.body.data;
    return school.finish(secret, await school.service.visit(address));
  };
  for (const by of [{ form: 'open' }, { form: 'registration', invite: token }]) {
    const { body } = await come(by);
    const path = `/api/companies/${school.companyId}/users/${body.data.user.id}?with=roles`;
    const member = await school.send('GET', path, undefined, school.owner);
    expect(member.body.data.roles).toMatchObject([{ name: 'Гость' }]);
    expect(member.body.data.learning_banned).toBe(true);
  }
  for (const by of [{ form: 'shut' }, { form: 'registration' }, { invite: 'guessed' }]) {
    expect((await come(by)).status).toBeGreaterThanOrEqual(403);
  }
  await school.change();
});

test('creates no account without an address', async () => {
  const { email: _, ...nameless } = school.somebody();
  expect((await school.signIn(nameless)).body.errors[0].code).toBe('email_missing');
});
