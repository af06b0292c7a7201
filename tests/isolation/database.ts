// The database of an installation, as docs/operating.md sets one up: on PostgreSQL the api signs in as a role that owns
// nothing and can't go around row-level security, so that not even a statement that leaves its role sees more. Without a
// server it is the embedded one, whose only user is its superuser.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../api/src/kit/database/database.ts';
import { openDatabase } from '../../api/src/kit/database/open.ts';
import { asOwner } from '../../api/testing/schools/row-counts.ts';
import { onServer, openTestDatabase } from '../../api/testing/database.ts';

/** Sees and may change every row, as nobody does who uses the api. */
export type Look = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

export interface OpenDatabase {
  /** What the api works with. */
  database: Database;
  look: Look;
  close: () => Promise<void>;
  /** Ends all sessions and keeps what is there, if it can be kept; answers its name, for others to begin with. */
  keep: () => Promise<string>;
}

/** Whether it is on a server. */
export const canBeKept = process.env['TEST_DATABASE_URL'] !== undefined;

/** On the server that TEST_DATABASE_URL names, with what the template has: TEST_DATABASE_TEMPLATE, or one that was kept. */
export async function openDatabases(template?: string): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnServer(server, template) : openEmbedded();
}

async function openEmbedded(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  const keep = () => Promise.reject(new Error('the embedded database has no copies'));
  return { database, look: (work) => asOwner(database, work), close: database.close, keep };
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
    look: (work) => asOwner(owners, work),
    close: async () => {
      await closeBoth();
      await onServer(server, `drop database ${name} with (force)`);
    },
    keep: async () => {
      await closeBoth();
      return name;
    },
  };
}

const login = 'isolation_login';

/** There is one for all databases of a server, and several installations may begin at once: whoever comes second waits. */
const createLogin = `do $$ begin
  begin create role ${login} login; exception when duplicate_object or unique_violation then null; end;
  begin grant kafedra_app, kafedra_system to ${login}; exception when unique_violation then null; end;
end $$`;

/** What the suite proves would be worth nothing. */
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
