// Routes for heartbeats of players and for film statistics.
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowOf, type Database } from '../../kit/database/database.ts';
import { readList } from '../../kit/lists/list.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { learnerCourses } from '../learning/learner-courses.ts';
import { learn } from '../learning/records.ts';
import { lessonsOfCourse } from '../editing/course-lessons.ts';
import { stretchSeconds } from './film-statistics.ts';
import {
  filmViewers,
  lessonVideoRecord,
  lessonVideos,
  moments,
  momentsOf,
  videosOfCompany,
} from './film-records.ts';
import { heartbeat } from './heartbeat-rules.ts';
import { processHeartbeat } from './heartbeats.ts';

const watched = z
  .object({
    watched_percent: z.int().describe('Percentage of all films of the lesson.'),
    watched_seconds: z.int().describe('Seconds of this film.'),
    position: z.int().describe('The last position of the learner in this film, in seconds.'),
  })
  .meta({
    id: 'FilmWatched',
    description: 'The watch progress of a learner in a film and its lesson.',
  });

/** The documented page size, more than a lesson usually has. */
const videosOfPage = '100';

export function registerFilms(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: `${learnerCourses.path}/:course_id/lessons/:lesson_id/films/:block_id/watched`,
    tag: learnerCourses.tag,
    summary: 'Report the watch progress of a film in an open lesson',
    description:
      'A report contains everything that the session has watched, so it may be repeated, late or lost. Ranges that can’t have been watched in the elapsed time are ignored.',
    permission: learn,
    params: z.object({ course_id: pathId, lesson_id: pathId, block_id: pathId }),
    body: heartbeat,
    answer: watched,
    run: ({ transaction, scope, params, body }) =>
      processHeartbeat(transaction, scope, params, body),
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/user_statistics/courses/:course_id/lessons/:lesson_id/lesson_videos',
    tag: lessonVideos.tag,
    summary: 'List the films of a lesson with their view statistics',
    description: `The default page size is ${videosOfPage}. Views count after some minutes.`,
    permission: lessonVideos.permissions.read,
    params: lessonVideos.params.list,
    query: lessonVideos.listQuery().omit({ each: true, lesson_id: true }),
    list: lessonVideoRecord.schema,
    run: async ({ transaction, scope, params: { course_id = 0, lesson_id = 0 }, query }) => {
      await lessonsOfCourse.find(transaction, scope, lesson_id, onlyId, { course_id });
      const parameters = lessonVideos.readParameters({ per_page: videosOfPage, ...query });
      const source = lessonVideos.source(lessonVideos.permissions.read);
      return readList(transaction, source, parameters, scope, { lesson_id });
    },
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/user_statistics/lesson_video_session_views',
    tag: lessonVideos.tag,
    summary: 'Get the views, replays and exits of a film by stretch',
    description: `A stretch has ${stretchSeconds} seconds; stretches without views are omitted.`,
    permission: lessonVideos.permissions.read,
    query: z.object({
      block_id: z
        .string('Укажите видео')
        .regex(/^[1-9]\d{0,8}$/, 'Укажите видео')
        .describe('Id of the film’s block.'),
    }),
    answer: moments,
    run: async ({ transaction, scope, query }) => {
      const id = Number(query.block_id);
      await videosOfCompany.find(transaction, scope, id, onlyId);
      const { shown } = await rowOf<{ shown: z.infer<typeof moments> }>(
        transaction,
        sql`select ${momentsOf(sql`${scope.companyId}::integer`, sql`${id}::integer`)} as shown`,
      );
      return shown;
    },
  });

  filmViewers.register(app, database);
}
