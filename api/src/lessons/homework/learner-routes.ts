// Learner routes that submit and comment on homework.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { takeMessageFiles, type Uploads } from '../../media/index.ts';
import { learn } from '../learning/records.ts';
import {
  commentOn,
  learnerTask,
  openLesson,
  openLessonOfAny,
  send,
  tasksOf,
} from './learner-homework.ts';
import { ofTask } from './homework-rules.ts';
import { workResource } from './works.ts';

export function registerLearnerHomework(
  app: FastifyInstance,
  { database, uploads }: { database: Database; uploads: Uploads },
): void {
  const route = {
    path: '/learning/courses/:course_id/lessons/:lesson_id/homework',
    tag: workResource.tag,
    permission: learn,
    params: z.object({ course_id: pathId, lesson_id: pathId }),
  } as const;

  companyRoute(app, database, {
    ...route,
    method: 'GET',
    summary: 'List the homework tasks of a lesson with the caller’s submissions',
    answer: z.array(learnerTask),
    run: async ({ transaction, scope, params }) =>
      tasksOf(transaction, scope, await openLesson(transaction, scope, params)),
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    summary: 'Submit or resubmit homework for a task of a lesson',
    body: ofTask,
    answer: learnerTask,
    failures: [409],
    run: async ({ transaction, scope, params, body }) =>
      send(transaction, scope, await openLesson(transaction, scope, params), body),
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: `${route.path}/comments`,
    summary: 'Comment on one’s own submission',
    body: ofTask,
    answer: learnerTask,
    failures: [409],
    run: async ({ transaction, scope, params, body }) =>
      commentOn(transaction, scope, await openLesson(transaction, scope, params), body),
  });

  takeMessageFiles(app, uploads, {
    purpose: 'homework',
    path: '/learning/lessons/:lesson_id/homework/add_media',
    tag: route.tag,
    permission: route.permission,
    summary: 'Upload a file for a submission',
    params: z.object({ lesson_id: pathId }),
    admits: (scope, { lesson_id }) =>
      database.company(scope, (transaction) => openLessonOfAny(transaction, scope, lesson_id)),
  });
}
