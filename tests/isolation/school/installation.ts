// Starts the tested installation: the api in this process, so that its database can be inspected, and the gateway in
// front of it. Ids are unique across tables, so that an id in a response identifies its row.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createApp } from '../../../api/src/app.ts';
import { loadDemoSchool } from '../../../api/src/demo/load.ts';
import { rowsOf, type Database } from '../../../api/src/kit/database/database.ts';
import { folderStorage } from '../../../api/src/kit/files/storage.ts';
import { testSettings } from '../../../api/testing/settings.ts';
import { restCallsFile, startGateway, temporaryFolder } from '../../kit/servers.ts';
import { type RunAsOwner, openDatabases } from './database.ts';
import { servicesOfDomains } from '../declarations.ts';

export interface Installation {
  api: string;
  gateway: string;
  database: Database;
  runAsOwner: RunAsOwner;
  stop(): Promise<void>;
  /** Stops the installation and saves its content as a template, if its database can be copied. */
  saveTemplate(): Promise<InstallationTemplate>;
}

/** The content of a stopped installation. */
export interface InstallationTemplate {
  database: string;
  dataDir: string;
}

/** Starts with the demo school, or with a copy of saved content. */
export async function startInstallation(template?: InstallationTemplate): Promise<Installation> {
  const dataDir = temporaryFolder();
  const {
    database,
    runAsOwner,
    close,
    saveTemplate: keep,
  } = await openDatabases(template?.database);
  if (template) cpSync(template.dataDir, dataDir, { recursive: true });
  else {
    await giveEachIdOnce(runAsOwner);
    await loadDemoSchool(database, { courses: 5, learners: 20 });
  }
  const settings = testSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    COMPANY_HOSTS: 'on',
    TRACE_REST_CALLS: restCallsFile,
    // No quota: the tests send messages to more people in a minute than a school does in a day.
    MESSAGE_QUOTA: '0',
    ...(await settingsOfServices()),
  });
  const storage = folderStorage(join(dataDir, 'files'));
  // The database outlives the api, so that it can be saved as a template.
  const app = await createApp(settings, {
    database: { ...database, close: async () => {} },
    storage,
  });
  await app.startJobs();
  const api = await app.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await startGateway(api);
  const stop = async () => {
    await gateway.stop();
    await app.close();
  };
  return {
    api,
    gateway: gateway.url,
    database,
    runAsOwner,
    async stop() {
      await stop();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    async saveTemplate() {
      await stop();
      return { database: await keep(), dataDir };
    },
  };
}

let services: Promise<Record<string, string>> | undefined;

/**
 * Addresses of the domains' external services. Records refer to them, so all installations of a worker share one of
 * each.
 */
const settingsOfServices = (): Promise<Record<string, string>> =>
  (services ??= Promise.all(servicesOfDomains.map((start) => start())).then((started) =>
    Object.assign({}, ...started),
  ));

/** Ids have nine digits, unlike any other number; each table has a separate range of a million. */
async function giveEachIdOnce(look: RunAsOwner): Promise<void> {
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
