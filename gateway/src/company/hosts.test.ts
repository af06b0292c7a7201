// Tests company hosts by the Host header: a company's pages are served, everything else redirects to the main host.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start.ts';
import { readSettings } from '../settings.ts';

const main = 'https://kafedra.example:8443';

let webRoot: string;
let gateway: TestGateway;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'kafedra-web-'));
  writeFileSync(join(webRoot, 'index.html'), '<html><head></head><body>the app</body></html>');
  gateway = await startGateway(
    {},
    {
      WEB_ROOT: webRoot,
      PUBLIC_URL: main,
      COMPANY_HOSTS: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  );
});
beforeEach(() => gateway.rest.forget());
afterAll(async () => {
  await gateway.close();
  rmSync(webRoot, { recursive: true });
});

interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function get(host: string, path: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    const sent = { host, accept: 'text/html', ...headers };
    request(gateway.url + path, { headers: sent }, (answer) => {
      const { statusCode: status = 0 } = answer;
      text(answer).then((body) => resolve({ status, headers: answer.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Registers company hosts; each test uses other names, since lookups are cached. */
const companiesAt = (companies: Record<string, object>) =>
  gateway.rest.answer('/public/company/get_by_host', ({ query }, reply) => {
    const company = companies[(query as { host: string }).host];
    return company === undefined
      ? reply.code(404).send({ errors: ['По этому адресу компании нет'] })
      : { data: company };
  });

const school = { id: 7, name: 'Школа', code: 'school', address: 'https://school.example' };

describe('the main host', () => {
  it.each(['kafedra.example:8443', 'KAFEDRA.example', 'localhost:4000', '127.0.0.1', '[::1]:4000'])(
    'is %s, without a lookup',
    async (host) => {
      const page = await get(host, '/login');
      expect([page.status, page.body]).toEqual([
        200,
        '<html><head></head><body>the app</body></html>',
      ]);
      expect(gateway.rest.calls).toEqual([]);
    },
  );
});

describe('a company’s host', () => {
  it('serves registration forms, and the page knows its company', async () => {
    companiesAt({ 'school.kafedra.example': school });
    const page = await get('school.kafedra.example:8443', '/registration/open?invite=a"b');
    expect(page.status).toBe(200);
    expect(page.body).toContain('the app');
    const content = /name="company-host" content="([^"]+)"/.exec(page.body)?.[1] ?? '';
    expect(JSON.parse(content.replaceAll('&#34;', '"'))).toEqual({ company: 'school', main });
    expect(page.body).toContain(
      '<link rel="canonical" href="https://school.example/registration/open">',
    );
  });

  it.each([
    ['/', '/login/school'],
    ['/login', '/login/school'],
    ['/login?reason=expired', '/login/school'],
    ['/registration', '/registration'],
    ['/registration/school/open', '/registration/school/open'],
    ['/school/courses?tab=drafts', '/school/courses?tab=drafts'],
    ['/recovery?token=abc', '/recovery?token=abc'],
  ])('redirects %s to the main host', async (path, there) => {
    companiesAt({ 'led.example': school });
    const page = await get('led.example', path);
    expect([page.status, page.headers.location]).toEqual([302, main + there]);
    expect(new URL(String(page.headers.location)).origin).toBe(main);
  });

  it('is read from a trusted proxy, and its lookup is cached', async () => {
    companiesAt({ 'proxied.example': school });
    for (let visit = 1; visit <= 3; visit += 1) {
      const page = await get('127.0.0.1:4000', '/registration/open', {
        'x-forwarded-host': 'proxied.example',
      });
      expect(page.body).toContain('company-host');
    }
    expect(gateway.rest.calls).toHaveLength(1);
    expect(gateway.rest.calls[0]?.headers.authorization).toBeUndefined();
  });

  it('serves GraphQL, files and health checks as usual', async () => {
    companiesAt({});
    const health = await get('shadow.example', '/health');
    expect(JSON.parse(health.body)).toEqual({ status: 'ok' });
    const query = encodeURIComponent('{ viewer { name } }');
    const graphql = await get('shadow.example', `/graphql?query=${query}`, {
      accept: 'application/json',
    });
    expect(JSON.parse(graphql.body)).toEqual({ data: { viewer: null } });
    expect((await get('shadow.example', '/media/none')).body).not.toContain('the app');
    expect((await get('shadow.example', '/assets/none.js')).status).toBe(404);
  });
});

describe('an unknown host', () => {
  it('responds 404 with an explanation', async () => {
    companiesAt({ 'somebody.example': school });
    for (const path of ['/', '/registration/open', '/school/courses']) {
      const page = await get('nobody.example', path);
      expect([page.status, page.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(page.body).toContain('По этому адресу школы нет');
      expect(page.body).not.toContain('the app');
    }
  });

  it('responds 503 while the api does not respond', async () => {
    gateway.rest.answer('/public/company/get_by_host', (_, reply) => reply.code(500).send({}));
    const page = await get('unknown.example', '/registration/open');
    expect([page.status, page.headers['retry-after'], page.headers['refresh']]).toEqual([
      503,
      '5',
      '5',
    ]);
    expect(page.body).toContain('Сервер занят, продолжим через <span>5</span>&nbsp;с');
    companiesAt({ 'unknown.example': school });
    expect((await get('unknown.example', '/registration/open')).status).toBe(200);
  });
});

it('requires the URL of the main host', () => {
  expect(() => readSettings({ COMPANY_HOSTS: 'on' })).toThrow(/^setting PUBLIC_URL is missing/);
});
