// A local OpenID Connect provider with one user, controlled by a test.
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const oidcClient = { client_id: 'school', client_secret: 'school-secret-0123456789' };

export interface OidcPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface OidcServer {
  issuer: string;
  /** The user who signs in; null denies access. */
  person: OidcPerson | null;
  /** If set, every response is 503. */
  isDown: boolean;
  /** Acts as a browser that is redirected to the URL; returns the query of the callback. */
  visit: (address: string) => Promise<string>;
  close: () => Promise<void>;
}

interface Granted {
  person: OidcPerson;
  nonce: string | null;
  challenge: string | null;
  redirectUri: string | null;
}

type Reply = { status: number; body?: object; location?: string };

export async function startOidcServer(): Promise<OidcServer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, OidcPerson>();

  const service: OidcServer = {
    issuer: '',
    person: null,
    isDown: false,
    visit: async (address) => {
      const { headers, status } = await fetch(address, { redirect: 'manual' });
      const location = headers.get('location');
      if (location === null) throw new Error(`the service answered ${status}`);
      return new URL(location).search;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const authorize = (query: URLSearchParams): Reply => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (service.person === null) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      codes.set(code, {
        person: service.person,
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge'),
        redirectUri: query.get('redirect_uri'),
      });
      back.searchParams.set('code', code);
    }
    return { status: 302, location: back.href };
  };

  const exchange = (sent: URLSearchParams, authorization = ''): Reply => {
    const [id, secret] = Buffer.from(authorization.replace('Basic ', ''), 'base64')
      .toString()
      .split(':')
      .map(decodeURIComponent);
    if (id !== oidcClient.client_id || secret !== oidcClient.client_secret) {
      return { status: 401, body: { error: 'invalid_client' } };
    }
    const granted = codes.get(sent.get('code') ?? '');
    codes.delete(sent.get('code') ?? '');
    const verifier = sent.get('code_verifier') ?? '';
    const isTheirs =
      granted?.challenge === createHash('sha256').update(verifier).digest('base64url') &&
      granted.redirectUri === sent.get('redirect_uri');
    if (granted === undefined || !isTheirs) {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    const token = randomUUID();
    tokens.set(token, granted.person);
    const now = Math.floor(Date.now() / 1000);
    const id_token = signed({
      iss: service.issuer,
      sub: granted.person.sub,
      aud: oidcClient.client_id,
      iat: now,
      exp: now + 60,
      nonce: granted.nonce,
    });
    return { status: 200, body: { access_token: token, token_type: 'Bearer', id_token } };
  };

  const signed = (claims: object): string => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const content = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    if (service.isDown) return { status: 503 };
    const { pathname, searchParams } = new URL(request.url ?? '', service.issuer);
    const { authorization = '' } = request.headers;
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return {
          status: 200,
          body: {
            issuer: service.issuer,
            authorization_endpoint: `${service.issuer}/authorize`,
            token_endpoint: `${service.issuer}/token`,
            userinfo_endpoint: `${service.issuer}/userinfo`,
          },
        };
      case '/authorize':
        return authorize(searchParams);
      case '/token':
        return exchange(new URLSearchParams(await text(request)), authorization);
      case '/userinfo': {
        const person = tokens.get(authorization.replace('Bearer ', ''));
        return person === undefined ? { status: 401 } : { status: 200, body: person };
      }
      default:
        return { status: 404 };
    }
  };

  const server = createServer(async (request, response) => {
    const { status, body, location } = await answer(request);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(location !== undefined && { location }),
    });
    response.end(body && JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
