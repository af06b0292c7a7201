// The playlists and segments of streams. As with files, the key in the address is what opens it, which those learn alone who
// may see the film; one row is looked up for each, however long the film is.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowsOf, type Database } from '../../kit/database.ts';
import { failures, schema } from '../../kit/documentation.ts';
import { notFound } from '../../kit/errors.ts';
import type { Storage } from '../../kit/storage.ts';
import { sendBytes, sentBytes } from '../sending.ts';
import { partType } from './stream-rules.ts';

interface Parts {
  database: Database;
  storage: Storage;
}

export function registerStreams(app: FastifyInstance, { database, storage }: Parts): void {
  for (const base of ['/media', '/api/media']) {
    app.get<{ Params: { key: string; name: string } }>(
      `${base}/streams/:key/:name`,
      {
        config: { permission: 'open' },
        schema: schema('Media', 'A part of the stream of a film', {
          description:
            'A playlist, or bytes of which playlists name ranges. Takes `Range` and `If-None-Match`. Where browsers reach the store of files, 302 leads there to the latter.',
          params: z.object({ key: z.string(), name: z.string() }),
          response: { ...sentBytes, ...failures(404, 422) },
        }),
      },
      async (request, reply) => {
        const { key, name } = request.params;
        const size = z.uuid().safeParse(key).success
          ? await sizeOf(database, key, name)
          : undefined;
        if (size === undefined) throw notFound('Файл не найден');
        const part = { key: `${key.toLowerCase()}/${name}`, type: partType(name) };
        if (storage.linkTo && request.method === 'GET' && part.type === 'video/mp4') {
          const link = await storage.linkTo(part.key, { type: part.type, disposition: 'inline' });
          return reply.header('cache-control', 'private, no-store').redirect(link, 302);
        }
        const etag = `"${part.key}"`;
        return sendBytes(storage, request, reply, { ...part, size, disposition: 'inline', etag });
      },
    );
  }
}

/** The bytes of a part; undefined where there is none, or its film is no more. */
async function sizeOf(database: Database, key: string, name: string): Promise<number | undefined> {
  const [part] = await database.system((transaction) =>
    rowsOf<{ size: number | null }>(
      transaction,
      sql`select (stream.parts ->> ${name}::text)::float8 as size from film_streams stream
        join files file on file.company_id = stream.company_id and file.id = stream.file_id
        join companies company on company.id = stream.company_id
        where stream.key = ${key}::uuid and company.deleted_at is null and coalesce(file.expires_at > now(), true)`,
    ),
  );
  return part?.size ?? undefined;
}
