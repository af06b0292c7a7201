// Reads the rows of a dump into a database without data whose tables are the same: all of them or, where anything is
// wrong, none. Triggers stay silent, since what they keep is in the dump, and foreign keys are checked at the end, so that
// the order of tables does not matter.
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { appliedMigrations, isOfBaseline } from '../migrations.ts';
import { tablesOf, type Manifest, type Table } from './format.ts';

/** Characters that are written at once, where one row does not have more. */
const portion = 1_000_000;

/** As the owner of the tables, within a transaction, which `finish` may still make come to nothing. */
export async function restoreRows(
  client: pg.ClientBase,
  { manifest, file }: { manifest: Manifest; file: string },
  finish: () => Promise<void>,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local row_security = off');
    const tables = await tablesOf(client);
    refuseOtherTables(manifest, { tables, migrations: await appliedMigrations(client) });
    const keys = await foreignKeysOf(client);
    await client.query(`lock table ${namesOf(tables)} in access exclusive mode`);
    await refuseData(client);
    await client.query(
      [
        ...ownOf(tables).map(({ name }) => `alter table ${name} disable trigger user`),
        ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
        `truncate ${namesOf(tables)}`,
      ].join(';'),
    );
    await pipeline(createReadStream(file), createGunzip().setEncoding('utf8'), (texts) =>
      insertAll(client, manifest.tables, texts as AsyncIterable<string>),
    );
    for (const [name, last] of Object.entries(manifest.sequences)) {
      await client.query('select setval($1, $2)', [name, last]);
    }
    await client.query(
      [
        ...keys.map((key) => `alter table ${key.table} add constraint ${key.name} ${key.says}`),
        ...ownOf(tables).map(({ name }) => `alter table ${name} enable trigger user`),
      ].join(';'),
    );
    await finish();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze');
}

const namesOf = (tables: readonly Table[]): string => tables.map(({ name }) => name).join(', ');

/** Those that have triggers and foreign keys of Kafedra's. */
const ownOf = (tables: readonly Table[]): Table[] =>
  tables.filter(({ name }) => name.startsWith('public.'));

/** A dump from before the baseline is known by its tables alone: those of the last migration before it are the same. */
function refuseOtherTables(
  dump: Pick<Manifest, 'migrations' | 'tables'>,
  here: { migrations: string[]; tables: Table[] },
): void {
  const columnsOf = (tables: readonly Table[]) =>
    new Set(
      tables.flatMap(({ name, columns }) =>
        columns.map((column) => `${name}.${column.name} (${column.type})`),
      ),
    );
  const [dumped, wanted] = [columnsOf(dump.tables), columnsOf(here.tables)];
  const [different] = [...dumped.symmetricDifference(wanted)].sort();
  if (different !== undefined) {
    const where = dumped.has(different) ? 'only in the dump' : 'missing in it';
    throw new Error(
      `the dump is of another version of Kafedra: restore it with that one (${different} is ${where})`,
    );
  }
  if (isOfBaseline(dump.migrations) && dump.migrations.join() !== here.migrations.join()) {
    throw new Error('the dump is of another version of Kafedra: restore it with that one');
  }
}

/** What the migrations and the job queue write themselves is none. */
async function refuseData(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    'select from (select from companies union all select from users) as data limit 1',
  );
  if (rows.length > 0) {
    throw new Error(
      'the installation holds data already: restore into another DATA_DIR or DATABASE_URL',
    );
  }
}

interface ForeignKey {
  table: string;
  name: string;
  says: string;
}

async function foreignKeysOf(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as table, quote_ident(conname) as name,
      pg_get_constraintdef(pg_constraint.oid) as says
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}

/** Rejects where the rows are not those that the manifest counts. */
async function insertAll(
  client: pg.ClientBase,
  tables: Manifest['tables'],
  texts: AsyncIterable<string>,
): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, { ...table, left: table.rows }]));
  let table: (Table & { left: number }) | undefined;
  let rows: string[] = [];
  let length = 0;
  const insert = async () => {
    if (table !== undefined && rows.length > 0) {
      await client.query(insertInto(table), [`[${rows.join()}]`]);
      table.left -= rows.length;
    }
    [rows, length] = [[], 0];
  };
  for await (const line of linesIn(texts)) {
    if (line.startsWith('"')) {
      await insert();
      table = byName.get(JSON.parse(line));
      if (table === undefined) throw new Error(`the dump has rows of ${line} and no such table`);
    } else {
      rows.push(line);
      length += line.length;
      if (length >= portion) await insert();
    }
  }
  await insert();
  const wrong = [...byName.values()].find(({ left }) => left !== 0);
  if (wrong !== undefined) {
    throw new Error(`the dump is damaged: it has not the ${wrong.rows} rows of ${wrong.name}`);
  }
}

/** No COPY: PGlite ends its engine when a client sends the rows of one. */
function insertInto({ name, columns }: Table): string {
  const names = columns.map((column) => pg.escapeIdentifier(column.name));
  const values = columns.map(({ type }, index) => `(value ->> ${index})::${type}`);
  return `insert into ${name} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as value`;
}

async function* linesIn(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const [first = '', ...others] = text.split('\n');
    rest += first;
    for (const other of others) {
      yield rest;
      rest = other;
    }
  }
}
