// The library: its entries, adding files to it, and copying them back to the storage.
import type {
  AddLibraryFilesInput,
  CopyLibraryFileInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { FileStorageItemRow, LibraryEntryRow } from '../../__generated__/rows.ts';
import { wholeRelation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { requireGlobal, requireInCompany } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { loadRecords } from '../../kit/records/records.ts';
import {
  globalId,
  globalIds,
  renamedFields,
  translatedBody,
} from '../../kit/mutations/translations.ts';
import { selectedRecord, updates } from '../../kit/mutations/writes.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { fileStorageItems, libraryEntries as entries } from '../collections.ts';

const fileIds = globalIds('UploadedFile', 'file_ids', 'Файл не найден');
const folderId = globalId('FileStorageFolder', 'folder_id', 'Папка не найдена');

const resolvers: Resolvers = {
  Company: {
    library: connection(entries, { sort: 'name' }),
  },
  Mutation: {
    addLibraryFiles: mutation<AddLibraryFilesInput, { libraryEntries: LibraryEntryRow[] }>(
      {
        call: 'POST /companies/{companyId}/library_media',
        failed: { libraryEntries: [] },
        fields: renamedFields({ fileIds }),
      },
      async (input, { rest, shapes }, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await rest.write<{ id: number }[]>(
          'POST',
          path`/companies/${{ companyId }}/library_media`,
          translatedBody(input, companyId, { fileIds }, ['companyId']),
        );
        const plan = planRecord(info, shapes, { at: ['libraryEntries'] });
        const ids = data.map(({ id }) => id);
        return {
          libraryEntries: plan ? await loadRecords(rest, entries(companyId), ids, plan) : [],
        };
      },
    ),
    updateLibraryEntry: updates(entries),
    deleteLibraryEntries: deletesMany(selectionOf(entries, 'записи')),
    copyLibraryFile: mutation<CopyLibraryFileInput, { fileStorageItem: FileStorageItemRow | null }>(
      {
        call: 'POST /companies/{companyId}/library_media/{entry_id}/copy',
        failed: { fileStorageItem: null },
        fields: renamedFields({ folderId }),
      },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'LibraryEntry');
        const { data } = await context.rest.write<Partial<FileStorageItemRow> | null>(
          'POST',
          path`/companies/${{ companyId }}/library_media/${{ entry_id: id }}/copy`,
          translatedBody(input, companyId, { folderId }, ['id']),
        );
        const collection = fileStorageItems(companyId);
        return {
          fileStorageItem: await selectedRecord(context, info, 'fileStorageItem', collection, data),
        };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: { LibraryEntry: { file: wholeRelation('file') } },
  nodes: nodeReaders(entries),
} satisfies Domain;
