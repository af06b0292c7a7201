import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { frameOrigins } from '@kafedra/common/embeds';
import { tokenOfAnna } from '../testing/fake-data.ts';
import { never } from '../testing/recorder.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

const school = 'https://school.example';
const html = { accept: 'text/html,application/xhtml+xml' };
const json = { 'content-type': 'application/json' };
const hello = JSON.stringify({ query: '{ viewer { name } }' });

let webRoot: string;
let gateway: TestGateway;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'kafedra-web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(webRoot, 'assets', 'main-abc123.js.br'), 'brotli');
  writeFileSync(join(webRoot, 'favicon.svg'), '<svg/>');
  writeFileSync(
    join(webRoot, 'index.html'),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style><script type="module" src="/assets/main-abc123.js"></script>',
  );
  gateway = await startGateway({}, { WEB_ROOT: webRoot, CORS_ORIGINS: school, BODY_LIMIT: '2048' });
});
beforeEach(() => gateway.rest.forget());
afterAll(async () => {
  await gateway.close();
  rmSync(webRoot, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, { headers });
const post = (body: BodyInit, headers: Record<string, string>) =>
  fetch(`${gateway.url}/graphql`, { method: 'POST', body, headers });

describe('GraphQL over HTTP', () => {
  it('accepts only JSON, which forms of other sites cannot send', async () => {
    expect(await (await post(hello, json)).json()).toEqual({ data: { viewer: null } });
    const forms: [string, BodyInit][] = [
      ['text/plain', hello],
      ['application/x-www-form-urlencoded', 'query={viewer{name}}'],
      ['application/graphql', '{ viewer { name } }'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--',
      ],
    ];
    for (const [type, body] of forms) {
      const refused = await post(body, {
        'content-type': type,
        authorization: `Bearer ${tokenOfAnna}`,
      });
      expect([refused.status, await refused.json()]).toMatchObject([
        415,
        { errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] },
      ]);
    }
    expect(gateway.rest.calls).toEqual([]);
  });

  it('supports queries by GET, but no mutations', async () => {
    const byAddress = (query: string) =>
      get(`/graphql?query=${encodeURIComponent(query)}`, {
        authorization: `Bearer ${tokenOfAnna}`,
      });
    const response = await byAddress('{ viewer { name } }');
    expect([response.status, await response.json()]).toEqual([
      200,
      { data: { viewer: { name: 'Анна' } } },
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const called = gateway.rest.calls.length;
    const changing = await byAddress('mutation { signOut(input: {}) { userErrors { code } } }');
    expect([changing.status, changing.headers.get('allow')]).toEqual([405, 'POST']);
    expect(gateway.rest.calls.length).toBe(called);
  });

  it.each(['variables', 'extensions'])(
    'rejects %s by GET that are not a JSON object',
    async (name) => {
      for (const value of ['{bad', '[1]', '"a"', '1']) {
        const query = `query=${encodeURIComponent('{ __typename }')}&${name}=${encodeURIComponent(value)}`;
        for (const accept of ['application/json', 'application/graphql-response+json']) {
          const refused = await get(`/graphql?${query}`, { accept });
          expect([value, refused.status]).toEqual([value, 400]);
          expect(await refused.json()).toMatchObject({
            errors: [{ extensions: { code: 'BAD_REQUEST' } }],
          });
        }
      }
    },
  );

  it('answers HEAD like GET, without a body', async () => {
    const ask = (method: string, query: string) =>
      fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`, { method });
    for (const query of ['{ __typename }', '{ nothing }', '{']) {
      const [head, whole] = await Promise.all([ask('HEAD', query), ask('GET', query)]);
      expect([head.status, head.headers.get('content-type')]).toEqual([
        whole.status,
        whole.headers.get('content-type'),
      ]);
      expect(await head.text()).toBe('');
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('rejects %s with the allowed methods', async (method) => {
    const refused = await fetch(`${gateway.url}/graphql`, { method });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }],
    });
  });

  it('rejects large bodies, batches and malformed requests', async () => {
    const large = await post(
      JSON.stringify({ query: `{ viewer { name } } #${'x'.repeat(3000)}` }),
      json,
    );
    expect([large.status, await large.json()]).toMatchObject([
      413,
      { errors: [{ extensions: { code: 'TOO_LARGE' } }] },
    ]);
    for (const body of [
      `[${hello},${hello}]`,
      '',
      '{"query":',
      'null',
      '{"query":"{ nothing }"}',
    ]) {
      const refused = await post(body, { ...json, accept: 'application/graphql-response+json' });
      expect([body, refused.status]).toEqual([body, 400]);
      expect(await refused.json()).toHaveProperty('errors');
    }
  });

  it('masks unexpected errors', async () => {
    gateway.rest.answer('/auth_user', () => ({
      data: { id: 'not a number', name: { first: 'Анна' } },
    }));
    const { data, errors } = await gateway.ask('{ viewer { databaseId name } }');
    gateway.rest.answer('/auth_user', () => ({ data: gateway.rest.data.users.get(tokenOfAnna) }));
    expect(data).toEqual({ viewer: null });
    expect(errors?.[0]).toMatchObject({ path: ['viewer', 'databaseId'] });
    expect(JSON.stringify(errors)).not.toMatch(/stack|\.ts:/);
  });

  it('aborts its REST calls when the client disconnects', async () => {
    let left = false;
    gateway.rest.answer('/companies/8', (incoming, reply) => {
      incoming.raw.socket.once('close', () => (left = true));
      return never(incoming, reply);
    });
    const leaving = new AbortController();
    const id = Buffer.from('Company:8').toString('base64url');
    const pending = gateway.ask(`{ node(id: "${id}") { id } }`, { signal: leaving.signal });
    await expect.poll(() => gateway.rest.calls.length).toBe(1);
    leaving.abort();
    await expect(pending).rejects.toThrow('aborted');
    await expect.poll(() => left).toBe(true);
  });

  it('forwards the request id, and creates one if it is invalid', async () => {
    const authorization = `Bearer ${tokenOfAnna}`;
    const known = await post(hello, { ...json, authorization, 'x-request-id': 'my-request-1' });
    expect(known.headers.get('x-request-id')).toBe('my-request-1');
    expect(gateway.rest.calls[0]?.headers['x-request-id']).toBe('my-request-1');
    expect(gateway.rest.calls[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    const odd = await post(hello, { ...json, authorization, 'x-request-id': 'a b\tc' });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}-[0-9a-z]+$/);
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    fetch(`${gateway.url}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });

  it('are allowed when they are configured', async () => {
    const answer = await preflight(school);
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': school,
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-request-id',
      vary: 'origin',
    });
    const response = await post(hello, { ...json, origin: school });
    expect(response.headers.get('access-control-allow-origin')).toBe(school);
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('are blocked otherwise', async () => {
    for (const origin of ['https://evil.example', `${school}.evil.example`, 'null']) {
      const answers = [await preflight(origin), await post(hello, { ...json, origin })];
      expect(answers.map((answer) => answer.headers.has('access-control-allow-origin'))).toEqual([
        false,
        false,
      ]);
    }
    const closed = await startGateway();
    const answer = await fetch(`${closed.url}/graphql`, {
      method: 'POST',
      body: hello,
      headers: { ...json, origin: school },
    });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    await closed.close();
  });
});

describe('the web app', () => {
  it('is one page for every URL, with a new nonce each time', async () => {
    const pages = await Promise.all(
      ['/', '/demo/courses', '/index.html'].map((path) => get(path, html)),
    );
    const nonces = new Set<string>();
    for (const page of pages) {
      const text = await page.text();
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
      nonces.add(nonce);
      expect(text).not.toContain('__CSP_NONCE__');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
      // Other sites are allowed in frames only.
      const frames = `frame-src ${frameOrigins.join(' ')};`;
      expect(policy).toContain(frames);
      expect(policy.replace(frames, '')).not.toMatch(/unsafe|\*|https?:/);
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
    expect(nonces.size).toBe(3);
    expect([...nonces].every((nonce) => /^[\w-]{22}$/.test(nonce))).toBe(true);
  });

  it('allows the file storage in its policy if browsers access it directly', async () => {
    const open = await startGateway(
      {},
      { WEB_ROOT: webRoot, S3_PUBLIC_URL: 'https://store.test/files' },
    );
    const page = await fetch(`${open.url}/`, { headers: html });
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: blob: https://store.test;");
    expect(policy).toContain("media-src 'self' blob: https://store.test;");
    expect(policy).toContain("connect-src 'self' https://store.test;");
    await open.close();
  });

  it('is sent unless Accept excludes HTML: to link previews, monitors, HEAD', async () => {
    for (const path of ['/', '/login', '/demo/courses']) {
      for (const accept of [
        undefined,
        '*/*',
        'text/*',
        'image/png, */*;q=0.1',
        'text/html;q=0.2',
      ]) {
        const page = await rawGet(path, accept === undefined ? {} : { accept });
        expect([path, accept, page.status, page.type]).toEqual([
          path,
          accept,
          200,
          'text/html; charset=utf-8',
        ]);
      }
      for (const accept of ['application/json', 'image/*', '*/*, text/html;q=0']) {
        expect([accept, (await rawGet(path, { accept })).status]).toEqual([accept, 404]);
      }
      const head = await fetch(gateway.url + path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    for (const path of ['/assets/gone.js', '/media/nothing', '/graphql']) {
      expect((await get(path, { accept: '*/*' })).headers.get('content-type')).not.toContain(
        'html',
      );
    }
  });

  it('is compressed as the browser accepts', async () => {
    for (const [sent, used] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0', undefined],
    ] as const) {
      const page = await rawGet('/login', { 'accept-encoding': sent });
      expect([sent, page.encoding]).toEqual([sent, used]);
    }
    const page = await get('/login', { 'accept-encoding': 'br' });
    expect(await page.text()).toContain('<script type="module"');
    expect(page.headers.get('vary')).toContain('accept-encoding');
  });

  it('has cacheable assets, precompressed by the build', async () => {
    const asset = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
    expect([asset.status, await asset.text()]).toEqual([200, 'export {};']);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
    const compressed = await rawGet('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(compressed).toMatchObject({
      encoding: 'br',
      type: expect.stringContaining('javascript'),
      body: 'brotli',
    });
  });

  it('is not sent for requests other than navigations', async () => {
    expect((await get('/assets/gone.js', html)).status).toBe(404);
    expect((await get('/demo/courses', { accept: 'application/json' })).status).toBe(404);
    expect(
      (await fetch(`${gateway.url}/demo/courses`, { method: 'POST', headers: html })).status,
    ).toBe(404);
    expect((await rawGet('/assets/..%2f..%2f..%2fetc/passwd', html)).status).not.toBe(200);
  });

  it('explains what to do when it is not built', async () => {
    const bare = await startGateway();
    const page = await fetch(`${bare.url}/`, { headers: html });
    expect([page.status, await page.text()]).toMatchObject([404, expect.stringContaining('npm')]);
    await bare.close();
  });
});

describe('every answer', () => {
  it('carries the security headers', async () => {
    for (const [path, headers] of [
      ['/', html],
      ['/graphql', html],
      ['/health', {}],
      ['/nothing', {}],
    ] as const) {
      expect(Object.fromEntries((await get(path, headers)).headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });

  it('to a POST carries only the headers that data needs', async () => {
    const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST' });
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  });
});

describe('health', () => {
  it('covers the gateway only; readiness includes the api', async () => {
    const gone = await startGateway();
    const ask = async (path: string) => {
      const answer = await fetch(gone.url + path);
      return [answer.status, await answer.json()];
    };
    expect(await ask('/health')).toEqual([200, { status: 'ok' }]);
    expect(await ask('/ready')).toEqual([200, { status: 'ok' }]);
    await gone.rest.close();
    expect(await ask('/health')).toEqual([200, { status: 'ok' }]);
    expect(await ask('/ready')).toEqual([503, { status: 'unavailable', missing: ['api'] }]);
    await gone.close();
  });
});

/** Unlike fetch, neither decodes bodies nor normalizes paths. */
function rawGet(path: string, headers: Record<string, string>) {
  return new Promise<{
    status: number | undefined;
    encoding: string | undefined;
    type: string | undefined;
    bytes: Buffer;
    body: string;
  }>((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    request({ hostname, port, path, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      resolve({
        status: answer.statusCode,
        encoding: answer.headers['content-encoding'],
        type: answer.headers['content-type'],
        bytes,
        body: bytes.toString(),
      });
    })
      .on('error', reject)
      .end();
  });
}
