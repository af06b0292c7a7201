// Uses every GraphQL field and mutation of signing in through an external service once with success.
import { expect, test } from 'vitest';
import { oidcClient, startOidcServer } from '../../../../api/testing/servers/oidc-server.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const nobody = null;

export function testSocialSignIn({ ask, mutate }: GraphqlHelpers): void {
  test('users sign in through a service of the school and link it to their account', async () => {
    const service = await startOidcServer();
    try {
      const { company } = await ask('{ company(code: "demo") { id } }');
      const settings = {
        companyId: company.id,
        provider: 'OIDC',
        active: true,
        registration: true,
        name: 'Школьный ключ',
        issuer: service.issuer,
        clientId: oidcClient.client_id,
      };
      const changed = await mutate(
        'changeSocialProvider',
        { ...settings, clientSecret: oidcClient.client_secret },
        'company { socialSignIn { redirectUri providers { provider active name issuer clientId clientSecretHint } } }',
      );
      const { redirectUri, providers } = changed.company.socialSignIn;
      expect(redirectUri).toContain('/social/callback');
      expect(providers).toHaveLength(4);
      expect(providers[3]).toMatchObject({ active: true, clientSecretHint: '•••••6789' });

      const { registrationCompany } = await ask(
        '{ registrationCompany(code: "demo") { name socialProviders { provider name } } }',
        {},
        nobody,
      );
      expect(registrationCompany.socialProviders).toEqual([
        { provider: 'OIDC', name: 'Школьный ключ' },
      ]);

      const account = { email: 'social@graphql.test', password: 'long-enough-5' };
      await mutate(
        'createUser',
        { companyId: company.id, name: 'Известная', ...account },
        'user { id }',
      );
      const goAndReturn = async () => {
        const to = { company: 'demo', provider: 'OIDC' };
        const begun = await mutate('beginSocialSignIn', to, 'address secret', nobody);
        return { secret: begun.secret, query: await service.visit(begun.address) };
      };
      service.person = { sub: 'graphql', email: account.email };
      const input = await goAndReturn();
      const { finishSocialSignIn } = await ask(
        'mutation ($input: FinishSocialSignInInput!) { finishSocialSignIn(input: $input) { accessToken userErrors { code } } }',
        { input },
        nobody,
      );
      expect(finishSocialSignIn.userErrors).toEqual([{ code: 'password_required' }]);
      const { accessToken: own, companyCode } = await mutate(
        'confirmSocialSignIn',
        { secret: input.secret, password: account.password },
        'accessToken companyCode',
        nobody,
      );
      expect(companyCode).toBe('demo');
      const again = await mutate(
        'finishSocialSignIn',
        await goAndReturn(),
        'accessToken companyCode',
        nobody,
      );
      expect(again.accessToken).toMatch(/.{20,}/);

      const mine =
        'viewer { socialSignIn { needsPassword links { id name label lastUsedAt } offers { companyId companyName provider name } } }';
      const { viewer } = await ask(`{ ${mine} }`, {}, own);
      const [link] = viewer.socialSignIn.links;
      expect(link).toMatchObject({ name: 'Школьный ключ', label: account.email });
      const removed = await mutate('removeSocialLink', { id: link.id }, mine, own);
      expect(removed.viewer.socialSignIn.links).toEqual([]);
      const [{ companyId, provider }] = removed.viewer.socialSignIn.offers;
      const begun = await mutate(
        'beginSocialLink',
        { companyId, provider, currentPassword: account.password },
        'address secret',
        own,
      );
      const query = await service.visit(begun.address);
      const added = await mutate('finishSocialLink', { secret: begun.secret, query }, mine, own);
      expect(added.viewer.socialSignIn.links).toHaveLength(1);
      await mutate('changeSocialProvider', { ...settings, active: false }, 'company { id }');
    } finally {
      await service.close();
    }
  });
}
