import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const html = { accept: 'text/html,application/xhtml+xml' };

let webRoot: string;
let gateway: TestGateway;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'kafedra-web-'));
  mkdirSync(join(webRoot, 'graphiql'));
  writeFileSync(join(webRoot, 'index.html'), '<title>Кафедра</title>');
  writeFileSync(
    join(webRoot, 'graphiql', 'index.html'),
    '<title>GraphiQL</title><script nonce="__CSP_NONCE__" src="/assets/graphiql.js"></script>',
  );
  gateway = await startGateway({}, { WEB_ROOT: webRoot });
});
afterAll(async () => {
  await gateway.close();
  rmSync(webRoot, { recursive: true });
});

const visit = (path: string) => fetch(gateway.url + path, { headers: html });

describe('GraphiQL', () => {
  it('is served to browsers at /graphql with its own policy', async () => {
    for (const path of ['/graphql', '/graphql?', '/graphql?from=bookmark']) {
      const page = await visit(path);
      expect([page.status, page.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      const text = await page.text();
      expect(text).toContain('<title>GraphiQL</title>');
      expect(text).not.toContain('__CSP_NONCE__');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none';");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).not.toMatch(/unsafe-eval|\*|https?:/);
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('leaves GraphQL requests alone: by URL, from programs, in a body', async () => {
    const query = encodeURIComponent('{ viewer { name } }');
    const titles = await Promise.all(
      [visit(`/graphql?query=${query}`), visit(`/graphql?id=1&query=${query}`)]
        .concat(fetch(`${gateway.url}/graphql`, { headers: { accept: 'application/json' } }))
        .map(async (answer) => (await answer).text()),
    );
    expect(titles.join()).not.toContain('GraphiQL');
    expect(await gateway.ask('{ viewer { name } }', { token: null })).toEqual({
      data: { viewer: null },
    });
  });

  it('is not served as a file of the web app', async () => {
    const file = await visit('/graphiql/index.html');
    expect(await file.text()).toContain('<title>Кафедра</title>');
  });

  it('explains what to do when it is not built', async () => {
    const bare = await startGateway();
    const page = await fetch(`${bare.url}/graphql`, { headers: html });
    expect([page.status, await page.text()]).toMatchObject([404, expect.stringContaining('npm')]);
    await bare.close();
  });

  it('can be switched off', async () => {
    const hidden = await startGateway({}, { WEB_ROOT: webRoot, GRAPHIQL: 'off' });
    const page = await fetch(`${hidden.url}/graphql`, { headers: html });
    expect(await page.text()).not.toContain('GraphiQL');
    await hidden.close();
  });
});
