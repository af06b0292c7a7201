// Serves the bytes of uploaded files. URLs are signed for some hours, so that images need no token.
import { imageWidths } from '@kafedra/common/files';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../kit/database/database.ts';
import { failures, schema } from '../kit/http/documentation.ts';
import { notFound } from '../kit/http/errors.ts';
import type { Signed } from '../kit/files/signed-urls.ts';
import { matchesEtag } from '../kit/http/caching.ts';
import { sendArchive, type ArchiveParts } from './archives/archives.ts';
import { hasHiddenName, neutralName } from './files/hidden-names.ts';
import { preferredFormat, resizedVariant } from './images/images.ts';
import { isShownInline } from './rules.ts';
import { addressOf } from './records.ts';
import { linkExpired, secondsLeft, sendBytes, bytesResponses } from './files/stream-file.ts';
import { registerStreams } from './streams/stream-routes.ts';
import { accountFiles, files } from './tables.ts';
import { isPublic } from './files/file-uses.ts';

interface FileRequest {
  Params: { key: string; signature?: string; name: string };
  Querystring: { w?: number; download?: '1' };
}

export function registerMedia(app: FastifyInstance, parts: ArchiveParts): void {
  registerStreams(app, parts);
  // The path used in URLs of files, and the same below the API's base path.
  for (const base of ['/media', '/api/media']) {
    app.get<FileRequest>(
      `${base}/:key/:signature/:name`,
      {
        config: { permission: 'open' },
        schema: described(
          'Get the content of a file',
          'With a signed URL as in responses, which expires at the earliest six hours after the response.',
          z.object({ key: z.string(), signature: z.string(), name: z.string() }),
        ),
      },
      (request, reply) => sendFile(app, parts, request, reply),
    );
    app.get<FileRequest>(
      `${base}/:key/:name`,
      {
        config: { permission: 'open' },
        schema: described(
          'Get the content of a public file',
          'For covers, photos, and files that expire within a day, such as exports and archives. All other files require a signature.',
          z.object({ key: z.string(), name: z.string() }),
        ),
      },
      (request, reply) => sendFile(app, parts, request, reply),
    );
  }
}

const described = (summary: string, which: string, params: z.ZodObject) =>
  schema('Media', summary, {
    description: `${which} Supports \`Range\` and \`If-None-Match\`, except for archives, which are created during the download. Images are scaled down to the width \`w\` and sent in the most efficient format that \`Accept\` allows. If browsers can reach the object storage, large files are redirected there with 302.`,
    params,
    querystring: z.object({
      w: width.optional(),
      download: z.literal('1').optional().describe('Download instead of inline display.'),
    }),
    response: { ...bytesResponses, ...failures(403, 404, 422) },
  });

async function sendFile(
  app: FastifyInstance,
  parts: ArchiveParts,
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, storage } = parts;
  const { key, signature } = request.params;
  const { w, download } = request.query;
  if (!z.uuid().safeParse(key).success) throw linkExpired();
  const signed = signature === undefined ? null : app.fileAddresses.verify('file', key, signature);
  const liked = preferredFormat(request.headers.accept);
  const version = w === undefined ? '' : `-${w}-${liked ?? 'plain'}`;
  const etag = `"${key.toLowerCase()}${version}"`;
  const isKnown = matchesEtag(request.headers['if-none-match'], etag);
  const takes = request.method === 'GET' && !isKnown;
  const file = await database.system((transaction) => findFile(transaction, key, signed, takes));
  if (file === undefined) {
    if (signed !== null) throw notFound('Файл не найден');
    return sendArchive(parts, key, reply);
  }
  const comesWhole = 'fetched_once' in file && file.fetched_once;
  const smaller =
    w === undefined || isKnown || comesWhole ? null : await resizedVariant(storage, file, w, liked);
  const shown = smaller ?? file;
  const name = encodeURIComponent(
    file.hasHiddenName ? neutralName(file.file_name) : file.file_name,
  );
  const isShown = isShownInline(file.mime_type) && download === undefined;
  const disposition = `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`;
  const seconds = secondsLeft(signed);
  if (storage.linkTo && takes && !comesWhole && shown.size >= leastLinked) {
    const link = await storage.linkTo(shown.key, { type: shown.mime_type, disposition, seconds });
    return reply.header('cache-control', 'private, no-store').redirect(link, 302);
  }
  // A cached copy must not outlive the URL.
  if (file.expires_at !== null) reply.header('cache-control', 'private, no-store');
  if (w !== undefined) reply.header('vary', 'accept');
  return sendBytes(storage, request, reply, {
    key: shown.key,
    size: shown.size,
    type: shown.mime_type,
    disposition,
    etag,
    seconds,
    comesWhole,
  });
}

/** Bytes of the smallest file for which a redirect to the store pays. */
const leastLinked = 1024 * 1024;

const width = z.coerce
  .number()
  .refine((one) => imageWidths.some((each) => each === one), {
    error: `Изображения бывают шириной ${imageWidths.join(', ')}`,
  })
  .meta({ enum: [...imageWidths] });

/**
 * A file of a company that is not being removed, or of a person: the one that the signature is for or, without a
 * signature, one that needs none. A file for one download expires with this read.
 */
async function findFile(
  transaction: Transaction,
  key: string,
  signed: Signed | null,
  takes: boolean,
) {
  const ids = idsOf(signed);
  const here = and(
    eq(files.key, key),
    sql`coalesce(${files.expires_at} > now(), true)`,
    sql`exists (select 1 from companies company where company.id = ${files.company_id} and company.deleted_at is null)`,
    signed === null
      ? sql`(${files.expires_at} is not null or ${isPublic(files)})`
      : sql`${files.company_id} = ${ids.company}`,
  );
  const [taken] = takes
    ? await transaction
        .update(files)
        // The epoch, because now() of concurrent transactions that wait for this row is the time of their start.
        .set({ expires_at: sql`to_timestamp(0)` })
        .where(and(here, files.fetched_once))
        .returning()
    : [];
  if (taken !== undefined) return { ...taken, hasHiddenName: false };
  const [file] = await transaction
    .select({ ...getTableColumns(files), hasHiddenName: sql<boolean>`${hasHiddenName(files)}` })
    .from(files)
    .where(here);
  if (file !== undefined) return file;
  const [image] = await transaction
    .select()
    .from(accountFiles)
    .where(and(eq(accountFiles.key, key), signed === null ? isPhoto : isOf(ids)));
  return image && { ...image, expires_at: null, hasHiddenName: false };
}

const idsOf = (signed: Signed | null) => {
  const id = Number(signed?.owner.slice(1));
  return signed?.owner.startsWith('c')
    ? { company: id, person: null }
    : { company: null, person: id };
};

const isPhoto = sql`exists (select 1 from users person where person.id = ${accountFiles.user_id} and person.photo = ${addressOf(accountFiles)})`;

/** An image that a person inserted into a company's text belongs to the company there. */
const isOf = ({ company, person }: ReturnType<typeof idsOf>) =>
  company === null
    ? eq(accountFiles.user_id, person ?? 0)
    : sql`exists (select 1 from company_members member where member.company_id = ${company} and member.user_id = ${accountFiles.user_id})`;
