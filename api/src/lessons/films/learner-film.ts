// Computed fields of a film block for the learner who reads it: progress, position and transcript.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryScope } from '../../kit/permissions/permissions.ts';
import type { lessonBlocks } from '../blocks/block-tables.ts';

const ofWatch = (table: typeof lessonBlocks, { personId }: QueryScope, column: SQL): SQL =>
  sql`(select ${column} from film_watches watch where watch.company_id = ${table.company_id} and watch.block_id = ${table.id} and watch.user_id = ${personId})`;

export const segments = z.array(
  z.object({ start: z.number(), end: z.number(), text: z.string() }).meta({
    id: 'FilmSegment',
    description: 'A segment of a film’s transcript; times in seconds.',
  }),
);

/** Computed fields of a block. */
export const learnerFilmFields = {
  watched_seconds: {
    schema: z
      .int()
      .nullable()
      .describe('For a film: seconds that the learner has watched; null if none.'),
    sql: (table: typeof lessonBlocks, asker: QueryScope) =>
      ofWatch(table, asker, sql`watch.watched_seconds`),
  },
  position: {
    schema: z
      .int()
      .nullable()
      .describe('For a film: the last position of the learner, in seconds.'),
    sql: (table: typeof lessonBlocks, asker: QueryScope) =>
      ofWatch(table, asker, sql`watch.position`),
  },
  transcript: {
    schema: segments.nullable().describe('For a film: its transcript; null if there is none.'),
    sql: (table: typeof lessonBlocks) => sql`(
      select segments from film_transcripts said where said.company_id = ${table.company_id} and said.block_id = ${table.id}
        and exists (select 1 from lesson_block_media shown where shown.company_id = said.company_id
          and shown.block_id = said.block_id and shown.file_id = said.file_id))`,
  },
};
