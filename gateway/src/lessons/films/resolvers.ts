// Films in lessons: viewing progress that players report, preparation, and transcripts.
import type {
  OrderFilmTranscriptInput,
  PrepareFilmInput,
  Resolvers,
  WatchFilmInput,
} from '../../__generated__/resolvers.ts';
import type {
  FilmTranscriptRow,
  FilmViewerRow,
  LessonBlockRow,
  LessonVideoRow,
} from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { noJob, startedJob, type StartedJob } from '../../jobs/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection, list } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputId } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { below, path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { blocksWithin, lessonBlocks } from '../collections.ts';

const viewers = companyCollection('FilmViewer', 'user_statistics/lesson_video_session_users');

interface OfCourse {
  readonly company_id: number;
  readonly course_id: number;
  readonly id: number;
}

const videosOf = ({ company_id, course_id, id }: OfCourse) =>
  below(
    below(
      below(path`/companies`, { companyId: company_id }, '/user_statistics/courses'),
      { course_id },
      '/lessons',
    ),
    { lesson_id: id },
    '/lesson_videos',
  );

const watchedAt = (companyId: number, courseId: number, lessonId: number, blockId: number) =>
  below(
    below(
      below(
        below(path`/companies`, { companyId }, '/learning/courses'),
        { course_id: courseId },
        '/lessons',
      ),
      { lesson_id: lessonId },
      '/films',
    ),
    { block_id: blockId },
    '/watched',
  );

const transcriptOf = ({ company_id, course_id, lesson_id, id }: FilmOfCourse) =>
  below(
    blocksWithin({ company_id, id: course_id }, lesson_id).path,
    { id },
    '/get_status_text_from_video',
  );

type FilmOfCourse = Pick<LessonVideoRow, 'company_id' | 'course_id' | 'lesson_id' | 'id'>;

interface Watched {
  watchedPercent: number | null;
  watchedSeconds: number | null;
  position: number | null;
}

const resolvers: Resolvers = {
  Lesson: {
    videos: list<LessonVideoRow, OfCourse>(
      {
        at: (lesson) => ({
          path: videosOf(lesson),
          // The path of the transcript contains the course.
          complete: (row) => {
            const { company_id, course_id } = lesson;
            return { ...row, company_id, course_id };
          },
        }),
      },
      { sort: 'sort', needs: ['course_id'], size: 5 },
    ),
    filmViewers: connection<FilmViewerRow, OfCourse>(
      { at: ({ company_id }) => viewers(company_id) },
      { by: 'lesson_id', sort: 'watched_seconds' },
    ),
  },
  LessonVideo: {
    transcript: withCall(
      async (film: LessonVideoRow, _: object, { rest }: Context) =>
        (await rest.get<FilmTranscriptRow>(transcriptOf(film))).data,
      {
        method: 'GET',
        route: transcriptOf({ company_id: 0, course_id: 0, lesson_id: 0, id: 0 }).route,
        records: [],
        needs: ['lesson_id'],
        size: () => 1,
      },
    ),
  },
  Mutation: {
    orderFilmTranscript: mutation<OrderFilmTranscriptInput, StartedJob>(
      {
        call: `POST ${blocksWithin.route}/{id}/get_text_from_video`,
        failed: noJob,
        fields: { id: 'blockId' },
      },
      ({ blockId, ...place }, context, info) => {
        const { collection, companyId } = blocksWithin.listOf(place);
        const at = below(collection.path, { id: blockId }, '/get_text_from_video');
        return startedJob({ context, info, companyId }, at, {});
      },
    ),
    prepareFilm: mutation<PrepareFilmInput, { lessonBlock: LessonBlockRow | null }>(
      {
        call: `POST ${blocksWithin.route}/{id}/prepare_film`,
        failed: { lessonBlock: null },
        fields: { id: 'blockId' },
      },
      async ({ blockId, ...place }, context, info) => {
        const { collection, companyId } = blocksWithin.listOf(place);
        const id = inputId(companyId, 'LessonBlock', blockId, 'blockId', 'Блок не найден');
        const { data } = await context.rest.write<Partial<LessonBlockRow> | null>(
          'POST',
          below(collection.path, { id }, '/prepare_film'),
          {},
        );
        const blocks = lessonBlocks(companyId);
        return {
          lessonBlock: await selectedRecord(context, info, 'lessonBlock', blocks, data, id),
        };
      },
    ),
    watchFilm: mutation<WatchFilmInput, Watched>(
      {
        call: `POST ${watchedAt(0, 0, 0, 0).route}`,
        failed: { watchedPercent: null, watchedSeconds: null, position: null },
      },
      async ({ courseId, lessonId, blockId, ...heartbeat }, context) => {
        const { companyId, id } = requireInCompany(courseId, 'LearnerCourse');
        const lesson = inputId(companyId, 'LearnerLesson', lessonId, 'lessonId', 'Урок не найден');
        const { session, sequence, ranges, again, position, duration } = heartbeat;
        const { data } = await context.rest.write<{
          watched_percent: number;
          watched_seconds: number;
          position: number;
        }>('POST', watchedAt(companyId, id, lesson, blockId), {
          session,
          sequence,
          ranges,
          again,
          position,
          duration,
        });
        return {
          watchedPercent: data.watched_percent,
          watchedSeconds: data.watched_seconds,
          position: data.position,
        };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    LessonVideo: { databaseId: columns('id'), moments: columns('moments') },
    LearnerBlock: { transcript: columns('transcript') },
    LessonBlock: { stream: columns('stream') },
    FilmViewer: { user: relation('user') },
  },
  nodes: nodeReaders(viewers),
} satisfies Domain;
