// SQL for active webinars: those of lessons of type webinar, and of lessons with a webinar block. A webinar whose block
// was removed retains its data but is hidden until there is a block again.
import { sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { webinarStatuses } from '@kafedra/common/lessons';
import type { TableWith } from '../../kit/database/columns.ts';
import { fromTable } from '../../kit/records/related.ts';
import { wireText } from '../../kit/records/wire.ts';
import { signedAddress, files } from '../../media/index.ts';
import type { lessonBlocks } from '../blocks/block-tables.ts';
import type { lessons } from '../tables.ts';
import { lessonWebinars } from './webinar-tables.ts';

/** The URL where learners join: the external room or the Zoom meeting; null until there is one. */
export const joinLink = ({
  platform,
  link,
  zoom_join_url,
}: TableWith<'platform' | 'link' | 'zoom_join_url'>): SQL =>
  sql`case ${platform} when 'zoom' then ${zoom_join_url} else ${link} end`;

/** Whether learners see `webinar`. */
export const isActiveWebinar: SQL = sql`exists (select 1 from lessons given
  where given.company_id = webinar.company_id and given.id = webinar.lesson_id and (given.type = 'webinar'
    or exists (select 1 from lesson_blocks block where block.company_id = given.company_id and block.lesson_id = given.id
      and block.type = 'webinar' and block.status = 'published')))`;

const roomSchema = z
  .object({
    status: z.enum(webinarStatuses),
    starts_at: z.string().nullable(),
    duration: z.int().describe('Minutes.'),
    is_open: z
      .boolean()
      .describe(
        'Whether the room is open: from 15 minutes before the start until the scheduled end, and while the webinar goes on.',
      ),
    join_link: z.string().nullable().describe('For an open room: URL where learners join.'),
    recording_link: z.string().nullable(),
    recording_url: z.string().nullable().describe('For a recording from a file: its path.'),
  })
  .meta({
    id: 'WebinarRoom',
    description: 'The webinar of a lesson, for its learners.',
  })
  .nullable();

/** The webinar of a webinar block's lesson; null for other blocks. */
export const blockWebinarFields = {
  webinar_data: {
    schema: roomSchema,
    sql: ({ company_id, lesson_id, type }: typeof lessonBlocks) =>
      sql`case when ${type} = 'webinar' then ${roomOf(company_id, lesson_id)} end`,
  },
};

/** The webinar of a lesson; null for lessons of other types. */
export const lessonWebinarFields = {
  webinar: {
    schema: roomSchema,
    sql: ({ company_id, id, type }: typeof lessons) =>
      sql`case when ${type} = 'webinar' then ${roomOf(company_id, id)} end`,
  },
};

const webinar = alias(lessonWebinars, 'webinar');

function roomOf(companyId: PgColumn, lessonId: PgColumn): SQL {
  const recording = alias(files, 'recording');
  return sql`(select json_build_object(
          'status', webinar.status, 'starts_at', ${wireText(sql`webinar.starts_at`)},
          'duration', webinar.duration, 'is_open', ${isOpen},
          'join_link', case when ${isOpen} then ${joinLink(webinar)} end,
          'recording_link', webinar.recording_link, 'recording_url', (select ${signedAddress(recording)} ${fromTable(files, 'recording')}
            where ${recording.company_id} = webinar.company_id and ${recording.id} = webinar.recording_id))
        from lesson_webinars webinar where webinar.company_id = ${companyId} and webinar.lesson_id = ${lessonId})`;
}

const isOpen = sql`(webinar.status in ('play', 'pause') or webinar.status = 'coming_soon' and coalesce(now() between
  webinar.starts_at - interval '15 minutes' and webinar.starts_at + make_interval(mins => webinar.duration), false))`;
