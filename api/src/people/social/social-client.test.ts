// Requests to services with peculiarities, and the parsing of their responses.
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Outbound } from '../../kit/services/outbound.ts';
import { createSocialClient } from './social-client.ts';
import type { ProviderSettings } from './social-providers.ts';

const redirectUri = 'https://school.test/social/callback';

/** A client whose requests get these responses, by URL. */
function clientOf(answers: Record<string, object>) {
  const requests: { url: string; authorization: string | null; body: URLSearchParams }[] = [];
  const outbound: Outbound = {
    allowsHttp: false,
    refusalOf: () => null,
    runLimited: (_, work) => work(),
    download: () => Promise.reject(new Error('nothing is downloaded')),
    fetchFor:
      () =>
      async (url, { headers, body }) => {
        requests.push({
          url,
          authorization: new Headers(headers as Record<string, string>).get('authorization'),
          body: new URLSearchParams(String(body ?? '')),
        });
        return Response.json(answers[url] ?? {}, { status: url in answers ? 200 : 404 });
      },
  };
  const log = { warn: () => {} } as unknown as FastifyBaseLogger;
  return { requests, client: createSocialClient({ outbound, redirectUri, log }) };
}

const settings = (more: Partial<ProviderSettings>): ProviderSettings => ({
  company_id: 7,
  provider: 'oidc',
  name: null,
  client_id: 'school',
  client_secret: 'secret',
  issuer: null,
  authorization_url: null,
  token_url: null,
  userinfo_url: null,
  ...more,
});

const token = { access_token: 'token', token_type: 'bearer' };

describe('Yandex', () => {
  const yandex = settings({ provider: 'yandex' });
  const answering = (default_email: string | null) =>
    clientOf({
      'https://oauth.yandex.ru/token': token,
      'https://login.yandex.ru/info?format=json': {
        id: '1000034426',
        default_email,
        first_name: 'Вера',
        last_name: '',
      },
    });

  test('is called with PKCE, a state and its own token scheme', async () => {
    const { client, requests } = answering('vera@yandex.ru');
    const { address, ...begun } = await client.begin(yandex);
    const url = new URL(address);
    expect(url.origin + url.pathname).toBe('https://oauth.yandex.ru/authorize');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'school',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'login:email login:info',
      state: begun.state,
      code_challenge_method: 'S256',
    });
    const identity = await client.finish(yandex, begun, `code=7&state=${begun.state}`);
    expect(identity).toEqual({
      subject: '1000034426',
      email: 'vera@yandex.ru',
      email_verified: true,
      name: 'Вера',
      surname: null,
    });
    expect(Object.fromEntries(requests[0]?.body ?? [])).toMatchObject({
      code: '7',
      code_verifier: begun.code_verifier,
      client_secret: 'secret',
      redirect_uri: redirectUri,
    });
    expect(requests[1]?.authorization).toBe('OAuth token');
  });

  test.each([
    ['vera@mail.test', 'vera@mail.test'],
    ['vera@yandex.ru.test', 'vera@yandex.ru.test'],
    ['no address', null],
    [null, null],
  ])('verifies addresses of its own domains only: %s', async (default_email, email) => {
    const { client } = answering(default_email);
    const begun = await client.begin(yandex);
    const identity = await client.finish(yandex, begun, `code=7&state=${begun.state}`);
    expect(identity).toMatchObject({ email, email_verified: false });
  });
});

test('VK receives its device id, and its ID token without an audience is ignored', async () => {
  const vk = settings({ provider: 'vk', client_secret: null });
  const { client, requests } = clientOf({
    'https://id.vk.com/oauth2/auth': { ...token, id_token: 'not.a.token', user_id: 7 },
    'https://id.vk.com/oauth2/user_info': {
      user: { user_id: '7', first_name: 'Вера', last_name: 'Ким', email: 'vera@vk.test' },
    },
  });
  const begun = await client.begin(vk);
  const query = `code=7&state=${begun.state}&device_id=d1&type=code_v2`;
  expect(await client.finish(vk, begun, query)).toEqual({
    subject: '7',
    email: 'vera@vk.test',
    email_verified: false,
    name: 'Вера',
    surname: 'Ким',
  });
  expect(Object.fromEntries(requests[0]?.body ?? [])).toMatchObject({ device_id: 'd1' });
  expect(Object.fromEntries(requests[1]?.body ?? [])).toEqual({
    client_id: 'school',
    access_token: 'token',
  });
});

test('a service without OpenID is called at its three URLs', async () => {
  const plain = settings({
    authorization_url: 'https://sso.test/authorize',
    token_url: 'https://sso.test/token',
    userinfo_url: 'https://sso.test/me',
  });
  const { client } = clientOf({
    'https://sso.test/token': token,
    'https://sso.test/me': { id: 5, email: 'a@b.test', email_verified: 'true', name: 'Вера Ким' },
  });
  const begun = await client.begin(plain);
  expect(await client.finish(plain, begun, `code=7&state=${begun.state}`)).toMatchObject({
    subject: '5',
    email_verified: true,
    name: 'Вера Ким',
  });
});

test('a wrong state is refused before any request', async () => {
  const { client, requests } = clientOf({});
  const yandex = settings({ provider: 'yandex' });
  const begun = await client.begin(yandex);
  const finishing = client.finish(yandex, begun, 'code=7&state=other');
  await expect(finishing).rejects.toMatchObject({ status: 422 });
  expect(requests).toEqual([]);
});

test('a URL without TLS is not requested', async () => {
  const { client } = clientOf({
    'https://sso.test/.well-known/openid-configuration': {
      issuer: 'https://sso.test',
      authorization_endpoint: 'javascript:alert(1)',
    },
  });
  const beginning = client.begin(settings({ issuer: 'https://sso.test' }));
  await expect(beginning).rejects.toMatchObject({ status: 424 });
});
