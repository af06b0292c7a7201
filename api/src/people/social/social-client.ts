// The client of sign-in services: OAuth 2 with PKCE, and OpenID Connect if the service supports it.
import type { FastifyBaseLogger } from 'fastify';
import * as oauth from 'openid-client';
import { failedDependency, Failure } from '../../kit/http/errors.ts';
import type { Fetch, Outbound } from '../../kit/services/outbound.ts';
import {
  endpointsOf,
  providerName,
  readIdentity,
  scopes,
  type ProviderSettings,
} from './social-providers.ts';
import type { SocialIdentity } from './social-tables.ts';

/** The parameters stored until the person returns. */
export interface AuthorizationState {
  state: string;
  code_verifier: string;
  nonce: string;
}

export interface SocialClient {
  /** Returns the authorization URL and the parameters to store. */
  begin(settings: ProviderSettings): Promise<AuthorizationState & { address: string }>;
  /** Returns the identity of the person who returned; `query` is the query of the callback URL. */
  finish(
    settings: ProviderSettings,
    begun: AuthorizationState,
    query: string,
  ): Promise<SocialIdentity>;
}

export function createSocialClient({
  outbound,
  redirectUri,
  log,
}: {
  outbound: Outbound;
  redirectUri: string;
  log: FastifyBaseLogger;
}): SocialClient {
  /** Converts errors to messages for users and logs them. */
  const convertErrors = async <T>(
    settings: ProviderSettings,
    work: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, provider: settings.provider }, 'sign-in through a service failed');
      throw failureOf(error, providerName(settings));
    }
  };

  const configure = async (
    settings: ProviderSettings,
    send: Fetch,
  ): Promise<oauth.Configuration> => {
    const addresses = endpointsOf(settings);
    const { client_id } = settings;
    const insecure = outbound.allowsHttp ? [oauth.allowInsecureRequests] : [];
    if ('issuer' in addresses) {
      return oauth.discovery(new URL(addresses.issuer), client_id, {}, secretOf(settings), {
        execute: insecure,
        [oauth.customFetch]: send as oauth.CustomFetch,
      });
    }
    const { authorization, token } = addresses;
    const metadata = {
      issuer: new URL(token).origin,
      authorization_endpoint: authorization,
      token_endpoint: token,
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    };
    const configuration = new oauth.Configuration(metadata, client_id, {}, secretOf(settings));
    configuration[oauth.customFetch] = withoutIdToken(send as oauth.CustomFetch);
    for (const allow of insecure) allow(configuration);
    return configuration;
  };

  return {
    begin: (settings) =>
      convertErrors(settings, async () => {
        const configuration = await configure(settings, outbound.fetchFor(settings.company_id));
        const begun = {
          state: oauth.randomState(),
          code_verifier: oauth.randomPKCECodeVerifier(),
          nonce: oauth.randomNonce(),
        };
        const address = oauth.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: scopes[settings.provider],
          state: begun.state,
          code_challenge: await oauth.calculatePKCECodeChallenge(begun.code_verifier),
          code_challenge_method: 'S256',
          ...(isOpenId(settings) && { nonce: begun.nonce }),
        });
        return { ...begun, address: address.href };
      }),

    finish: (settings, { state, code_verifier, nonce }, query) =>
      convertErrors(settings, async () => {
        const send = outbound.fetchFor(settings.company_id);
        const configuration = await configure(settings, send);
        const back = new URL(redirectUri);
        back.search = query;
        const device = back.searchParams.get('device_id');
        const tokens = await oauth.authorizationCodeGrant(
          configuration,
          back,
          {
            expectedState: state,
            pkceCodeVerifier: code_verifier,
            ...(isOpenId(settings) && { expectedNonce: nonce }),
          },
          // VK requires the device id that it sent, and the state.
          settings.provider === 'vk' && device !== null ? { device_id: device, state } : {},
        );
        return readIdentity[settings.provider](await ask(send, configuration, settings, tokens));
      }),
  };
}

const isOpenId = (settings: ProviderSettings) => 'issuer' in endpointsOf(settings);

/** VK needs no secret, because PKCE replaces it. */
function secretOf({ client_secret }: ProviderSettings): oauth.ClientAuth {
  if (client_secret === null) return oauth.None();
  const [inBody, inHeader] = [
    oauth.ClientSecretPost(client_secret),
    oauth.ClientSecretBasic(client_secret),
  ];
  // The default is the header (OpenID Connect Discovery, section 3).
  return (server, ...rest) =>
    server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true
      ? inBody(server, ...rest)
      : inHeader(server, ...rest);
}

/**
 * Removes the ID token that plain OAuth services send, because it fails validation (VK's has no audience).
 */
function withoutIdToken(send: oauth.CustomFetch): oauth.CustomFetch {
  return async (url, options) => {
    const answer = await send(url, options);
    if (!answer.ok) return answer;
    const { id_token: _, ...rest } = (await answer.json()) as Record<string, unknown>;
    return Response.json(rest, { status: answer.status });
  };
}

/** Requests the person's data from the service. */
async function ask(
  send: Fetch,
  configuration: oauth.Configuration,
  settings: ProviderSettings,
  tokens: oauth.TokenEndpointResponse & oauth.TokenEndpointResponseHelpers,
): Promise<unknown> {
  const { access_token: token } = tokens;
  const addresses = endpointsOf(settings);
  if ('issuer' in addresses) {
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('the token response contains no ID token');
    const { userinfo_endpoint } = configuration.serverMetadata();
    if (userinfo_endpoint === undefined) return claims;
    return { ...claims, ...(await oauth.fetchUserInfo(configuration, token, claims.sub)) };
  }
  const request =
    settings.provider === 'vk'
      ? {
          method: 'POST',
          body: new URLSearchParams({ client_id: settings.client_id, access_token: token }),
        }
      : {
          headers: {
            authorization: `${settings.provider === 'yandex' ? 'OAuth' : 'Bearer'} ${token}`,
          },
        };
  const answer = await send(addresses.userinfo, request);
  if (!answer.ok) throw new Error(`the userinfo endpoint responded with status ${answer.status}`);
  return answer.json();
}

/** Error codes of openid-client for invalid responses. */
const refusals: ReadonlySet<string | undefined> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);

function failureOf(error: unknown, name: string): Failure {
  if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied') {
    return refused(`Вы не разрешили вход через «${name}»`, 'access_denied');
  }
  const isForeign =
    error instanceof oauth.WWWAuthenticateChallengeError ||
    (error instanceof oauth.ResponseBodyError && error.error === 'invalid_client');
  if (isForeign) {
    return unavailable(
      `Вход через «${name}» настроен неверно: сервис не узнал школу. Сообщите её администратору`,
    );
  }
  const isRefusal =
    error instanceof oauth.AuthorizationResponseError ||
    error instanceof oauth.ResponseBodyError ||
    (error instanceof oauth.ClientError && refusals.has(error.code));
  return isRefusal
    ? refused(`Сервис «${name}» не подтвердил вход. Начните вход заново`, 'not_confirmed')
    : unavailable(`Сервис «${name}» не отвечает. Попробуйте позже или войдите с паролем`);
}

const refused = (message: string, code: string) => new Failure(422, [{ message, code }]);

const unavailable = (message: string) => failedDependency(message, 'provider_unavailable');
