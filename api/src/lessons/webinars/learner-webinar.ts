// The webinar of a lesson as whoever learns it sees it: when it is given, where one joins until it is over, and what it
// was recorded to.
import { getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ColumnName } from '../../kit/columns.ts';
import { belongsTo, record } from '../../kit/record.ts';
import { fileRecord } from '../../media/index.ts';
import { joinLink } from './webinar-record.ts';
import { lessonWebinars } from './webinar-tables.ts';

const told = ['id', 'lesson_id', 'status', 'starts_at', 'duration', 'recording_link'];

export const learnerWebinarRecord = record(lessonWebinars)({
  name: 'LearnerWebinar',
  description: 'The webinar of a lesson, as whoever learns it sees it.',
  permissions: 'part',
  hidden: Object.keys(getTableColumns(lessonWebinars)).filter(
    (name) => !told.includes(name),
  ) as ColumnName<typeof lessonWebinars>[],
  computed: {
    join_link: {
      schema: z.string().nullable().describe('Where one joins; null when it is over.'),
      sql: (table) =>
        sql`case when ${table.status} not in ('finished', 'canceled') then ${joinLink(table)} end`,
    },
  },
  relations: { recording: belongsTo(() => fileRecord, 'recording_id') },
});
