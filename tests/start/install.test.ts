// Tests `npm start` on a fresh clone: it installs, builds, starts, serves, stops, and starts again at once.
// @module-tag deep
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbedded } from '../../api/src/kit/database/open.ts';
import { graphqlClient, graphqlSignIn } from '../kit/graphql.ts';
import { newCheckout, type Checkout } from './checkout.ts';

let checkout: Checkout;

beforeAll(async () => {
  checkout = await newCheckout();
});
afterAll(() => checkout.close());

test('brings up a demo school from a fresh clone, and SIGTERM stops it cleanly', async () => {
  const first = checkout.start();
  report('first start, packages installed and the web app built', await first.ready);
  expect(first.stderr()).toBe('');
  expect(await checkout.courseCount()).toBeGreaterThanOrEqual(50);
  first.kill('SIGTERM');
  await checkout.expectStopped(first);
});

test('prepares nothing the second time, finds its data, and Ctrl+C stops it cleanly', async () => {
  const second = checkout.start();
  report('second start', await second.ready);
  expect(second.stdout()).not.toMatch(/Installing|Building/);
  expect(await checkout.courseCount()).toBeGreaterThanOrEqual(50);

  second.interrupt();
  await checkout.expectStopped(second);
});

test('restarts an api that exited because of a slow statement, with the same gateway', async () => {
  await makeEndless();
  const third = checkout.start({ STATEMENT_TIMEOUT: '2000' });
  await third.ready;
  const ask = graphqlClient(checkout.url, await graphqlSignIn(checkout.url));
  const create = `mutation ($input: CreateGroupInput!) { createGroup(input: $input) { group { id } } }`;
  const { data } = await ask('{ company(code: "demo") { id } }');
  const unanswered = await ask(create, { input: { companyId: data.company.id, name: endless } });
  expect(unanswered.errors).toHaveLength(1);
  await expect.poll(third.stdout).toContain('it is started again');
  await expect.poll(() => ask('{ viewer { email } }').then(({ errors }) => errors)).toBe(undefined);

  third.kill('SIGTERM');
  await checkout.expectStopped(third);
});

/** Creating a group with this name never ends. */
const endless = 'Бесконечная';

async function makeEndless(): Promise<void> {
  const dataDir = join(checkout.folder, '.data', 'database');
  const database = await createEmbedded({ dataDir });
  await database.exec(`
    create function never_end() returns trigger language plpgsql as $$ begin loop end loop; end $$;
    create trigger never_end before insert on groups
      for each row when (new.name = '${endless}') execute function never_end();`);
  await database.close();
}

function report(what: string, milliseconds: number): void {
  process.stdout.write(`${what}: ${(milliseconds / 1000).toFixed(1)} s\n`);
}
