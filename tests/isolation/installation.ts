// The installation that is tried: the api in this process, so that its database can be looked into while it answers,
// and the gateway in front of it. An id is given once, whatever the table, so that an id in an answer says whose it is.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createApp } from '../../api/src/app.ts';
import { loadDemoSchool } from '../../api/src/demo/load.ts';
import { rowsOf, type Database } from '../../api/src/kit/database.ts';
import { folderStorage } from '../../api/src/kit/storage.ts';
import { testSettings } from '../../api/testing/settings.ts';
import { restCallsFile, startGateway, temporaryFolder } from '../kit/servers.ts';
import { type Look, openDatabases } from './database.ts';
import { servicesOfDomains } from './declared.ts';

export interface Installation {
  api: string;
  gateway: string;
  database: Database;
  look: Look;
  stop(): Promise<void>;
}

export async function startInstallation(): Promise<Installation> {
  const dataDir = temporaryFolder();
  const { database, look, close } = await openDatabases();
  await giveEachIdOnce(look);
  await loadDemoSchool(database, { courses: 5, learners: 20 });
  const services = await Promise.all(servicesOfDomains.map((start) => start()));
  const settings = testSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    COMPANY_HOSTS: 'on',
    TRACE_REST_CALLS: restCallsFile,
    // It writes to more people in a minute than a school does in a day.
    MESSAGE_QUOTA: '0',
    ...Object.assign({}, ...services.map((service) => service.settings)),
  });
  const storage = folderStorage(join(dataDir, 'files'));
  const app = await createApp(settings, { database: { ...database, close }, storage });
  await app.startJobs();
  const api = await app.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await startGateway(api);
  return {
    api,
    gateway: gateway.url,
    database,
    look,
    async stop() {
      await gateway.stop();
      await app.close();
      await Promise.all(services.map((service) => service.close()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Ids have nine digits, as no other number has; every table counts through a million of its own. */
async function giveEachIdOnce(look: Look): Promise<void> {
  await look(async (transaction) => {
    const identities = await rowsOf<{ table: string; column: string }>(
      transaction,
      sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES' order by 1`,
    );
    for (const [place, { table, column }] of identities.entries()) {
      const first = sql.raw(String((101 + place) * 1_000_000 + 1));
      await transaction.execute(
        sql`alter table ${sql.identifier(table)} alter column ${sql.identifier(column)} restart with ${first}`,
      );
    }
  });
}
