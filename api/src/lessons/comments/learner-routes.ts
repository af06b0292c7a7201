// Learner routes for comments and likes of open lessons.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { versioned } from '../../kit/records/version.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { wholeLesson } from '../learning/learner-lessons.ts';
import { learn, learnerLessonRecord } from '../learning/records.ts';
import { anyComment, likeInput, newComment } from './comment-rules.ts';
import {
  begin,
  change,
  commentsOf,
  learnerComments,
  likeComment,
  likeLesson,
  reply,
  restore,
  withdraw,
} from './learner-comments.ts';

const { path, tag, record } = learnerComments;
const ofLesson = z.object({ course_id: pathId, lesson_id: pathId });
const ofComment = ofLesson.extend({ id: pathId });

export function registerLearnerComments(app: FastifyInstance, database: Database): void {
  const route = { tag, permission: learn } as const;

  companyRoute(app, database, {
    ...route,
    method: 'GET',
    path,
    summary: 'List the first comments of a lesson’s discussions, newest first',
    description:
      'Empty for a closed lesson, and for one that does not accept comments. A hidden or deleted comment keeps its place while it has replies.',
    params: ofLesson,
    query: learnerComments.listQuery(),
    list: record.schema,
    run: ({ transaction, scope, params, query }) =>
      commentsOf(transaction, scope, params, learnerComments.readParameters(query)),
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path,
    summary: 'Comment on a lesson',
    params: ofLesson,
    body: newComment,
    answer: record.schema,
    status: 201,
    failures: [409],
    run: ({ transaction, scope, params, body }) => begin(transaction, scope, params, body.text),
  });

  /** Registers a route that changes a comment and returns it. */
  const does = <Body>(
    method: 'POST' | 'PUT' | 'DELETE',
    action: string,
    summary: string,
    body: z.ZodType<Body>,
    run: (
      transaction: Transaction,
      scope: Scope,
      place: z.infer<typeof ofComment>,
      body: Body,
    ) => Promise<Row>,
  ) =>
    companyRoute(app, database, {
      ...route,
      method,
      path: `${path}/:id${action}`,
      summary,
      params: ofComment,
      body,
      answer: record.schema,
      failures: [409],
      run: ({ transaction, scope, params, body: sent }) => run(transaction, scope, params, sent),
    });

  const nothing = z.strictObject({});
  does(
    'POST',
    '/reply',
    'Reply to a comment; returns the whole discussion',
    anyComment,
    (...call) => {
      const [transaction, scope, place, { text }] = call;
      return reply(transaction, scope, place, text);
    },
  );
  does('PUT', '', 'Update one’s own comment', versioned(anyComment), change);
  does('DELETE', '', 'Delete one’s own comment', nothing, withdraw);
  does('POST', '/restore', 'Restore one’s own deleted comment', nothing, restore);
  does('POST', '/like', 'Like or dislike a comment, or remove the like', likeInput, (...call) => {
    const [transaction, scope, place, { value }] = call;
    return likeComment(transaction, scope, place, value);
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: '/learning/courses/:course_id/lessons/:lesson_id/like',
    summary: 'Like or dislike a lesson, or remove the like',
    description: 'Idempotent.',
    params: ofLesson,
    body: likeInput,
    answer: learnerLessonRecord,
    failures: [409],
    run: async ({ transaction, scope, params, body }) => {
      await likeLesson(transaction, scope, params, body.value);
      return wholeLesson(transaction, scope, params);
    },
  });
}
