// The file storage: entries and folders, bulk actions, and adding files to it.
import type { FetchFileStorageItemInput, Resolvers } from '../../__generated__/resolvers.ts';
import type { FileStorageItemRow, FileStorageUsageRow } from '../../__generated__/rows.ts';
import { companySingleton } from '../../kit/records/companies.ts';
import { columns, relation, wholeRelation } from '../../kit/plan/needs.ts';
import { connection, list } from '../../kit/plan/reads.ts';
import {
  bulk,
  changesMany,
  deletesMany,
  restoresMany,
  skippedOf,
  type TranslationsOf,
} from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { toGlobalId } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { globalId, renamedFields, translatedBody } from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, updates } from '../../kit/mutations/writes.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { fileStorageFolders as folders, fileStorageItems } from '../collections.ts';

const chosenItems = selectionOf(fileStorageItems, 'файлы');
const chosenFolders = selectionOf(folders, 'папки');

const folderId = globalId('FileStorageFolder', 'folder_id', 'Папка не найдена');
const parentId = globalId('FileStorageFolder', 'parent_id', 'Папка не найдена');
const fileId = globalId('UploadedFile', 'file_id', 'Файл не найден');

/** An omitted folder means the top level, as null does. */
type Into<Field extends string> = { readonly [Name in Field]?: string | null | undefined };
const intoFolder: TranslationsOf<Into<'folderId'>> = { folderId };
const underFolder: TranslationsOf<Into<'parentId'>> = { parentId };

const nothing = { skipped: null, skippedCount: 0 };

const resolvers: Resolvers = {
  Company: {
    fileStorage: connection(fileStorageItems, { sort: 'name' }),
    fileStorageFolders: list(folders, { sort: 'name', size: 100 }),
    fileStorageUsage: companySingleton<FileStorageUsageRow>('file_storage/usage'),
  },
  Mutation: {
    createFileStorageItem: creates(fileStorageItems, { fileId, folderId }),
    fetchFileStorageItem: mutation<
      FetchFileStorageItemInput,
      { fileStorageItem: FileStorageItemRow | null }
    >(
      {
        call: `POST ${fileStorageItems.route}/from_address`,
        failed: { fileStorageItem: null },
        fields: renamedFields({ folderId }),
      },
      async (input, context, info) => {
        const { collection, companyId } = fileStorageItems.listOf(input);
        const { data } = await context.rest.write<Partial<FileStorageItemRow> | null>(
          'POST',
          under(collection.path, '/from_address'),
          translatedBody(input, companyId, { folderId }, ['companyId']),
        );
        return {
          fileStorageItem: await selectedRecord(context, info, 'fileStorageItem', collection, data),
        };
      },
    ),
    updateFileStorageItem: updates(fileStorageItems),
    moveFileStorageItems: changesMany(chosenItems, 'move', intoFolder),
    copyFileStorageItems: bulk(
      chosenItems,
      {
        action: 'copy',
        failed: { copiedCount: 0, ...nothing },
        translations: intoFolder,
      },
      (done) => ({ copiedCount: done.count, ...skippedOf(done) }),
    ),
    deleteFileStorageItems: deletesMany(chosenItems),
    restoreFileStorageItems: restoresMany(chosenItems),
    destroyFileStorageItems: bulk(
      chosenItems,
      {
        action: 'destroy',
        failed: { deletedFileStorageItemIds: [] as string[], deletedCount: 0, ...nothing },
      },
      ({ companyId, ids, count, ...done }) => ({
        deletedFileStorageItemIds: ids.map((id) =>
          toGlobalId({ type: 'FileStorageItem', companyId, id }),
        ),
        deletedCount: count,
        ...skippedOf(done),
      }),
    ),
    createFileStorageFolder: creates(folders, { parentId }),
    updateFileStorageFolder: updates(folders),
    moveFileStorageFolders: changesMany(chosenFolders, 'move', underFolder),
    deleteFileStorageFolders: deletesMany(chosenFolders),
    restoreFileStorageFolders: restoresMany(chosenFolders),
  },
};

export default {
  resolvers,
  shapes: {
    FileStorageItem: {
      file: wholeRelation('file'),
      uses: wholeRelation('uses'),
      folderDatabaseId: columns('folder_id'),
    },
    FileUse: { records: relation('records') },
    FileStorageFolder: { parentDatabaseId: columns('parent_id') },
  },
  conditions: {
    FileStorageFilter: { folder: idsCondition('FileStorageFolder', 'folder_id') },
  },
  nodes: nodeReaders(fileStorageItems, folders),
} satisfies Domain;
