// The company's own files: adding and removing one.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../kit/errors.ts';
import { companyRouteInSteps, pathId } from '../../kit/routes.ts';
import type { Storage } from '../../kit/storage.ts';
import { fileRecord, files, keepFile, readFile, receiveFile } from '../../media/index.ts';
import { companyFile } from '../records.ts';
import { companies } from '../tables.ts';

const settings = { all: 'company_settings' } as const;

export function registerFiles(app: FastifyInstance, { storage }: { storage: Storage }): void {
  companyRouteInSteps(app, {
    method: 'POST',
    path: '/add_media',
    tag: 'Companies',
    summary: "Add one of the company's own files",
    description: 'Multipart form data with the file in the field `file`.',
    permission: settings,
    multipart: true,
    answer: fileRecord.schema,
    status: 201,
    run: ({ scope, request, effect }) =>
      receiveFile(request, storage, (upload) =>
        effect.company(scope, async (transaction) => {
          const id = await keepFile(transaction, scope.companyId, companyFile, upload);
          return readFile(transaction, scope, id);
        }),
      ),
  });

  companyRouteInSteps(app, {
    method: 'POST',
    path: '/delete_media/:file',
    tag: 'Companies',
    summary: "Remove one of the company's own files",
    permission: settings,
    params: z.object({ file: pathId }),
    run: async ({ scope, params: { file: id }, effect }) => {
      let key = '';
      const removed = await effect.company(scope, async (transaction) => {
        await transaction
          .update(companies)
          .set({ video_preview_image_id: null })
          .where(and(eq(companies.id, scope.companyId), eq(companies.video_preview_image_id, id)));
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
      await storage.remove(key);
      return removed;
    },
  });
}
