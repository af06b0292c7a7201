// What a dump is: a folder with `manifest.json`, `rows.jsonl.gz` and, where files lie in a folder, `files`. The rows of a
// table follow a line with its name; each is an array of its values as PostgreSQL writes them, or null.
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';

const columns = z.array(z.object({ name: z.string(), type: z.string() }));

export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** Those of the database: `appliedMigrations`. */
  migrations: z.array(z.string()),
  /** Whether files were in a folder, and are here, or in a bucket. */
  files: z.enum(['folder', 'bucket']),
  tables: z.array(z.object({ name: z.string(), columns, rows: z.number() })),
  /** The last value that each sequence gave. */
  sequences: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export interface Table {
  /** As SQL names it, with its schema. */
  name: string;
  /** Without those that are generated. */
  columns: { name: string; type: string }[];
}

export const partsOf = (dump: string) => ({
  manifest: join(dump, 'manifest.json'),
  rows: join(dump, 'rows.jsonl.gz'),
  files: join(dump, 'files'),
});

/** All tables of Kafedra's own, and of the job queue's the one with the jobs: it makes its other rows by itself. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name, (
      select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attname)
      from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace or oid = to_regclass('job_queue.job_common')
    order by 1`,
  );
  return rows;
}
