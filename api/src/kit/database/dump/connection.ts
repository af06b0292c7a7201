// A connection to the database that the settings name, as the owner of its tables, which are left as they are.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { lockFolder } from '../folder-lock.ts';
import { createEmbedded, embeddedPool, type DatabaseSettings } from '../open.ts';

export async function withOwner<Result>(
  settings: DatabaseSettings,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  if (settings.DATABASE_URL === undefined) return withEmbedded(settings.DATA_DIR, work);
  const client = new pg.Client({
    connectionString: settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL,
  });
  client.on('error', () => {}); // A connection that breaks fails the statement that runs.
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function withEmbedded<Result>(
  dataDir: string,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) throw new Error(`there is no database in ${dataDir}`);
  const lock = lockFolder(dataDir);
  try {
    const engine = await createEmbedded({ dataDir: folder });
    const pool = embeddedPool(engine);
    try {
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    } finally {
      await pool.end();
      await engine.close();
    }
  } finally {
    lock.release();
  }
}
