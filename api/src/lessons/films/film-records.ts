// Records of films for the staff: statistics of each film, and the progress of each viewer.
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { lessonRecord } from '../../courses/index.ts';
import type { ColumnName } from '../../kit/database/columns.ts';
import type { Permissions } from '../../kit/permissions/permissions.ts';
import { belongsTo, readableThrough, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { memberRecord } from '../../people/index.ts';
import { lessonBlocks } from '../blocks/block-tables.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { lessonResource } from '../lessons.ts';
import { stretchSeconds } from './film-statistics.ts';
import { filmWatches } from './film-tables.ts';
import { isFilm } from './heartbeats.ts';

/** Staff who may see results of lessons or statistics of courses, in the lessons that they see. */
const permissions = {
  read: [{ my: 'lessons_show_results' }, { my: 'courses_statistics' }],
} as const satisfies Permissions;

const mine = readableThrough(() => lessonRecord, 'lesson_id');

const visibleColumns = ['id', 'lesson_id', 'title', 'address', 'sort'] as const;

const ofWatches = (table: typeof lessonBlocks, value: SQL, where = sql`true`): SQL =>
  sql`(select ${value} from film_watches watch where watch.company_id = ${table.company_id} and watch.block_id = ${table.id} and ${where})`;

const percent = sql`least(100, 100 * watch.watched_seconds / watch.duration)`;

const watchPercent = (table: typeof lessonBlocks): SQL =>
  sql`(select lesson.watch_percent from lessons lesson where lesson.company_id = ${table.company_id} and lesson.id = ${table.lesson_id})`;

export const moments = z.array(
  z
    .object({
      from: z.int().describe('Start of the stretch, in seconds.'),
      viewers: z.int().describe('Number of learners who watched the stretch.'),
      replays: z.int().describe('Number of repeated views.'),
      exits: z.int().describe('Number of sessions that ended in the stretch.'),
    })
    .meta({
      id: 'FilmMoment',
      description: `Statistics of a stretch of ${stretchSeconds} seconds of a film.`,
    }),
);

export const momentsOf = (companyId: SQL, blockId: SQL): SQL => sql`coalesce((
  select jsonb_agg(jsonb_build_object('from', moment * ${sql.raw(String(stretchSeconds))}, 'viewers', viewers, 'replays', replays, 'exits', exits) order by moment)
  from film_moments stored where stored.company_id = ${companyId} and stored.block_id = ${blockId}), '[]'::jsonb)`;

export const lessonVideoRecord = record(lessonBlocks)({
  name: 'LessonVideo',
  description: 'A film of a lesson with its view statistics.',
  permissions,
  mine,
  hidden: Object.keys(getTableColumns(lessonBlocks)).filter(
    (name) => !(visibleColumns as readonly string[]).includes(name),
  ) as ColumnName<typeof lessonBlocks>[],
  order: 'sort',
  computed: {
    duration: {
      schema: z.int().nullable().describe('Seconds; null if nobody has started the film.'),
      sql: (table) =>
        sql`(select duration from films film where film.company_id = ${table.company_id} and film.block_id = ${table.id})`,
    },
    viewers_count: {
      schema: z.int().describe('Number of learners who watched any part of it.'),
      sql: (table) => ofWatches(table, sql`count(*)::integer`, sql`watch.watched_seconds > 0`),
    },
    finished_count: {
      schema: z
        .int()
        .describe(
          'Number of learners who watched at least the percentage that finishes the lesson.',
        ),
      sql: (table) =>
        ofWatches(table, sql`count(*)::integer`, sql`${percent} >= ${watchPercent(table)}`),
    },
    moments: {
      schema: moments.describe('Views by stretch; stretches without views are omitted.'),
      sql: (table) => momentsOf(sql`${table.company_id}`, sql`${table.id}`),
    },
    average_percent: {
      schema: z.int().nullable().describe('Average of learners who watched any part of it.'),
      sql: (table) =>
        ofWatches(table, sql`round(avg(${percent}))::integer`, sql`watch.watched_seconds > 0`),
    },
  },
});

const videos = {
  record: lessonVideoRecord,
  path: '/lesson_videos',
  tag: 'Films',
  missing: 'Видео не найдено',
  words: { one: 'одно видео', many: 'видео', all: 'Видео' },
  readOnly: true,
  where: (table: typeof lessonBlocks) => isFilm(sql`${table}`),
  sort: ['sort'],
} as const;

/** Read under the address of statistics. */
export const lessonVideos = resource({
  ...videos,
  parent: { of: lessonsOfCourse, by: 'lesson_id' },
});

/** A single film by its id. */
export const videosOfCompany = resource(videos);

const filmViewerRecord = record(filmWatches)({
  name: 'FilmViewer',
  description: 'A learner who watched a film of a lesson.',
  permissions,
  mine,
  hidden: ['watched', 'used_until'],
  order: 'watched_seconds',
  computed: {
    full_name: {
      schema: z.string(),
      sql: (table) =>
        sql`(select member.full_name from company_members member where member.company_id = ${table.company_id} and member.user_id = ${table.user_id})`,
    },
    watched_percent: {
      schema: z.int(),
      sql: ({ watched_seconds: seconds, duration }) =>
        sql`least(100, 100 * ${seconds} / ${duration})`,
    },
  },
  relations: { user: belongsTo(() => memberRecord, 'user_id') },
});

export const filmViewers = resource({
  record: filmViewerRecord,
  path: '/user_statistics/lesson_video_session_users',
  tag: 'Films',
  missing: 'Зритель не найден',
  words: { one: 'одного зрителя', many: 'зрителей', all: 'Зрители' },
  readOnly: true,
  partOf: { of: lessonResource, by: 'lesson_id' },
  sort: ['watched_seconds', 'updated_at'],
  descending: true,
  searched: (table) =>
    sql`(select member.full_name from company_members member where member.company_id = ${table.company_id} and member.user_id = ${table.user_id})`,
  filters: ['block_id', 'lesson_id'],
});
