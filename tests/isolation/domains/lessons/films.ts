// Declares lesson videos: users see their own playback progress, and staff of other schools sees nothing.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const blocks = `${company}/courses/{course_id}/lessons/{lesson_id}/lesson_blocks`;
const ofLearner = `${company}/learning/courses/{course_id}/lessons/{lesson_id}/films/{block_id}`;

/** A report of a player without new progress. */
const playerReport = {
  session: '0b6d3a5e-5a3c-4b1e-9d0f-3c1f6f1f8a11',
  sequence: 1,
  duration: 10,
};

/** A video of the tested lesson. */
function film({ record }: ValueGenerator): number {
  const course = record('courses');
  const lesson = record('lessons', ({ course_id }) => course_id === course);
  return record('lesson_blocks', ({ lesson_id, type }) => lesson_id === lesson && type === 'video');
}

export const domain: DomainDeclaration = {
  tags: ['Films'],
  finalWrites: fillFilms,
  partTables: {
    films: 'lesson_id',
    film_watches: 'lesson_id',
    film_moments: 'lesson_id',
    film_transcripts: 'lesson_id',
  },
  namedValues: (maker) => ({
    block_id: film(maker),
    film_viewer_id: maker.record('film_watches'),
    [`GET ${blocks}/{id}/get_status_text_from_video.id`]: film(maker),
    [`POST ${blocks}/{id}/get_text_from_video.id`]: film(maker),
    [`POST ${blocks}/{id}/prepare_film.id`]: film(maker),
  }),
  bodies: {
    [`POST ${ofLearner}/watched`]: () => [{ ...playerReport, position: 0, ranges: [], again: [] }],
  },
  expectedOwnerFailures: {
    [`POST ${blocks}/{id}/prepare_film`]: {
      status: 422,
      why: 'what was written of the block before has taken its film out',
    },
  },
  inputValues: {
    ...Object.fromEntries(
      Object.entries(playerReport).map(([name, value]) => [`WatchFilmInput.${name}`, value]),
    ),
    'FilmRangeInput.from': 0,
  },
  withoutTexts: {
    [`GET ${company}/user_statistics/lesson_video_session_views`]: 'numbers',
  },
  emptyEvenForOwner: { 'LessonBlock.stream': 'how far a film is made ready' },
  idTypes: {
    'PrepareFilmInput.blockId': 'LessonBlock',
    'WatchFilmInput.courseId': 'LearnerCourse',
    'WatchFilmInput.lessonId': 'LearnerLesson',
  },
};

/** Adds playback progress and a transcript to the video of every lesson. */
async function fillFilms({ companyId, database, record, text }: Writer): Promise<void> {
  const user = record('users');
  const films = sql`from lesson_blocks where company_id = ${companyId} and type = 'video'`;
  const said = JSON.stringify([{ start: 0, end: 1, text: text('text') }]);
  const captions = sql`(select max(id) from files where company_id = ${companyId} and mime_type = 'text/vtt')`;
  const rows = [
    sql`insert into films (company_id, lesson_id, block_id, duration) select company_id, lesson_id, id, 60 ${films} on conflict do nothing`,
    sql`insert into film_watches (company_id, lesson_id, block_id, user_id, watched, watched_seconds, position, duration, used_until)
      select company_id, lesson_id, id, ${user}::integer, '{[0,7)}', 7, 7, 60, now() ${films} on conflict do nothing`,
    sql`insert into film_moments (company_id, lesson_id, block_id, moment, viewers)
      select company_id, lesson_id, id, 0, 1 ${films} on conflict do nothing`,
    sql`insert into film_transcripts (company_id, lesson_id, block_id, job_id, file_id, segments)
      select company_id, lesson_id, id, 0, ${captions}, ${said}::jsonb ${films}`,
  ];
  await database.system(async (transaction) => {
    for (const statement of rows) await transaction.execute(statement);
  });
}
