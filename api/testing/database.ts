// Creates a database for a test file, embedded or on the server in TEST_DATABASE_URL. It starts from
// TEST_DATABASE_TEMPLATE (a dump, or a database on the server); otherwise migrations run, which takes seconds.
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { createDatabase, type Database } from '../src/kit/database/database.ts';
import { connectEmbedded, createEmbedded, openDatabase } from '../src/kit/database/open.ts';

interface TestSettings {
  /** Prepared statements per connection. */
  statements?: number;
  /** The server's statement timeout in milliseconds. */
  timeout?: number;
  publicUrl?: string;
}

export async function openTestDatabase(settings: TestSettings = {}): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnServer(server, settings) : openInMemory(settings);
}

async function openInMemory({ statements, publicUrl }: TestSettings): Promise<Database> {
  const dump = template();
  const options = dump === undefined ? {} : { loadDataDir: await openAsBlob(dump) };
  return createDatabase(
    await connectEmbedded(await createEmbedded(options), { prepared: statements, publicUrl }),
  );
}

async function openOnServer(
  server: string,
  { statements, timeout = 0, publicUrl }: TestSettings,
): Promise<Database> {
  const name = `kafedra_${randomUUID().replaceAll('-', '')}`;
  const from = template();
  // Copying files costs a third of writing their pages to the WAL.
  const copied = from ? ` template ${from} strategy file_copy` : '';
  await onServer(server, `create database ${name}${copied}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({
    DATA_DIR: '',
    DATABASE_URL: url.href,
    DATABASE_OWNER_URL: undefined,
    DATABASE_CONNECTIONS: 4,
    STATEMENT_TIMEOUT: timeout,
    ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl }),
    ...(statements !== undefined && { DATABASE_STATEMENTS: statements }),
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

const template = (): string | undefined => process.env['TEST_DATABASE_TEMPLATE'] || undefined;

/** Runs a statement on a server, as the user in the URL. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
