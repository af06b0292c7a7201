// Routes of chunked uploads: received chunks and cancellation.
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { uploadSchema } from '../../kit/files/chunks.ts';
import { afterCommit, type Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { callerRoute } from '../../kit/http/routes.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { uploads } from '../tables.ts';
import { removeUploads } from './unfinished-uploads.ts';
import { findUpload, toUploadState } from './upload-rows.ts';

interface Parts {
  database: Database;
  storage: Storage;
}

const tag = 'Uploads';
const params = z.object({ uuid: z.uuid().transform((uuid) => uuid.toLowerCase()) });

export function registerUploads(app: FastifyInstance, { database, storage }: Parts): void {
  callerRoute(app, database, {
    method: 'GET',
    path: '/uploads/:uuid',
    tag,
    summary: 'Get the received chunks of an upload',
    description:
      'Available for a day after the last chunk. Once all chunks have been received, sending one again, even without content, returns the response of the last chunk.',
    params,
    answer: uploadSchema,
    run: async ({ transaction, scope, params: { uuid } }) => {
      const upload = await findUpload(transaction, scope.personId, uuid);
      if (upload === undefined) throw missing();
      return toUploadState(upload, storage);
    },
  });

  callerRoute(app, database, {
    method: 'DELETE',
    path: '/uploads/:uuid',
    tag,
    summary: 'Cancel an upload',
    description: 'A file that the upload has already become stays.',
    params,
    run: async ({ transaction, scope, params: { uuid } }) => {
      const upload = await findUpload(transaction, scope.personId, uuid);
      if (upload === undefined) throw missing();
      await transaction
        .update(uploads)
        .set({ is_cancelled: true })
        .where(eq(uploads.id, upload.id));
      // The next clean-up retries failures.
      afterCommit(transaction, () => {
        removeUploads({ database, storage }, eq(uploads.id, upload.id)).catch((err: unknown) =>
          app.log.error({ err }, 'removing a cancelled upload failed'),
        );
      });
    },
  });
}

const missing = () => notFound('Такой загрузки нет');
