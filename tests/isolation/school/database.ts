// Opens the database of a tested installation as docs/operating.md sets one up. On PostgreSQL the api's role owns
// nothing and can't bypass row-level security, so even a statement that resets its role sees no more. Without a server
// the embedded database is used, whose only user is a superuser.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../api/src/kit/database/database.ts';
import { openDatabase } from '../../../api/src/kit/database/open.ts';
import { asOwner } from '../../../api/testing/schools/row-counts.ts';
import { onServer, openTestDatabase } from '../../../api/testing/database.ts';

/** Runs work that sees and may change every row, which the api's role can't. */
export type RunAsOwner = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

export interface OpenDatabase {
  /** The api's connection. */
  database: Database;
  runAsOwner: RunAsOwner;
  close: () => Promise<void>;
  /** Ends all sessions and keeps the database as a template, if possible; returns its name. */
  saveTemplate: () => Promise<string>;
}

/** Whether the database is on a server, where it can be copied. */
export const supportsTemplates = process.env['TEST_DATABASE_URL'] !== undefined;

/**
 * On the server of TEST_DATABASE_URL, a copy of the template: TEST_DATABASE_TEMPLATE, or one that `keep` returned.
 */
export async function openDatabases(template?: string): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnServer(server, template) : openEmbedded();
}

async function openEmbedded(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  const keep = () => Promise.reject(new Error('the embedded database has no copies'));
  return {
    database,
    runAsOwner: (work) => asOwner(database, work),
    close: database.close,
    saveTemplate: keep,
  };
}

async function openOnServer(
  server: string,
  template = process.env['TEST_DATABASE_TEMPLATE'],
): Promise<OpenDatabase> {
  const name = `isolation_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  await onServer(server, createLogin);
  const address = (login?: string): string => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    if (login !== undefined) url.username = login;
    return url.href;
  };
  const settings = {
    DATA_DIR: '',
    DATABASE_OWNER_URL: address(),
    DATABASE_CONNECTIONS: 8,
  };
  const database = await openDatabase({ ...settings, DATABASE_URL: address(login) });
  await refuseMightyLogin(database);
  const owners = await openDatabase({ ...settings, DATABASE_URL: address() });
  const closeBoth = async () => {
    await Promise.all([database.close(), owners.close()]);
  };
  return {
    database,
    runAsOwner: (work) => asOwner(owners, work),
    close: async () => {
      await closeBoth();
      await onServer(server, `drop database ${name} with (force)`);
    },
    saveTemplate: async () => {
      await closeBoth();
      return name;
    },
  };
}

const login = 'isolation_login';

/**
 * All databases of a server share one login role. Several installations may start at once: the second waits.
 */
const createLogin = `do $$ begin
  begin create role ${login} login; exception when duplicate_object or unique_violation then null; end;
  begin grant kafedra_app, kafedra_system to ${login}; exception when unique_violation then null; end;
end $$`;

/** With a privileged role the suite would prove nothing. */
async function refuseMightyLogin(database: Database): Promise<void> {
  const { rows } = (await asOwner(database, (transaction) =>
    transaction.execute(sql`
      select session_user as login, rolsuper or rolbypassrls as is_mighty,
        exists (select 1 from pg_class where relowner = pg_roles.oid) as owns_tables
      from pg_roles where rolname = session_user`),
  )) as { rows: { login: string; is_mighty: boolean; owns_tables: boolean }[] };
  const [found] = rows;
  if (found?.login !== login || found.is_mighty || found.owns_tables)
    throw new Error(`the api signs in with more than it should have: ${JSON.stringify(found)}`);
}
