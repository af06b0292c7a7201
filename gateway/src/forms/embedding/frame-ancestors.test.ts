// Tests that a form's embedded page may be framed by the sites of the form, and no other page by any site.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let webRoot: string;
let gateway: TestGateway;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'kafedra-web-'));
  writeFileSync(join(webRoot, 'index.html'), '<html><head></head><body>the app</body></html>');
  writeFileSync(join(webRoot, 'embed.js'), '"a form"');
  writeFileSync(join(webRoot, 'favicon.svg'), '<svg/>');
  gateway = await startGateway({}, { WEB_ROOT: webRoot });
});
beforeEach(() => gateway.rest.forget());
afterAll(async () => {
  await gateway.close();
  rmSync(webRoot, { recursive: true });
});

const calls = () => gateway.rest.calls.map(({ path, query }) => [path, query]);

/** Each test uses another form, since lookups are cached. */
function allow(origins: Record<string, string[]>): void {
  gateway.rest.answer('/public/company/get_form_origins', ({ query }, reply) => {
    const found = origins[(query as { form: string }).form];
    return found === undefined
      ? reply.code(404).send({ errors: ['Форма не найдена'] })
      : { data: { allowed_origins: found } };
  });
}

async function headersOf(path: string) {
  const answer = await fetch(gateway.url + path, { headers: { accept: 'text/html' } });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return {
    ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    frames: answer.headers.get('x-frame-options'),
    taken: answer.headers.get('cross-origin-resource-policy'),
  };
}

const shut = { ancestors: "'none'", frames: 'DENY', taken: 'same-origin' };

it('allows the sites of the form, looked up once, with and without a query string', async () => {
  allow({ trial: ['https://school.ru', 'http://localhost:3000'] });
  const open = {
    ancestors: 'https://school.ru http://localhost:3000',
    frames: null,
    taken: 'cross-origin',
  };
  expect(await headersOf('/registration/demo/trial/embedded')).toEqual(open);
  expect(await headersOf('/registration/demo/trial/embedded?utm_source=vk')).toEqual(open);
  expect(calls()).toEqual([['/public/company/get_form_origins', { code: 'demo', form: 'trial' }]]);
});

it.each([
  ['the form’s own page', '/registration/demo/own'],
  ['the sign-in', '/login'],
  ['a path with the same end', '/demo/registration/x/y/embedded'],
])('blocks %s without a lookup', async (_, path) => {
  allow({ own: ['https://school.ru'] });
  expect(await headersOf(path)).toEqual(shut);
  expect(calls()).toEqual([]);
});

it('blocks the page of a form without sites, and of an unknown form', async () => {
  allow({ alone: [] });
  expect(await headersOf('/registration/demo/alone/embedded')).toEqual(shut);
  expect(await headersOf('/registration/demo/nobodys/embedded')).toEqual(shut);
});

it('puts only origins into the policy', async () => {
  allow({ odd: ['https://*', 'https://a;sandbox', 'https://a, x', "'self'", 'https://ok.ru'] });
  expect((await headersOf('/registration/demo/odd/embedded')).ancestors).toBe('https://ok.ru');
});

it('blocks the page while the api does not respond, and allows it afterwards', async () => {
  gateway.rest.answer('/public/company/get_form_origins', (_, reply) => reply.code(500).send({}));
  expect(await headersOf('/registration/demo/later/embedded')).toEqual(shut);
  allow({ later: ['https://school.ru'] });
  expect((await headersOf('/registration/demo/later/embedded')).frames).toBeNull();
});

it('serves the embedding script to every site, but no other file', async () => {
  const script = await fetch(`${gateway.url}/embed.js`);
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(script.headers.get('cache-control')).toBe('public, max-age=3600');
  const icon = await fetch(`${gateway.url}/favicon.svg`);
  expect(icon.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
