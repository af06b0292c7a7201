// The bytes of uploaded files. Their addresses hold a key that can't be guessed, so images need no token.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../kit/database.ts';
import { failures, schema } from '../kit/documentation.ts';
import { notFound } from '../kit/errors.ts';
import type { Storage } from '../kit/storage.ts';
import { byteRange, hasCurrent, mayShow } from './rules.ts';
import { accountFiles, files } from './tables.ts';

export function registerMedia(
  app: FastifyInstance,
  { database, storage }: { database: Database; storage: Storage },
): void {
  // As the addresses of files say, and below the API's own base.
  for (const base of ['/media', '/api/media']) {
    app.get<{ Params: { key: string } }>(
      `${base}/:key/:name`,
      {
        config: { permission: 'open' },
        schema: schema('Media', 'The bytes of an uploaded file', {
          description: 'Takes `Range` and `If-None-Match`.',
          params: z.object({ key: z.string(), name: z.string() }),
          response: { 200: z.unknown().describe('The bytes.'), ...failures(404, 422) },
        }),
      },
      async (request, reply) => {
        const { key } = request.params;
        if (!z.uuid().safeParse(key).success) throw notFound('Файл не найден');
        const etag = `"${key.toLowerCase()}"`;
        const isKnown = hasCurrent(request.headers['if-none-match'], etag);
        const takes = request.method === 'GET' && !isKnown;
        const file = await database.system((transaction) => findFile(transaction, key, takes));
        if (file === undefined) throw notFound('Файл не найден');
        const name = encodeURIComponent(file.file_name);
        reply.headers({
          'content-type': file.mime_type,
          'content-disposition': `${mayShow(file.mime_type) ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          // A copy must not outlive the address.
          'cache-control':
            file.expires_at === null ? 'private, max-age=31536000, immutable' : 'private, no-store',
          'accept-ranges': 'bytes',
          etag,
        });
        if (isKnown) return reply.code(304).send();
        const comesWhole = 'fetched_once' in file && file.fetched_once;
        const range = comesWhole ? null : byteRange(request.headers.range, file.size);
        if (range === false) {
          return reply.code(416).header('content-range', `bytes */${file.size}`).send();
        }
        if (range === null) {
          return reply.header('content-length', file.size).send(storage.read(file.key));
        }
        return reply
          .code(206)
          .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
          .header('content-length', range.end - range.start + 1)
          .send(storage.read(file.key, range));
      },
    );
  }
}

/** Of a company that is not being removed, or of a person. Whoever takes a file that is fetched once is the last. */
async function findFile(transaction: Transaction, key: string, takes: boolean) {
  const here = and(
    eq(files.key, key),
    sql`coalesce(${files.expires_at} > now(), true)`,
    sql`exists (select 1 from companies company where company.id = ${files.company_id} and company.deleted_at is null)`,
  );
  const [taken] = takes
    ? await transaction
        .update(files)
        // Long ago also for whoever has waited for this: their now() is that of their first statement.
        .set({ expires_at: sql`to_timestamp(0)` })
        .where(and(here, files.fetched_once))
        .returning()
    : [];
  if (taken !== undefined) return taken;
  const [file] = await transaction.select().from(files).where(here);
  if (file !== undefined) return file;
  const [image] = await transaction.select().from(accountFiles).where(eq(accountFiles.key, key));
  return image && { ...image, expires_at: null };
}
