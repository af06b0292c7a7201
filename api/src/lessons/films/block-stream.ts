// SQL for the conversion state of a film block's stream.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { lessonBlocks } from '../blocks/block-tables.ts';

/** Processes that convert streams report every minute. */
const isMadeHere = sql`exists (select 1 from stream_makers where heard_at > now() - interval '3 minutes')`;

export const blockStreamFields = {
  stream: {
    schema: z
      .object({
        status: z
          .enum(['unavailable', 'waiting', 'running', 'ready', 'failed'])
          .describe(
            '`unavailable`: the installation can’t create streams, because it has no ffmpeg.',
          ),
        percent: z.int().describe('Processed percentage of the film.'),
        error: z.string().nullable().describe('The reason of the failure, in Russian.'),
      })
      .meta({
        id: 'FilmStream',
        description: 'The state of the HLS stream of a film.',
      })
      .nullable()
      .describe('For a film from a file; null otherwise.'),
    sql: (table: typeof lessonBlocks) => sql`case when ${table.type} = 'video' then (
      select json_build_object(
        'status', case when coalesce(stream.status, 'waiting') = 'waiting' and not ${isMadeHere} then 'unavailable' else coalesce(stream.status, 'waiting') end,
        'percent', coalesce(stream.percent, 0), 'error', stream.error)
      from lesson_block_media shown
      join files film on film.company_id = shown.company_id and film.id = shown.file_id and film.mime_type like 'video/%'
      left join film_streams stream on stream.company_id = shown.company_id and stream.file_id = shown.file_id
      where shown.company_id = ${table.company_id} and shown.block_id = ${table.id} order by shown.sort limit 1) end`,
  },
};
