// Writes all rows of a database into a dump, as they are at one moment. It reads tables as it finds them, so that the
// database of another version can be dumped, too.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { appliedMigrations } from '../migrations.ts';
import { tablesOf, type Manifest, type Table } from './format.ts';

type Dumped = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/** How many rows are read at once. */
const portion = 200;

/** How values are written, whatever the server is set to; and an error in place of rows that its policies hide. */
const settings = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local row_security = off`;

/** As the owner of the tables. */
export async function dumpRows(client: pg.ClientBase, file: string): Promise<Dumped> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query(settings);
    const migrations = await appliedMigrations(client);
    const tables: Manifest['tables'] = (await tablesOf(client)).map((table) => ({
      ...table,
      rows: 0,
    }));
    if (migrations.length === 0) throw new Error('the database holds no installation');
    await pipeline(
      Readable.from(linesOf(client, tables)),
      createGzip(),
      createWriteStream(file, { flags: 'wx', flush: true }),
    );
    return { migrations, tables, sequences: await sequencesOf(client) };
  } finally {
    await client.query('rollback');
  }
}

/** Counts the rows on the way. */
async function* linesOf(client: pg.ClientBase, tables: Manifest['tables']): AsyncGenerator<string> {
  for (const table of tables) {
    yield `${JSON.stringify(table.name)}\n`;
    await client.query(`declare dumped no scroll cursor for ${rowsOf(table)}`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${portion} from dumped`);
      if (rows.length === 0) break;
      table.rows += rows.length;
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
    await client.query('close dumped');
  }
}

/** A newline within a value is escaped in JSON. */
function rowsOf({ name, columns }: Table): string {
  const values = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`);
  return `select array_to_json(array[${values.join(', ')}])::text as row from only ${name}`;
}

async function sequencesOf(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last
    from pg_sequences where schemaname = 'public' and last_value is not null
    order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
