// Serves the playlists and segments of streams. The signature in the URL grants access; playlists use relative URLs, so
// that it covers them too. Each request reads one row, whatever the length of the video.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rowsOf, type Database } from '../../kit/database/database.ts';
import { failures, schema } from '../../kit/http/documentation.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { linkExpired, secondsLeft, sendBytes, bytesResponses } from '../files/stream-file.ts';
import { partType } from './stream-rules.ts';

interface Parts {
  database: Database;
  storage: Storage;
}

export function registerStreams(app: FastifyInstance, { database, storage }: Parts): void {
  for (const base of ['/media', '/api/media']) {
    app.get<{ Params: { key: string; signature: string; name: string } }>(
      `${base}/streams/:key/:signature/:name`,
      {
        config: { permission: 'open' },
        schema: schema('Media', 'Get a playlist or a media file of a stream', {
          description:
            'A playlist, or a media file whose byte ranges playlists reference. Supports `Range` and `If-None-Match`. If browsers can reach the object storage, media files are redirected there with 302. The signature expires like that of a file.',
          params: z.object({ key: z.string(), signature: z.string(), name: z.string() }),
          response: { ...bytesResponses, ...failures(403, 404, 422) },
        }),
      },
      async (request, reply) => {
        const { key, signature, name } = request.params;
        const signed = app.fileAddresses.verify('stream', key, signature);
        if (signed === null) throw linkExpired();
        const size = await sizeOf(database, key, name, signed.owner);
        if (size === undefined) throw notFound('Файл не найден');
        const part = { key: `${key.toLowerCase()}/${name}`, type: partType(name) };
        const seconds = secondsLeft(signed);
        if (storage.linkTo && request.method === 'GET' && part.type === 'video/mp4') {
          const shown = { type: part.type, disposition: 'inline', seconds };
          const link = await storage.linkTo(part.key, shown);
          return reply.header('cache-control', 'private, no-store').redirect(link, 302);
        }
        const etag = `"${part.key}"`;
        return sendBytes(storage, request, reply, {
          ...part,
          size,
          seconds,
          disposition: 'inline',
          etag,
        });
      },
    );
  }
}

/** The size of a part; undefined if the part or its video does not exist. */
async function sizeOf(
  database: Database,
  key: string,
  name: string,
  owner: string,
): Promise<number | undefined> {
  const [part] = await database.system((transaction) =>
    rowsOf<{ size: number | null }>(
      transaction,
      sql`select (stream.parts ->> ${name}::text)::float8 as size from film_streams stream
        join files file on file.company_id = stream.company_id and file.id = stream.file_id
        join companies company on company.id = stream.company_id
        where stream.key = ${key}::uuid and 'c' || stream.company_id = ${owner}
          and company.deleted_at is null and coalesce(file.expires_at > now(), true)`,
    ),
  );
  return part?.size ?? undefined;
}
