// The file storage: its folders and entries, and how files come into it.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindOfFile } from '@kafedra/common/files';
import type { Database, Transaction } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { Row } from '../../kit/list.ts';
import type { Outbound } from '../../kit/outbound.ts';
import { has, type Scope } from '../../kit/permissions.ts';
import { companyRoute, companyRouteInSteps } from '../../kit/routes.ts';
import type { Storage } from '../../kit/storage.ts';
import { name } from '../../kit/texts.ts';
import { keepFile } from '../files.ts';
import { manageFiles, useFiles } from '../grants.ts';
import { storedFile, takeFiles, type KeptFile } from '../kept-files.ts';
import { requireRoom, type RoomOf } from '../room.ts';
import { files } from '../tables.ts';
import { registerArchives } from '../archives/archive-routes.ts';
import { fetchFile, fileAddress } from './by-address.ts';
import { registerFolders, requireFolder } from './folders.ts';
import { itemRecord, itemResource } from './items.ts';
import { fileStorageItems } from './storage-tables.ts';

interface Parts {
  database: Database;
  storage: Storage;
  outbound: Outbound;
  roomOf: RoomOf;
}

const folder_id = z
  .int32()
  .nullish()
  .describe('The folder that it is put into; the top when left out.');

export function registerFileStorage(app: FastifyInstance, parts: Parts): void {
  const { database } = parts;
  itemResource.register(app, database);
  registerFolders(app, database);
  registerArchives(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: '/file_storage',
    tag: 'File storage',
    summary: 'Put an uploaded file into the file storage',
    description:
      'A file that was just added to the company’s own belongs to the storage from then on.',
    permission: useFiles,
    body: z.strictObject({ file_id: z.int32(), name: name.optional(), folder_id }),
    answer: itemRecord.schema,
    status: 201,
    run: async ({ transaction, scope, body }) => {
      const [file] = await takeFiles(transaction, scope, [body.file_id], 'file_id');
      // Whoever takes away from the company's own files has to be allowed to.
      if (file === undefined || (file.purpose !== storedFile && !has(scope, manageFiles.all))) {
        throw invalid('file_id', itemResource.missing, 'not_found');
      }
      return put(transaction, scope, file, body);
    },
  });

  companyRouteInSteps(app, {
    method: 'POST',
    path: '/file_storage/from_address',
    tag: 'File storage',
    summary: 'Fetch a file from an address into the file storage',
    description:
      'At most 100 MB, of the formats that uploads have. It is a file of the company’s own from then on.',
    permission: useFiles,
    body: z.strictObject({ url: fileAddress, name: name.optional(), folder_id }),
    answer: itemRecord.schema,
    status: 201,
    failures: [424],
    run: ({ scope, body, effect }) =>
      fetchFile({ ...parts, companyId: scope.companyId, url: body.url }, (upload) =>
        effect.company(scope, async (transaction) => {
          requireRoom(await parts.roomOf(transaction, scope.companyId), upload.size, 'url');
          const id = await keepFile(transaction, scope.companyId, storedFile, upload);
          return put(transaction, scope, { ...upload, id, purpose: storedFile }, body);
        }),
      ),
  });
}

interface Entry {
  /** The file's own when left out. */
  name?: string | undefined;
  /** The top when left out. */
  folder_id?: number | null | undefined;
}

/** Makes an entry for a file, which is the storage's from then on. */
export async function put(
  transaction: Transaction,
  scope: Scope,
  file: KeptFile,
  { name: title, folder_id: folder }: Entry,
): Promise<Row> {
  const { companyId: company_id } = scope;
  const folderId = folder ?? null;
  await requireFolder(transaction, scope, folderId);
  if (file.purpose !== storedFile) {
    await transaction
      .update(files)
      .set({ purpose: storedFile })
      .where(and(eq(files.company_id, company_id), eq(files.id, file.id)));
  }
  const [item] = await transaction
    .insert(fileStorageItems)
    .values({
      company_id,
      name: title ?? file.file_name,
      folder_id: folderId,
      file_id: file.id,
      kind: kindOfFile(file.mime_type),
      size: file.size,
    })
    .returning({ id: fileStorageItems.id });
  return itemResource.find(transaction, scope, item?.id ?? 0);
}
