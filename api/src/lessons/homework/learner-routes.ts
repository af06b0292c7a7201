// The calls of learners: what they hand in, and what they say of it.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { companyRoute, companyRouteInSteps, pathId } from '../../kit/routes.ts';
import { fileRecord, readFile, type Uploads } from '../../media/index.ts';
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
import { keepForThread } from './thread.ts';
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
    summary: 'The tasks of a lesson, with what one has handed in for each',
    answer: z.array(learnerTask),
    run: async ({ transaction, scope, params }) =>
      tasksOf(transaction, scope, await openLesson(transaction, scope, params)),
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    summary: 'Hand in for a task of a lesson, for the first time or again',
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
    summary: 'Say something in the thread of what one has handed in',
    body: ofTask,
    answer: learnerTask,
    failures: [409],
    run: async ({ transaction, scope, params, body }) =>
      commentOn(transaction, scope, await openLesson(transaction, scope, params), body),
  });

  companyRouteInSteps(app, {
    method: 'POST',
    path: '/learning/lessons/:lesson_id/homework/add_media',
    tag: route.tag,
    permission: route.permission,
    summary: 'Upload a file to hand in',
    description: 'A message takes it; otherwise it goes after 24 hours.',
    params: z.object({ lesson_id: pathId }),
    upload: true,
    answer: fileRecord.schema,
    status: 201,
    run: async (call) => {
      const { scope, params } = call;
      await database.company(scope, (transaction) =>
        openLessonOfAny(transaction, scope, params.lesson_id),
      );
      return uploads.receiveFile(call, async (transaction, upload) =>
        readFile(transaction, scope, await keepForThread(transaction, scope, upload)),
      );
    },
  });
}
