// Settings of sign-in services, and services linked to a person's account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oidcClient, type OidcPerson } from '../../../testing/servers/oidc-server.ts';
import { openSocialSchool, type SocialSchool } from '../../../testing/schools/social-school.ts';
import { testPassword, type Caller } from '../../../testing/school.ts';
import { companySocialites } from './social-tables.ts';

let school: SocialSchool;
beforeAll(async () => {
  school = await openSocialSchool();
});
afterAll(() => school.close());

describe('settings', () => {
  test('contain every service, without secrets', async () => {
    const path = `/api/companies/${school.companyId}/company_socialite/show`;
    const { body } = await school.send('GET', path, undefined, school.owner);
    expect(body.data.redirect_uri).toBe('http://localhost:4000/social/callback');
    expect(body.data.providers.map((each: { provider: string }) => each.provider)).toEqual([
      'yandex',
      'vk',
      'google',
      'oidc',
    ]);
    expect(body.data.providers[3]).toMatchObject({ active: true, client_secret: '•••••6789' });
    expect(JSON.stringify(body)).not.toContain(oidcClient.client_secret);
    const log = `/api/companies/${school.companyId}/admin/get_log?auditable_type=company_socialites`;
    const history = await school.send('GET', log, undefined, school.owner);
    expect(history.body.data).toHaveLength(1);
    expect(JSON.stringify(history.body)).not.toContain(oidcClient.client_secret);
  });

  test('retain an omitted secret, but not for another URL', async () => {
    for (const client_secret of [undefined, '', '•••••6789']) {
      expect((await school.change({ client_secret })).status).toBe(200);
    }
    const [stored] = await school.database.system((transaction) =>
      transaction.select().from(companySocialites),
    );
    expect(stored?.client_secret).toBe(oidcClient.client_secret);
    for (const more of [{ issuer: 'https://evil.test' }, { client_id: 'other' }]) {
      const { status, body } = await school.change({ client_secret: '', ...more });
      expect([status, body.errors[0].field]).toEqual([422, 'client_secret']);
    }
    expect((await school.change({ client_secret: '•••••0000' })).status).toBe(422);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ issuer: null }, 'issuer'],
    [{ issuer: null, token_url: 'https://a.test/token' }, 'authorization_url'],
    [{ issuer: 'javascript:alert(1)' }, 'issuer'],
    [{ client_id: ' ' }, 'client_id'],
    [{ provider: 'google', client_secret: '' }, 'client_secret'],
    [{ provider: 'myspace' }, 'provider'],
  ])('%j is refused at its field', async (more, field) => {
    const { status, body } = await school.change(more);
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });

  test('need the permission', async () => {
    const manager = await school.person('manager@school.test');
    await school.join(school.companyId, manager, ['courses_show_all']);
    expect((await school.change({}, manager)).status).toBe(403);
  });

  test('list enabled services publicly, without their configuration', async () => {
    const path = `/api/public/companies/${school.companyId}/social_providers`;
    const { body } = await school.send('GET', path);
    expect(body.data).toEqual([{ provider: 'oidc', name: 'Школьный ключ' }]);
    expect((await school.begin('google')).status).toBe(404);
  });
});

describe('the profile', () => {
  const socials = (as: Caller) => school.send('GET', '/api/profile/socials', undefined, as);
  const link = async (as: Caller, person: OidcPerson, current_password = testPassword) => {
    school.service.person = person;
    const body = { company_id: school.companyId, provider: 'oidc', current_password };
    const begun = await school.send('POST', '/api/profile/socials/begin', body, as);
    if (begun.status !== 200) return begun;
    const { secret, address } = begun.body.data;
    const query = await school.service.visit(address);
    return school.send('POST', '/api/profile/socials/finish', { secret, query }, as);
  };

  test('links a service with the password, signs in by it and unlinks it', async () => {
    const me = await school.learner('profile@school.test');
    const person = school.somebody({ email: 'private@mail.test' });
    expect((await socials(me)).body.data).toMatchObject({
      links: [],
      offers: [{ company_id: school.companyId, provider: 'oidc', name: 'Школьный ключ' }],
      needs_password: true,
    });
    expect((await link(me, person, 'wrong')).body.errors[0].field).toBe('current_password');
    expect((await link(me, person)).status).toBe(200);
    const { body } = await socials(me);
    expect(body.data).toMatchObject({ links: [{ label: 'private@mail.test' }], offers: [] });
    expect((await school.signIn(person)).body.data.user.id).toBe(me.userId);
    const gone = `/api/profile/socials/${body.data.links[0].id}`;
    const other = await school.person('other@school.test');
    expect((await school.send('DELETE', gone, undefined, other)).status).toBe(404);
    expect((await school.send('DELETE', gone, undefined, me)).status).toBe(200);
    expect((await socials(me)).body.data.links).toEqual([]);
  });

  test('refuses an identity that is linked to another account', async () => {
    const person = school.somebody();
    await school.signIn(person);
    const me = await school.learner('second@school.test');
    expect((await link(me, person)).body.errors[0].code).toBe('taken');
  });

  test('cannot unlink the only way to sign in', async () => {
    const { body } = await school.signIn(school.somebody());
    const me = { userId: body.data.user.id, token: body.data.access_token };
    const { links } = (await socials(me)).body.data;
    const gone = await school.send('DELETE', `/api/profile/socials/${links[0].id}`, undefined, me);
    expect([gone.status, gone.body.errors[0].code]).toEqual([409, 'last_way_in']);
    expect((await socials(me)).body.data.links).toHaveLength(1);
  });

  test('refuses the result of a sign-in for linking, and the other way round', async () => {
    const me = await school.learner('third@school.test');
    school.service.person = school.somebody();
    const begun = (await school.begin()).body.data;
    const query = await school.service.visit(begun.address);
    const added = await school.send(
      'POST',
      '/api/profile/socials/finish',
      { secret: begun.secret, query },
      me,
    );
    expect(added.body.errors[0].code).toBe('sign_in_lost');
    const body = { company_id: school.companyId, provider: 'oidc', current_password: testPassword };
    const adding = (await school.send('POST', '/api/profile/socials/begin', body, me)).body.data;
    const back = await school.finish(adding.secret, await school.service.visit(adding.address));
    expect(back.body.errors[0].code).toBe('sign_in_lost');
  });
});
