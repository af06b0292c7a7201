// The page of the contract: all that it shows comes from here, without a sign-in.
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openSchool } from '../../../testing/school.ts';

test('the documentation page loads no external files', async () => {
  const { app } = await openSchool();
  const page = await app.inject({ url: '/api/docs' });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  const loaded = parts.filter((address) => !address.startsWith('data:'));
  expect(loaded.every((address) => address.startsWith('/api/docs/'))).toBe(true);
  for (const url of loaded) {
    const part = await app.inject({ url });
    expect([url, part.statusCode]).toEqual([url, 200]);
    expect(part.body.length).toBeGreaterThan(100);
  }
  const contract = await app.inject({ url: '/api/openapi.json' });
  expect(contract.json()).toEqual(JSON.parse(JSON.stringify(app.swagger())));
  const shown = (await app.inject({ url: '/api/docs/openapi.json' })).json();
  const { price } =
    shown.paths['/api/companies/{companyId}/payments'].post.requestBody.content['application/json']
      .schema.properties;
  expect(price).toMatchObject({
    anyOf: [{ type: 'string' }, { type: 'number' }],
    nullable: true,
  });
  expect(shown.components.parameters.CourseSort.examples).toMatchObject({ id: { value: 'id' } });
});

test('its parts are compressed for clients that accept it', async () => {
  const { app } = await openSchool();
  const url = '/api/docs/swagger-ui.css';
  const plain = await app.inject({ url });
  const { headers, rawPayload } = await app.inject({
    url,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
});
