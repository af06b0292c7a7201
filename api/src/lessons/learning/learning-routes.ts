// Learner routes: courses, openings of lessons, and actions in lessons.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { readList } from '../../kit/lists/list.ts';
import { oneQuery } from '../../kit/lists/documentation.ts';
import { readSelection } from '../../kit/lists/parameters.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { findLearnerCourse, learnerCourses, withOpeningFields } from './learner-courses.ts';
import { readLearnerContent, readLearnerLesson } from './learner-lessons.ts';
import {
  setBookmark as keepBookmark,
  finishLesson,
  finishBlock,
  saveNote,
  openLesson,
  unfinishLesson,
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
    .describe('The complete note as plain text; an empty text deletes it.'),
});

const bookmark = z.strictObject({ is_bookmarked: z.boolean() });

export function registerLearning(app: FastifyInstance, database: Database): void {
  const route = { tag, permission: learn } as const;

  companyRoute(app, database, {
    ...route,
    method: 'GET',
    path,
    summary: 'List the courses of the learner',
    query: learnerCourses.listQuery(),
    list: learnerCourseRecord.schema,
    run: async ({ transaction, scope, query }) => {
      const parameters = learnerCourses.readParameters(query);
      const list = await readList(transaction, learnerCourses.source(learn), parameters, scope);
      return { ...list, data: await withOpeningFields(transaction, scope, list.data) };
    },
  });

  companyRoute(app, database, {
    ...route,
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Get a course of the learner, or one with trial lessons',
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
    summary: 'List the themes and lessons of a course that are visible to the learner, in order',
    description: 'Closed lessons have the reason and the opening time.',
    params: ofCourse,
    answer: learnerContent,
    run: ({ transaction, scope, params }) =>
      readLearnerContent(transaction, scope, params.course_id),
  });

  companyRoute(app, database, {
    ...route,
    method: 'GET',
    path: lesson,
    summary: 'Get a lesson of a course, with its content if it is open',
    params: ofLesson,
    answer: learnerLessonRecord,
    run: ({ transaction, scope, params }) => readLearnerLesson(transaction, scope, params),
  });

  for (const [name, summary, does] of [
    ['open', 'Record a visit of an open lesson and its course', openLesson],
    ['finish', 'Mark a lesson as done, if its criterion is `marked`', finishLesson],
    ['unfinish', 'Unmark a lesson as done', unfinishLesson],
  ] as const) {
    companyRoute(app, database, {
      ...route,
      method: 'POST',
      path: `${lesson}/${name}`,
      summary,
      description: 'Idempotent.',
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
    summary: 'Mark a block of an open lesson as done',
    description: 'Idempotent.',
    params: ofLesson.extend({ block_id: pathId }),
    answer: learnerLesson,
    failures: [409],
    run: ({ transaction, scope, params }) => finishBlock(transaction, scope, params),
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: `${lesson}/bookmark`,
    summary: 'Set or remove the bookmark of a lesson',
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
    summary: 'Save the learner’s private note on a lesson',
    params: ofLesson,
    body: note,
    answer: learnerLessonRecord,
    run: async ({ transaction, scope, params, body }) => {
      await saveNote(transaction, scope, params, body.text);
      return readLearnerLesson(transaction, scope, params);
    },
  });
}
