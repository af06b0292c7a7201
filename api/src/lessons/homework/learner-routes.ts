// Learner routes that submit and comment on homework.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { registerMessageFiles, type Uploads } from '../../media/index.ts';
import { learn } from '../learning/records.ts';
import {
  commentAsLearner,
  learnerTask,
  requireHomeworkLesson,
  requireHomeworkLessonById,
  submitHomework,
  readTasks,
} from './learner-homework.ts';
import { taskMessageInput } from './homework-rules.ts';
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
      readTasks(transaction, scope, await requireHomeworkLesson(transaction, scope, params)),
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    summary: 'Submit or resubmit homework for a task of a lesson',
    body: taskMessageInput,
    answer: learnerTask,
    failures: [409],
    run: async ({ transaction, scope, params, body }) =>
      submitHomework(
        transaction,
        scope,
        await requireHomeworkLesson(transaction, scope, params),
        body,
      ),
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: `${route.path}/comments`,
    summary: 'Comment on one’s own submission',
    body: taskMessageInput,
    answer: learnerTask,
    failures: [409],
    run: async ({ transaction, scope, params, body }) =>
      commentAsLearner(
        transaction,
        scope,
        await requireHomeworkLesson(transaction, scope, params),
        body,
      ),
  });

  registerMessageFiles(app, uploads, {
    purpose: 'homework',
    path: '/learning/lessons/:lesson_id/homework/add_media',
    tag: route.tag,
    permission: route.permission,
    summary: 'Upload a file for a submission',
    params: z.object({ lesson_id: pathId }),
    admits: (scope, { lesson_id }) =>
      database.company(scope, (transaction) =>
        requireHomeworkLessonById(transaction, scope, lesson_id),
      ),
  });
}
