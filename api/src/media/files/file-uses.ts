// Registers where files are used. Each domain whose records show files declares that beside its tables; files in use
// are not deleted.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnOf, type ColumnName } from '../../kit/database/columns.ts';
import type { QueryScope } from '../../kit/permissions/permissions.ts';
import type { RecordOf } from '../../kit/records/contract.ts';
import { readableRows } from '../../kit/records/readers.ts';
import { fromTable } from '../../kit/records/related.ts';

/** Kinds of records that show files. */
export const useKinds = [
  'company',
  'user',
  'course',
  'lesson',
  'gallery',
  'library',
  'film',
  'invite',
  'external_webinar',
  'test',
  'exam',
  'order',
] as const;
export type UseKind = (typeof useKinds)[number];

/** The place of use, as error messages name it. */
export const useLabels: Record<UseKind, string> = {
  company: 'в файлах компании',
  user: 'в полях пользователей',
  course: 'на обложках курсов',
  lesson: 'в уроках',
  gallery: 'в галереях',
  library: 'в библиотеке',
  film: 'на обложках видео',
  invite: 'в приглашениях',
  external_webinar: 'у внешних вебинаров',
  test: 'в тестах',
  exam: 'в примерах заданий экзаменов',
  order: 'в полях заявок',
};

interface FileUse<Table extends PgTable = PgTable> {
  kind: UseKind;
  /** The record that shows the file. Its name is shown to people who may read it. */
  record: () => RecordOf<Table>;
  name: ColumnName<Table>;
  /** SQL condition on the table's rows: the row shows the file. */
  shows: (owner: Table, file: UsedFile) => SQL;
  /**
   * SQL condition: the row shows the file publicly and permanently, so that other sites and search engines may store
   * its URL.
   */
  showsToAll?: (owner: Table, file: UsedFile) => SQL;
}

export interface UsedFile {
  company_id: SQLWrapper;
  id: SQLWrapper;
}

const declared = new Map<UseKind, FileUse>();

export function declareFileUse<Table extends PgTable>(use: FileUse<Table>): void {
  // The table passed to the functions is the declared one or an alias of it.
  declared.set(use.kind, use as unknown as FileUse);
}

/** The maximum number of users of a file that are named. */
const namedUsers = 20;

export const fileUses = z.array(
  z
    .object({
      kind: z.enum(useKinds).describe('The kind of records that show the file.'),
      count: z.int().describe('Number of these records.'),
      records: z
        .array(
          z
            .object({ id: z.int(), name: z.string() })
            .meta({ id: 'FileUser', description: 'A record that shows a file.' }),
        )
        .describe(`The first ${namedUsers} records that the caller may read.`),
    })
    .meta({ id: 'FileUse', description: 'Records of one kind that show a file.' }),
);

/** SQL: the records that use a file, as one JSON value. */
export function fileUsesOf(file: UsedFile, asker: QueryScope): SQL {
  const each = [...declared.values()].map((use) => {
    const { owner, from } = rowsOf(use, file);
    const readable = readableRows(use.record(), owner, asker);
    const isReadable = readable === 'all' ? sql`true` : readable === 'none' ? sql`false` : readable;
    const id = columnOf(owner, 'id');
    const recordJson = sql`json_build_object('id', ${id}, 'name', ${columnOf(owner, use.name)})`;
    return sql`select ${use.kind}::text as kind, count(*)::integer as count,
      coalesce(to_json((array_agg(${recordJson} order by ${id}) filter (where ${isReadable}))[1:${sql.raw(String(namedUsers))}]), '[]'::json) as records ${from}`;
  });
  return sql`(select coalesce(json_agg(row_to_json(used)), '[]'::json) from (${sql.join(each, sql` union all `)}) as used where used.count > 0)`;
}

/** SQL: the kinds of records that use a file, except one record, as rows. */
export function otherUseKinds(file: UsedFile, aside: { kind: UseKind; id: number }): SQL {
  const each = [...declared.values()].map((use) => {
    const { owner, from } = rowsOf(use, file);
    const other =
      use.kind === aside.kind ? sql` and ${columnOf(owner, 'id')} <> ${aside.id}` : sql``;
    return sql`select ${use.kind}::text as kind where exists (select 1 ${from}${other})`;
  });
  return sql.join(each, sql` union all `);
}

/** SQL: whether any record uses a file. */
export function isUsed(file: UsedFile): SQL {
  const each = [...declared.values()].map(
    (use) => sql`exists (select 1 ${rowsOf(use, file).from})`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

/** SQL: whether any record shows a file publicly. */
export function isPublic(file: UsedFile): SQL {
  const each = [...declared.values()].flatMap(({ showsToAll, ...use }) =>
    showsToAll === undefined
      ? []
      : [sql`exists (select 1 ${rowsOf({ ...use, shows: showsToAll }, file).from})`],
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

function rowsOf({ kind, record, shows }: FileUse, file: UsedFile) {
  const name = `showing_${kind}`;
  const { table } = record();
  const owner = alias(table, name);
  return { owner, from: sql`${fromTable(table, name)} where (${shows(owner, file)})` };
}
