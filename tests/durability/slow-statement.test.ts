// Tests that an endless statement on the embedded database ends the api process, which loses no data and can be started
// again at once.
// @module-tag deep
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEmbedded } from '../../api/src/kit/database/open.ts';
import { newOwner, restClient } from '../kit/rest.ts';
import { dataFolder, startApi } from '../kit/servers.ts';

const dataDir = dataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Creating a group with this name never ends. */
const endless = 'Бесконечная';

async function makeEndless(): Promise<void> {
  const database = await createEmbedded({ dataDir: join(dataDir, 'database') });
  await database.exec(`
    create function never_end() returns trigger language plpgsql as $$ begin loop end loop; end $$;
    create trigger never_end before insert on groups
      for each row when (new.name = '${endless}') execute function never_end();`);
  await database.close();
}

test('the api logs the statement without its values, exits, and has lost nothing', async () => {
  const settings = { DEMO_SCHOOL: 'off', STATEMENT_TIMEOUT: '2000' };
  const first = await startApi(dataDir, settings);
  const { token, companyId } = await newOwner(first.url, 'slow-statement');
  const groups = `/api/companies/${companyId}/groups`;
  const made = await restClient(first.url, token)('POST', groups, { name: 'Первая' });
  expect(made.status).toBe(201);
  await first.stop();

  await makeEndless();
  const second = await startApi(dataDir, settings);
  const unanswered = restClient(second.url, token)('POST', groups, { name: endless });
  await expect(unanswered).rejects.toThrow('fetch failed');
  expect((await second.exited).signal).toBe('SIGALRM');
  const lines = second
    .log()
    .split('\n')
    .filter((line) => line.includes('has run for 2 s'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '').statement).toContain('insert into "groups"');
  expect(lines[0]).not.toContain(endless);

  const third = await startApi(dataDir, settings);
  const { body } = await restClient(third.url, token)('GET', `${groups}?only=name`);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Первая']);
  expect((await third.stop()).code).toBe(0);
});
