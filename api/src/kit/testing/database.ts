/**
 * A database for one test file: embedded, or a new one on the server that TEST_DATABASE_URL names, so that the same
 * tests run on both.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { databaseOver } from '../database.ts';
import type { Database } from '../database.ts';
import { connectEmbedded, createEmbedded, openDatabase } from '../database-open.ts';

export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined || server === '' ? openInMemory() : openOnServer(server);
}

async function openInMemory(): Promise<Database> {
  return databaseOver(await connectEmbedded(await createEmbedded({})));
}

async function openOnServer(server: string): Promise<Database> {
  const name = `kafedra_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({
    DATA_DIR: '',
    DATABASE_URL: url.href,
    DATABASE_OWNER_URL: undefined,
    DATABASE_CONNECTIONS: 4,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
