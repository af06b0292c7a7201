// Tests `npm start` with installed packages and a built web app: it starts, serves, stops, and reports each user error
// in one line.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmbedded } from '../../api/src/kit/database/open.ts';
import { linkPackages } from '../../scripts/lib/copy.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { newCheckout, quietPort, type Checkout } from './checkout.ts';

let checkout: Checkout;

beforeAll(async () => {
  checkout = await newCheckout();
  linkPackages(checkout.folder);
  const built = inRoot('web', 'dist');
  if (existsSync(built)) cpSync(built, join(checkout.folder, 'web', 'dist'), { recursive: true });
});
afterAll(() => checkout.close());

test('npm start serves a demo school, and SIGTERM stops it cleanly', async () => {
  const started = checkout.start();
  await started.ready;
  expect(started.stdout()).toContain(`http://localhost:${checkout.ports.PORT}`);
  expect(started.stdout()).toContain('admin@demo.school');
  expect(started.stdout()).toContain('/graphql');
  expect(started.stderr()).toBe('');

  expect(await checkout.courseCount()).toBeGreaterThanOrEqual(50);
  const page = await fetch(checkout.url, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<div id="root">');

  started.kill('SIGTERM');
  await checkout.expectStopped(started);
});

describe('user errors print one clear line and exit with 1', () => {
  test('a taken PORT', () => expectRefusal('PORT'));

  test('a taken API_PORT', { tags: ['deep'] }, () => expectRefusal('API_PORT'));

  test('a folder without write permission', { tags: ['deep'] }, async () => {
    const file = join(checkout.folder, 'a-file');
    writeFileSync(file, '');
    const line = await checkout.refusal({ DATA_DIR: join(file, 'data') });
    expect(line).toContain(join(file, 'data'));
  });

  test('an unreachable database', { tags: ['deep'] }, async () => {
    const line = await checkout.refusal({
      DATABASE_URL: `postgres://kafedra@127.0.0.1:${await freePort()}/kafedra`,
    });
    expect(line).toContain('127.0.0.1');
    expect(await checkout.takenPorts()).toEqual([]);
  });

  test('a database of an earlier development version', { tags: ['deep'] }, async () => {
    const dataDir = join(checkout.folder, 'earlier');
    mkdirSync(dataDir);
    const engine = await createEmbedded({ dataDir: join(dataDir, 'database') });
    await engine.exec(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1)`);
    await engine.close();
    const line = await checkout.refusal({ DATA_DIR: dataDir });
    expect(line).toContain('earlier development version');
    expect(line).toContain('docs/operating.md');
  });

  test('a data folder locked by another process', { tags: ['deep'] }, async () => {
    const holder = checkout.start();
    await holder.ready;
    const others = { PORT: await quietPort(), API_PORT: await quietPort() };
    const line = await checkout.refusal(others);
    expect(line).toContain(join(checkout.folder, '.data'));
    holder.kill('SIGTERM');
    await checkout.expectStopped(holder);
  });

  test('an invalid setting, by name', { tags: ['deep'] }, async () => {
    expect(await checkout.refusal({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL');
    expect(await checkout.refusal({ PORT: 'many' })).toContain('PORT');
  });
});

async function expectRefusal(setting: 'PORT' | 'API_PORT'): Promise<void> {
  const port = checkout.ports[setting];
  const other = createServer().listen(Number(port), '127.0.0.1');
  try {
    const line = await checkout.refusal({});
    expect(line).toContain(port);
    expect(line).toContain(setting);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
}
