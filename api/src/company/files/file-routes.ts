// Routes that add and remove a company's own files.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import {
  fileRecord,
  createFile,
  readFile,
  registerMediaOwner,
  requireStoredFiles,
  type MediaParts,
} from '../../media/index.ts';
import { companyFile } from '../records.ts';
import { companies } from '../tables.ts';
import { companyFiles } from './file-tables.ts';

const settings = { all: 'company_settings' } as const;

export function registerFiles(app: FastifyInstance, parts: MediaParts): void {
  const { database } = parts;
  registerMediaOwner(app, parts, {
    tag: 'Companies',
    path: '',
    noun: 'the company',
    kind: 'company',
    purpose: companyFile,
    permission: settings,
    accepts: 'files',
    description: 'It becomes one of the company’s own files.',
    createFile: (transaction, { companyId }, upload) =>
      createFile(transaction, companyId, companyFile, upload),
    release: takeOff,
    uploadsToStorage: true,
    hasPosters: true,
    // The documentation of companies has POST, that of other files DELETE.
    deletedBy: ['POST', 'DELETE'],
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/add_files',
    tag: 'Companies',
    summary: 'Add files of the file storage to the company’s own files',
    permission: settings,
    body: z.strictObject({
      file_ids: z.array(z.int32()).min(1, required).max(100, 'Не больше 100 файлов за раз'),
    }),
    answer: z.array(fileRecord.schema),
    run: async ({ transaction, scope, body }) => {
      const file_ids = [...new Set(body.file_ids)];
      const { companyId: company_id } = scope;
      const taken = await requireStoredFiles(transaction, scope, file_ids, 'file_ids');
      const chosen = taken.filter(({ purpose }) => purpose !== companyFile);
      if (chosen.length > 0) {
        await transaction
          .insert(companyFiles)
          .values(chosen.map(({ id: file_id }) => ({ company_id, file_id })))
          .onConflictDoNothing();
      }
      return Promise.all(file_ids.map((id) => readFile(transaction, scope, id)));
    },
  });
}

/**
 * Removes a file from the company's own files. Returns whether it comes from the file storage, where it stays.
 */
async function takeOff(
  transaction: Transaction,
  { companyId }: Scope,
  fileId: number,
): Promise<boolean> {
  const { id, video_preview_image_id } = companies;
  await transaction
    .update(companies)
    .set({ video_preview_image_id: null })
    .where(and(eq(id, companyId), eq(video_preview_image_id, fileId)));
  const chosen = await transaction
    .delete(companyFiles)
    .where(and(eq(companyFiles.company_id, companyId), eq(companyFiles.file_id, fileId)))
    .returning();
  return chosen.length > 0;
}
