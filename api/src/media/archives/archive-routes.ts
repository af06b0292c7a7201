// Routes for requesting an archive of selected files or of a folder with its contents.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import { Failure, notFound } from '../../kit/http/errors.ts';
import { limiter } from '../../kit/http/rate-limits.ts';
import { bulkAnswer, bulkIds, chosenInput } from '../../kit/resource/bulk.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { folderResource } from '../file-storage/folders.ts';
import { itemResource } from '../file-storage/items.ts';
import { fileStorageItems } from '../file-storage/storage-tables.ts';
import { useFiles } from '../grants.ts';
import { archiveSchema, readFolderTree, requestArchive } from './archives.ts';

const inTrash = {
  code: 'deleted',
  message: 'лежат в корзине',
  where: () => eq(fileStorageItems.status, 'deleted'),
};

const common = {
  method: 'POST',
  tag: 'File storage',
  permission: useFiles,
  failures: [429],
} as const;

export function registerArchives(app: FastifyInstance, database: Database): void {
  const often = limiter({ times: 100, minutes: 10 });

  companyRoute(app, database, {
    ...common,
    path: '/file_storage/archive',
    summary: 'Request an archive of files',
    description:
      'The URL expires after ten minutes. At most 10,000 files; paths omit the folders that all files share.',
    body: chosenInput(itemResource, 'file_storage_items_id'),
    answer: bulkAnswer.extend({
      archive: archiveSchema.nullable().describe('Null if no selected files are left.'),
    }),
    run: async ({ transaction, scope, body: { chosen } }) => {
      often.take(`${scope.companyId} ${scope.personId}`);
      const { rows, skipped } = await itemResource.selectRows(useFiles, {
        transaction,
        scope,
        chosen,
        refuses: [inTrash],
      });
      const ordered = await requestArchive(transaction, scope, { rows, folder: null });
      const { ids, archive } = ordered ?? { ids: [], archive: null };
      return { count: ids.length, ids: ids.slice(0, bulkIds), skipped, archive };
    },
  });

  companyRoute(app, database, {
    ...common,
    path: '/file_storage_folders/:id/archive',
    summary: 'Request an archive of a folder with its contents',
    description: 'The URL expires after ten minutes. At most 10,000 files.',
    params: idParams,
    answer: archiveSchema,
    run: async ({ transaction, scope, params: { id } }) => {
      often.take(`${scope.companyId} ${scope.personId}`);
      const [folder, ...below] = await readFolderTree(transaction, scope.companyId, id);
      if (folder === undefined) throw notFound(folderResource.missing);
      const { company_id, folder_id, status } = fileStorageItems;
      const ids = [folder, ...below].map((each) => each.id);
      const rows = and(
        eq(company_id, scope.companyId),
        eq(status, 'kept'),
        sql`${folder_id} = any(${sql.param(ids)}::integer[])`,
      );
      const ordered = await requestArchive(transaction, scope, { rows, folder });
      if (ordered === null) {
        throw new Failure(422, [{ message: 'В этой папке нет файлов', code: 'empty' }]);
      }
      return ordered.archive;
    },
  });
}
