// Files attached to messages and answers: uploaded first, visible to the sender only, and deleted after 24 hours unless
// a message uses them.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idArray, idsOf } from '../../kit/lists/filters.ts';
import type { Grants, Scope } from '../../kit/permissions/permissions.ts';
import { companyRouteInSteps } from '../../kit/http/routes.ts';
import { createExpiringFile } from '../files/expiring-files.ts';
import { readFile } from '../files/files.ts';
import { fileRecord } from '../records.ts';
import type { Uploads } from './upload.ts';

export type MessagePurpose = 'homework' | 'test_answer' | 'order_comment';

interface MessageFiles<Params> {
  purpose: MessagePurpose;
  path: string;
  tag: string;
  summary: string;
  permission: Grants;
  params?: z.ZodType<Params> & { shape: z.ZodRawShape };
  /** Throws if the caller can't write there. */
  admits?: (scope: Scope, params: Params) => Promise<unknown>;
}

/** Registers the upload route. */
export function registerMessageFiles<Params = undefined>(
  app: FastifyInstance,
  uploads: Uploads,
  { purpose, admits, ...route }: MessageFiles<Params>,
): void {
  companyRouteInSteps<Params, undefined, undefined, unknown>(app, {
    ...route,
    method: 'POST',
    description: 'The file is deleted after 24 hours unless a message uses it.',
    upload: true,
    answer: fileRecord.schema,
    status: 201,
    run: async (call) => {
      const { scope, params } = call;
      await admits?.(scope, params);
      return uploads.receiveFile(call, async (transaction, upload) => {
        const owned = { ...upload, owner_id: scope.personId };
        const id = await createExpiringFile(transaction, scope.companyId, purpose, owned);
        return readFile(transaction, scope, id);
      });
    },
  });
}

/**
 * Makes the files permanent and returns their ids; each can be attached once. Throws 422 for `files_id` that the sender
 * has not uploaded for this purpose.
 */
export async function attachMessageFiles(
  transaction: Transaction,
  { companyId, personId }: { companyId: number; personId: number | null },
  purpose: MessagePurpose,
  sent: readonly number[],
): Promise<number[]> {
  const ids = idsOf(sent);
  if (ids.length === 0) return ids;
  const attached = await rowsOf(
    transaction,
    sql`update files set expires_at = null
      where company_id = ${companyId} and id = any(${idArray(ids)}) and purpose = ${purpose}
        and owner_id = ${personId}::integer and expires_at > now() returning id`,
  );
  if (attached.length < ids.length) {
    throw invalid('files_id', 'Файл не найден: загрузите его ещё раз', 'not_found');
  }
  return ids;
}
