// Signing in through a service, by REST: every operation once with success.
import { expect, test } from 'vitest';
import { oidcClient, startOidcServer } from '../../api/testing/oidc-server.ts';
import type { RestStory } from './story.ts';

export function tellOfSocialSignIn(story: RestStory): void {
  test('people come through a service of the school, and add it to their account', async () => {
    const { admin, client, school } = story;
    const nobody = client();
    const service = await startOidcServer();
    try {
      const socialite = `${school}/company_socialite`;
      const settings = {
        provider: 'oidc',
        active: true,
        registration: true,
        name: 'Школьный ключ',
        issuer: service.issuer,
        ...oidcClient,
      };
      expect((await admin('POST', `${socialite}/change`, settings)).status).toBe(200);
      const { data } = (await admin('GET', `${socialite}/show`)).body;
      expect(data.providers.at(-1)).toMatchObject({ active: true, client_secret: '•••••6789' });

      const open = school.replace('/api/', '/api/public/');
      const offered = await nobody('GET', `${open}/social_providers`);
      expect(offered.body.data).toEqual([{ provider: 'oidc', name: 'Школьный ключ' }]);
      const goAndReturn = async () => {
        const begun = await nobody('POST', `${open}/social_sign_in`, { provider: 'oidc' });
        const { secret, address } = begun.body.data;
        const query = await service.visit(address);
        const path = '/api/public/social_sign_in/finish';
        return { secret, ...(await nobody('POST', path, { secret, query })) };
      };
      service.person = { sub: 'new', email: 'new@social.test' };
      expect((await goAndReturn()).body.data.company_code).toBe('demo');

      const account = { email: 'known@social.test', password: 'long-enough-4' };
      await admin('POST', `${school}/users`, { name: 'Известная', ...account });
      service.person = { sub: 'known', email: account.email };
      const asked = await goAndReturn();
      expect(asked.body.errors[0].code).toBe('password_required');
      const proof = { secret: asked.secret, password: account.password };
      const came = await nobody('POST', '/api/public/social_sign_in/confirm', proof);
      const me = client(came.body.data.access_token);

      const own = '/api/profile/socials';
      const [link] = (await me('GET', own)).body.data.links;
      expect(link).toMatchObject({ name: 'Школьный ключ', label: account.email });
      expect((await me('DELETE', `${own}/${link.id}`)).status).toBe(200);
      const [offer] = (await me('GET', own)).body.data.offers;
      const { company_id, provider } = offer;
      const wish = { company_id, provider, current_password: account.password };
      const { secret, address } = (await me('POST', `${own}/begin`, wish)).body.data;
      const query = await service.visit(address);
      expect((await me('POST', `${own}/finish`, { secret, query })).status).toBe(200);
      const off = { ...settings, active: false };
      expect((await admin('POST', `${socialite}/change`, off)).status).toBe(200);
    } finally {
      await service.close();
    }
  });
}
