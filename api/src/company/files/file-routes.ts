/** The company's own files: adding and removing one. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import { notFound } from '../../kit/errors.ts';
import { readOne } from '../../kit/list.ts';
import { scopeOf } from '../../kit/permissions.ts';
import { wholeRecord } from '../../kit/resource.ts';
import type { Storage } from '../../kit/storage.ts';
import { fileRecord, files, receiveFile } from '../../media/index.ts';
import { companyFile } from '../records.ts';
import { companies } from '../tables.ts';

interface Parts {
  database: Database;
  storage: Storage;
}

export function registerFiles(app: FastifyInstance, { database, storage }: Parts): void {
  app.post(
    '/api/companies/:companyId/add_media',
    {
      config: { permission: { all: 'company_settings' } },
      schema: schema('Companies', "Add one of the company's own files", {
        description: 'Multipart form data with the file in the field `file`.',
        consumes: ['multipart/form-data'],
        response: { 201: dataOf(fileRecord.schema), ...failures(401, 403, 404, 413, 415, 422) },
      }),
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const upload = await receiveFile(request, storage);
      try {
        const data = await database.company(scope, async (transaction) => {
          const [row] = await transaction
            .insert(files)
            .values({ ...upload, company_id: scope.companyId, purpose: companyFile })
            .returning({ id: files.id });
          return readOne(
            transaction,
            { record: fileRecord, where: undefined },
            row?.id ?? 0,
            wholeRecord,
            scope,
          );
        });
        return await reply.code(201).send({ data });
      } catch (error) {
        await storage.remove(upload.key);
        throw error;
      }
    },
  );

  app.post(
    '/api/companies/:companyId/delete_media/:file(^\\d{1,9}$)',
    {
      config: { permission: { all: 'company_settings' } },
      schema: schema('Companies', "Remove one of the company's own files", {
        params: z.object({ companyId: z.string(), file: z.string() }),
        response: { 200: dataOf(z.object({})), ...failures(401, 403, 404) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const id = Number((request.params as { file: string }).file);
      const [gone] = await database.company(scope, async (transaction) => {
        await transaction
          .update(companies)
          .set({ video_preview_image_id: null })
          .where(and(eq(companies.id, scope.companyId), eq(companies.video_preview_image_id, id)));
        return transaction
          .delete(files)
          .where(
            and(
              eq(files.company_id, scope.companyId),
              eq(files.id, id),
              eq(files.purpose, companyFile),
            ),
          )
          .returning({ key: files.key });
      });
      if (gone === undefined) throw notFound('Файл не найден');
      await storage.remove(gone.key);
      return { data: {} };
    },
  );
}
