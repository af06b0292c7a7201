// Archives of files in the storage: requested here, downloaded like any file.
import type { ArchiveFileStorageFolderInput } from '../../__generated__/resolvers.ts';
import type { FileArchiveRow } from '../../__generated__/rows.ts';
import { bulk, skippedOf, type BulkAnswer } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { fileStorageFolders, fileStorageItems } from '../collections.ts';

interface Archived extends BulkAnswer {
  readonly archive?: FileArchiveRow | null;
}

export default {
  resolvers: {
    Mutation: {
      archiveFileStorageItems: bulk(
        selectionOf(fileStorageItems, 'файлы'),
        {
          action: 'archive',
          failed: { archive: null as FileArchiveRow | null, skipped: null, skippedCount: 0 },
        },
        (done: Archived) => ({ archive: done.archive ?? null, ...skippedOf(done) }),
      ),
      archiveFileStorageFolder: mutation<
        ArchiveFileStorageFolderInput,
        { archive: FileArchiveRow | null }
      >(
        { call: `POST ${fileStorageFolders.route}/{id}/archive`, failed: { archive: null } },
        async (input, { rest }) => {
          const { companyId, id } = requireInCompany(input.id, 'FileStorageFolder');
          const at = below(fileStorageFolders(companyId).path, { id }, '/archive');
          return { archive: (await rest.write<FileArchiveRow>('POST', at)).data };
        },
      ),
    },
  },
  shapes: { FileArchive: {} },
} satisfies Domain;
