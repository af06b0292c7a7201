// The library: reusable entries on shelves. Files are added from the file storage and copied back into it; templates
// are added and used through the domains that copy them.
import { kindOfFile } from '@kafedra/common/files';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowsOf, type Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { readList } from '../../kit/lists/list.ts';
import type { Row } from '../../kit/lists/contract.ts';
import { belongsTo, fieldsOf, record, selectList } from '../../kit/records/record.ts';
import { resource, wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { choice, name, required } from '../../kit/values/texts.ts';
import { createItem } from '../file-storage/storage-routes.ts';
import { itemRecord } from '../file-storage/items.ts';
import { manageFiles, useFiles } from '../grants.ts';
import { requireRemovable, requireStoredFiles } from '../files/company-files.ts';
import { fileRecord } from '../records.ts';
import { declareFileUse } from '../files/file-uses.ts';
import { fileShelves, libraryTypes, templateShelves } from './library-rules.ts';
import { libraryEntries } from './library-tables.ts';

const tag = 'Library';

export const libraryRecord = record(libraryEntries)({
  name: 'LibraryEntry',
  description: 'An entry on a shelf of the library.',
  permissions: { read: useFiles, update: manageFiles, delete: manageFiles },
  order: 'name',
  hidden: ['author_id'],
  computed: {
    author_name: {
      schema: z.string().nullable().describe('Name of the author; null if they left the company.'),
      sql: ({ company_id, author_id }) =>
        sql`(select member.full_name from company_members member where member.company_id = ${company_id} and member.user_id = ${author_id})`,
    },
  },
  relations: { file: belongsTo(() => fileRecord, 'file_id') },
});

export const libraryResource = resource({
  record: libraryRecord,
  path: '/library',
  tag,
  missing: 'В библиотеке этого нет',
  words: { one: 'одну запись', many: 'записей', all: 'Записи' },
  sort: ['name', 'created_at'],
  searched: ['name'],
  filters: ['type', 'kind'],
  countBy: ['type'],
  update: z.strictObject({ name: name.optional() }),
  bulk: {
    ids: 'library_entries_id',
    actions: { delete: { summary: 'Remove entries from the library; files stay', does: 'delete' } },
  },
});

export function registerLibrary(app: FastifyInstance, database: Database): void {
  libraryResource.register(app, database);
  registerShelves(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_media',
    tag,
    summary: 'Add files from the file storage to a shelf',
    permission: useFiles,
    body: z.strictObject({
      file_ids: z.array(z.int32()).min(1, required).max(100, 'Не больше 100 файлов за раз'),
      type: choice(fileShelves, 'Выберите полку'),
    }),
    answer: z.array(libraryRecord.schema),
    status: 201,
    run: async ({ transaction, scope, body: { file_ids, type } }) => {
      const taken = await requireStoredFiles(
        transaction,
        scope,
        [...new Set(file_ids)],
        'file_ids',
      );
      requireRemovable(scope, taken, 'file_ids');
      const isOther = ({ mime_type }: { mime_type: string }) => kindOfFile(mime_type) !== 'film';
      if (type === 'video' && taken.some(isOther)) {
        throw invalid('file_ids', 'На полку «Видео» кладут только видео', 'not_a_film');
      }
      const put = await transaction
        .insert(libraryEntries)
        .values(
          taken.map((file) => ({
            company_id: scope.companyId,
            type,
            name: file.file_name,
            file_id: file.id,
            kind: kindOfFile(file.mime_type),
            author_id: scope.personId,
          })),
        )
        .returning({ id: libraryEntries.id });
      const fields = selectList(fieldsOf(libraryRecord, libraryEntries, wholeRecord, scope));
      const ids = idArray(put.map(({ id }) => id));
      return rowsOf<Row>(
        transaction,
        sql`select ${fields} from ${libraryEntries} where ${libraryEntries.company_id} = ${scope.companyId} and ${libraryEntries.id} = any(${ids}) order by ${libraryEntries.id}`,
      );
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/library_media/:entry_id/copy',
    tag,
    summary: 'Copy a file from the library into the file storage',
    permission: useFiles,
    params: z.object({ entry_id: pathId }),
    body: z.strictObject({
      folder_id: z.int32().nullish().describe('Default: the top level.'),
    }),
    answer: itemRecord.schema,
    status: 201,
    run: async ({ transaction, scope, params: { entry_id: id }, body }) => {
      const entry = await libraryResource.find(transaction, scope, id);
      if (entry['file_id'] === null) {
        throw invalid('id', 'Скопировать в хранилище можно только файл', 'not_a_file');
      }
      const named = { ...body, name: String(entry['name']) };
      return createItem(transaction, scope, Number(entry['file_id']), named, 'id');
    },
  });
}

/** The specification's routes: one for all shelves, and one per shelf. */
function registerShelves(app: FastifyInstance, database: Database): void {
  const shelves = [
    { path: '/library/all', types: libraryTypes, summary: 'List the entries of all shelves' },
    ...templateShelves.map((type) => ({
      path: `/library/${type}`,
      types: [type],
      summary: `List the shelf \`${type}\``,
    })),
    ...fileShelves.map((type) => ({
      path: `/library/type/${type}`,
      types: [type],
      summary: `List the shelf \`${type}\``,
    })),
  ];
  for (const { path, types, summary } of shelves) {
    companyRoute(app, database, {
      method: 'GET',
      path,
      tag,
      summary,
      permission: useFiles,
      query: libraryResource.listQuery().omit({ type: true, kind: true, each: true }),
      list: libraryRecord.schema,
      run: ({ transaction, scope, query }) => {
        const parameters = libraryResource.readParameters({ ...query, type: [...types] });
        return readList(transaction, libraryResource.source(useFiles), parameters, scope);
      },
    });
  }
}

declareFileUse({
  kind: 'library',
  record: () => libraryRecord,
  name: 'name',
  shows: (entry, file) =>
    sql`(${entry.company_id} = ${file.company_id} and (${entry.file_id} = ${file.id} or ${entry.id} = any(array(
      select shown.entry_id from library_entry_files shown
        where shown.company_id = ${file.company_id} and shown.file_id = ${file.id}))))`,
});
