// Learner routes: courses, openings of lessons, and actions in lessons.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { readList } from '../../kit/lists/list.ts';
import { oneQuery } from '../../kit/lists/documentation.ts';
import { readSelection } from '../../kit/lists/parameters.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { findLearnerCourse, learnerCourses, withOpenings } from './learner-courses.ts';
import { contentOf, wholeLesson } from './learner-lessons.ts';
import {
  bookmark as keepBookmark,
  finish,
  finishBlock,
  keepNote,
  open,
  unfinish,
} from './learning-events.ts';
import {
  learn,
  learnerContent,
  learnerCourseRecord,
  learnerLesson,
  learnerLessonRecord,
} from './records.ts';

const { path, tag } = learnerCourses;
const course = `${path}/:course_id`;
const lesson = `${course}/lessons/:lesson_id`;
const ofCourse = z.object({ course_id: pathId });
const ofLesson = ofCourse.extend({ lesson_id: pathId });

/** Characters per note. */
const longestNote = 20_000;

const note = z.strictObject({
  text: z
    .string()
    .max(longestNote, `Не больше ${longestNote} символов`)
    .describe('Plain text, the whole of it; an empty one takes the note away.'),
});

const bookmark = z.strictObject({ is_bookmarked: z.boolean() });

export function registerLearning(app: FastifyInstance, database: Database): void {
  const route = { tag, permission: learn } as const;

  companyRoute(app, database, {
    ...route,
    method: 'GET',
    path,
    summary: 'The courses that the person learns in',
    query: learnerCourses.listQuery(),
    list: learnerCourseRecord.schema,
    run: async ({ transaction, scope, query }) => {
      const parameters = learnerCourses.readParameters(query);
      const list = await readList(transaction, learnerCourses.source(learn), parameters, scope);
      return { ...list, data: await withOpenings(transaction, scope, list.data) };
    },
  });

  companyRoute(app, database, {
    ...route,
    method: 'GET',
    path: `${path}/:id`,
    summary: 'A course that the person learns in, or whose lessons they may try',
    params: z.object({ id: pathId }),
    query: oneQuery(learnerCourseRecord),
    answer: learnerCourseRecord.schema,
    run: ({ transaction, scope, params: { id }, query }) =>
      findLearnerCourse(transaction, scope, id, readSelection(query, learnerCourseRecord)),
  });

  companyRoute(app, database, {
    ...route,
    method: 'GET',
    path: `${course}/content`,
    summary: 'The themes and lessons of a course that are there for the person, in their order',
    description: 'Of a closed lesson it says why it is closed, and when it opens.',
    params: ofCourse,
    answer: learnerContent,
    run: ({ transaction, scope, params }) => contentOf(transaction, scope, params.course_id),
  });

  companyRoute(app, database, {
    ...route,
    method: 'GET',
    path: lesson,
    summary: 'A lesson of a course; what it says, while it is open',
    params: ofLesson,
    answer: learnerLessonRecord,
    run: ({ transaction, scope, params }) => wholeLesson(transaction, scope, params),
  });

  for (const [name, summary, does] of [
    ['open', 'Be in an open lesson: it was visited, and so was its course', open],
    ['finish', 'Say that one is done with a lesson, where that finishes it', finish],
    ['unfinish', 'Take that back', unfinish],
  ] as const) {
    companyRoute(app, database, {
      ...route,
      method: 'POST',
      path: `${lesson}/${name}`,
      summary,
      description: 'It may come twice.',
      params: ofLesson,
      answer: learnerLesson,
      failures: [409],
      run: ({ transaction, scope, params }) => does(transaction, scope, params),
    });
  }

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: `${lesson}/blocks/:block_id/done`,
    summary: 'Have been through a block of an open lesson',
    description: 'It may come twice.',
    params: ofLesson.extend({ block_id: pathId }),
    answer: learnerLesson,
    failures: [409],
    run: ({ transaction, scope, params }) => finishBlock(transaction, scope, params),
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: `${lesson}/bookmark`,
    summary: 'Mark a lesson to find it again, or take the mark off',
    params: ofLesson,
    body: bookmark,
    answer: learnerLesson,
    run: ({ transaction, scope, params, body }) =>
      keepBookmark(transaction, scope, params, body.is_bookmarked),
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: `${lesson}/note`,
    summary: 'Keep what the person notes beside a lesson, for themselves',
    params: ofLesson,
    body: note,
    answer: learnerLessonRecord,
    run: async ({ transaction, scope, params, body }) => {
      await keepNote(transaction, scope, params, body.text);
      return wholeLesson(transaction, scope, params);
    },
  });
}
