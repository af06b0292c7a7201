// Routes of the file storage: folders, entries, and adding files.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindOfFile } from '@kafedra/common/files';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { limiter } from '../../kit/http/rate-limits.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, companyRouteInSteps } from '../../kit/http/routes.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { name } from '../../kit/values/texts.ts';
import { createFile } from '../files/files.ts';
import { useFiles } from '../grants.ts';
import { requireFileForStorage } from '../files/company-files.ts';
import { fileStoragePurpose } from '../owners/profile-files.ts';
import { requireQuota, type ReadQuota } from '../files/quota.ts';
import { files } from '../tables.ts';
import { registerArchives } from '../archives/archive-routes.ts';
import { fetchFile, fileAddress } from './fetch-file.ts';
import { findFolder, registerFolders, requireFolder } from './folders.ts';
import { itemRecord, itemResource } from './items.ts';
import { fileStorageItems } from './storage-tables.ts';

interface Parts {
  database: Database;
  storage: Storage;
  outbound: Outbound;
  readQuota: ReadQuota;
}

const folder_id = z.int32().nullish().describe('The folder of the entry; default: the top level.');

export function registerFileStorage(app: FastifyInstance, parts: Parts): void {
  const { database } = parts;
  itemResource.register(app, database);
  registerFolders(app, database);
  registerArchives(app, database);
  const often = limiter({ times: 100, minutes: 10 });

  companyRoute(app, database, {
    method: 'POST',
    path: '/file_storage',
    tag: 'File storage',
    summary: 'Add an uploaded file to the file storage',
    description:
      'Accepts a file that was uploaded for the storage or just added to the company’s own files; it then belongs to the storage. A file that was uploaded for the storage is added at the top level if its folder no longer exists.',
    permission: useFiles,
    body: z.strictObject({ file_id: z.int32(), name: name.optional(), folder_id }),
    answer: itemRecord.schema,
    status: 201,
    run: ({ transaction, scope, body: { file_id, ...entry } }) =>
      createItem(transaction, scope, file_id, entry),
  });

  companyRouteInSteps(app, {
    method: 'POST',
    path: '/file_storage/from_address',
    tag: 'File storage',
    summary: 'Fetch a file from a URL into the file storage',
    description: 'At most 100 MB, in the formats of uploads. The file becomes the company’s own.',
    permission: useFiles,
    body: z.strictObject({ url: fileAddress, name: name.optional(), folder_id }),
    answer: itemRecord.schema,
    status: 201,
    failures: [424, 429],
    run: async ({ scope, body: { url, ...entry }, effect }) => {
      const { companyId } = scope;
      often.take(`${companyId} ${scope.personId}`);
      await database.company(scope, async (transaction) => {
        await requireFolder(transaction, scope, entry.folder_id ?? null);
        // The size is unknown before the file is fetched.
        requireQuota(await parts.readQuota(transaction, companyId), 1, 'url');
      });
      return fetchFile({ ...parts, companyId, url }, (upload) =>
        effect.company(scope, async (transaction) => {
          requireQuota(await parts.readQuota(transaction, companyId), upload.size, 'url');
          const id = await createFile(transaction, companyId, fileStoragePurpose, upload);
          return createItem(transaction, scope, id, entry);
        }),
      );
    },
  });
}

interface Entry {
  /** Defaults to the file's own name. */
  name?: string | undefined;
  /** Defaults to the root. */
  folder_id?: number | null | undefined;
}

/**
 * Creates an entry for a file and makes the file part of the storage. Throws 422 if the file or the folder does not
 * exist.
 */
export async function createItem(
  transaction: Transaction,
  scope: Scope,
  fileId: number,
  { name: title, folder_id = null }: Entry,
  field = 'file_id',
): Promise<Row> {
  const { companyId: company_id } = scope;
  const file = await requireFileForStorage(transaction, scope, fileId, field);
  // A new upload is stored at the root if its folder was deleted meanwhile.
  const isLost = file.isWaiting && !(await findFolder(transaction, scope, folder_id));
  if (!file.isWaiting) await requireFolder(transaction, scope, folder_id);
  if (file.isWaiting || file.purpose !== fileStoragePurpose) {
    await transaction
      .update(files)
      .set({ purpose: fileStoragePurpose, owner_id: null, expires_at: null })
      .where(and(eq(files.company_id, company_id), eq(files.id, file.id)));
  }
  const [item] = await transaction
    .insert(fileStorageItems)
    .values({
      company_id,
      name: title ?? file.file_name,
      folder_id: isLost ? null : folder_id,
      file_id: file.id,
      kind: kindOfFile(file.mime_type),
      size: file.size,
    })
    .returning({ id: fileStorageItems.id });
  return itemResource.find(transaction, scope, item?.id ?? 0);
}
