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
import { removeUploads } from './unfinished.ts';
import { findUpload, stateOf } from './upload-rows.ts';

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
    summary: 'Which chunks of an upload are here',
    description:
      'For a day after the last chunk. When all are here, one that is sent again, without bytes even, is answered as the last one was.',
    params,
    answer: uploadSchema,
    run: async ({ transaction, scope, params: { uuid } }) => {
      const upload = await findUpload(transaction, scope.personId, uuid);
      if (upload === undefined) throw missing();
      return stateOf(upload, storage);
    },
  });

  callerRoute(app, database, {
    method: 'DELETE',
    path: '/uploads/:uuid',
    tag,
    summary: 'Give up an upload',
    description: 'What it has become is a file like any other and stays.',
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
          app.log.error({ err }, 'a cancelled upload could not be removed'),
        );
      });
    },
  });
}

const missing = () => notFound('Такой загрузки нет');
