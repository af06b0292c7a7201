// The company's own files: adding and removing one.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowOf, type Database, type Transaction } from '../../kit/database.ts';
import { Failure, notFound } from '../../kit/errors.ts';
import type { Scope } from '../../kit/permissions.ts';
import { companyRoute, companyRouteInSteps, pathId } from '../../kit/routes.ts';
import type { Storage } from '../../kit/storage.ts';
import { required } from '../../kit/texts.ts';
import {
  fileRecord,
  files,
  keepFile,
  readFile,
  takeFiles,
  usesOf,
  useWords,
  type Uploads,
  type UseKind,
} from '../../media/index.ts';
import { companyFile } from '../records.ts';
import { companies } from '../tables.ts';
import { companyFiles } from './file-tables.ts';

const settings = { all: 'company_settings' } as const;

export function registerFiles(
  app: FastifyInstance,
  { database, storage, uploads }: { database: Database; storage: Storage; uploads: Uploads },
): void {
  // The specification has an address of its own for large files; both take chunks.
  for (const path of ['/add_media', '/add_big_media']) {
    companyRouteInSteps(app, {
      method: 'POST',
      path,
      tag: 'Companies',
      summary: "Add one of the company's own files",
      description: 'A file in the field `file`, or a chunk of one.',
      permission: settings,
      upload: true,
      answer: fileRecord.schema,
      status: 201,
      run: (call) =>
        uploads.receiveFile(call, async (transaction, upload) => {
          const { scope } = call;
          const id = await keepFile(transaction, scope.companyId, companyFile, upload);
          return readFile(transaction, scope, id);
        }),
    });
  }

  companyRoute(app, database, {
    method: 'POST',
    path: '/add_files',
    tag: 'Companies',
    summary: "Show files of the file storage among the company's own",
    permission: settings,
    body: z.strictObject({
      file_ids: z.array(z.int32()).min(1, required).max(100, 'Не больше 100 файлов за раз'),
    }),
    answer: z.array(fileRecord.schema),
    run: async ({ transaction, scope, body }) => {
      const file_ids = [...new Set(body.file_ids)];
      const { companyId: company_id } = scope;
      const taken = await takeFiles(transaction, scope, file_ids, 'file_ids');
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

  companyRouteInSteps(app, {
    method: 'POST',
    path: '/delete_media/:file',
    tag: 'Companies',
    summary: "Remove one of the company's own files",
    description: 'One of the file storage stays there.',
    failures: [409],
    permission: settings,
    params: z.object({ file: pathId }),
    run: async ({ scope, params: { file: id }, effect }) => {
      let key: string | undefined;
      const removed = await effect.company(scope, async (transaction) => {
        await transaction
          .update(companies)
          .set({ video_preview_image_id: null })
          .where(and(eq(companies.id, scope.companyId), eq(companies.video_preview_image_id, id)));
        const chosen = await transaction
          .delete(companyFiles)
          .where(and(eq(companyFiles.company_id, scope.companyId), eq(companyFiles.file_id, id)))
          .returning();
        if (chosen.length > 0) return;
        await refuseUsed(transaction, scope, id);
        const [gone] = await transaction
          .delete(files)
          .where(
            and(
              eq(files.company_id, scope.companyId),
              eq(files.id, id),
              eq(files.purpose, companyFile),
            ),
          )
          .returning({ key: files.key });
        if (gone === undefined) throw notFound('Файл не найден');
        key = gone.key;
      });
      if (key !== undefined) await storage.remove(key);
      return removed;
    },
  });
}

/** What is shown elsewhere as well is not removed. */
async function refuseUsed(transaction: Transaction, scope: Scope, id: number): Promise<void> {
  const { uses } = await rowOf<{ uses: { kind: UseKind }[] }>(
    transaction,
    sql`select ${usesOf({ company_id: sql`${scope.companyId}`, id: sql`${id}` }, scope)} as uses`,
  );
  const elsewhere = uses.filter(({ kind }) => kind !== 'company').map(({ kind }) => useWords[kind]);
  if (elsewhere.length === 0) return;
  const message = `Файл используется: ${elsewhere.join(', ')}. Сначала уберите его оттуда`;
  throw new Failure(409, [{ message, code: 'used' }]);
}
