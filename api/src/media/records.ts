// The file records.
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { TableWith } from '../kit/database/columns.ts';
import { belongsTo, record } from '../kit/records/record.ts';
import type { Computed, RecordOf } from '../kit/records/contract.ts';
import { markOf, companyFileOwner } from '../kit/files/signed-urls.ts';
import { publicOrigin } from '../kit/database/tenancy.ts';
import { masterPlaylistName } from './streams/stream-rules.ts';
import { filmStreams } from './streams/stream-tables.ts';
import { files } from './tables.ts';
import { declareFileUse } from './files/file-uses.ts';

/** The specification has several names for the same URL. */
const address = (description: string): Computed<typeof files> => ({
  schema: z.string().describe(description),
  sql: signedAddress,
});

export const fileRecord: RecordOf<typeof files> = record(files)({
  name: 'UploadedFile',
  description: 'A file of a company.',
  permissions: 'part',
  hidden: ['key', 'purpose', 'owner_id', 'poster_id', 'expires_at', 'fetched_once', 'is_loose'],
  computed: {
    name: { schema: z.string(), sql: (table) => sql`${table.file_name}` },
    url: address(
      'URL of the content: a path that is valid here and at the public origin. It expires after six to twelve hours.',
    ),
    link: address('The same as `url`.'),
    original_url: address('The same as `url`.'),
    stream_url: {
      schema: z
        .string()
        .nullable()
        .describe('For videos: URL of the HLS master playlist; null without a stream.'),
      sql: streamAddress,
    },
    full_url: {
      schema: z.string().describe('Absolute URL at the public origin.'),
      sql: (table) => sql`${publicOrigin} || ${signedAddress(table)}`,
    },
  },
  relations: { poster: belongsTo(() => fileRecord, 'poster_id') },
});

/** The URL of a video's stream. Its parts are below the same path, so that the same signature covers them. */
function streamAddress(table: typeof files): SQL {
  const stream = alias(filmStreams, 'stream');
  return sql`case when ${table.mime_type} like 'video/%' then (
    select '/media/streams/' || ${stream.key} || '/' || ${markOf(companyFileOwner(sql`${stream.company_id}`))} || ${sql.raw(`'${masterPlaylistName}'`)} from film_streams stream
    where ${stream.company_id} = ${table.company_id} and ${stream.file_id} = ${table.id} and ${stream.key} is not null) end`;
}

declareFileUse({
  kind: 'film',
  record: () => fileRecord,
  name: 'file_name',
  shows: (film, file) =>
    sql`${film.company_id} = ${file.company_id} and ${film.poster_id} = ${file.id} and coalesce(${film.expires_at} > now(), true)`,
});

/**
 * `/media/{key}/{name}`: the name is for people and contains no characters that need escaping. Unsigned, for files that
 * expire by themselves or are public.
 */
export function addressOf(table: TableWith<'key' | 'file_name'>, mark = sql`''`): SQL {
  return sql`'/media/' || ${table.key} || '/' || ${mark} || ${nameIn(table)}`;
}

/** The same for a company's file, with a mark that is replaced by a signature when the response is sent. */
export function signedAddress(table: TableWith<'company_id' | 'key' | 'file_name'>): SQL {
  return addressOf(table, markOf(companyFileOwner(sql`${table.company_id}`)));
}

const nameIn = (table: TableWith<'file_name'>): SQL =>
  sql`regexp_replace(${table.file_name}, '[^A-Za-z0-9._-]+', '_', 'g')`;

/** The same for a file without a row. */
export const addressAt = ({ key, file_name }: { key: string; file_name: string }): string =>
  `/media/${key}/${file_name.replaceAll(/[^A-Za-z0-9._-]+/g, '_')}`;
