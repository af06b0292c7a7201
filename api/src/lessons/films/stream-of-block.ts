// SQL for the conversion state of a film block's stream.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { lessonBlocks } from '../blocks/block-tables.ts';

/** Processes that convert streams report every minute. */
const isMadeHere = sql`exists (select 1 from stream_makers where heard_at > now() - interval '3 minutes')`;

export const streamOfBlock = {
  stream: {
    schema: z
      .object({
        status: z
          .enum(['unavailable', 'waiting', 'running', 'ready', 'failed'])
          .describe(
            '`unavailable`: nobody makes streams on this installation, which has no ffmpeg.',
          ),
        percent: z.int().describe('Of the film that is done.'),
        error: z.string().nullable().describe('Why it failed, in Russian.'),
      })
      .meta({
        id: 'FilmStream',
        description: 'Renditions of a film, which players choose among, and how far they are made.',
      })
      .nullable()
      .describe('Of a film of the school; null of all else.'),
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
