// Learner routes for comments and likes of open lessons.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { versioned } from '../../kit/records/version.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { readLearnerLesson } from '../learning/learner-lessons.ts';
import { learn, learnerLessonRecord } from '../learning/records.ts';
import { commentInput, likeInput, firstCommentInput } from './comment-rules.ts';
import {
  startDiscussion,
  updateComment,
  readComments,
  learnerComments,
  likeComment,
  likeLesson,
  replyTo,
  restoreComment,
  deleteComment,
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
      readComments(transaction, scope, params, learnerComments.readParameters(query)),
  });

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path,
    summary: 'Comment on a lesson',
    params: ofLesson,
    body: firstCommentInput,
    answer: record.schema,
    status: 201,
    failures: [409],
    run: ({ transaction, scope, params, body }) =>
      startDiscussion(transaction, scope, params, body.text),
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
    commentInput,
    (...call) => {
      const [transaction, scope, place, { text }] = call;
      return replyTo(transaction, scope, place, text);
    },
  );
  does('PUT', '', 'Update one’s own comment', versioned(commentInput), updateComment);
  does('DELETE', '', 'Delete one’s own comment', nothing, deleteComment);
  does('POST', '/restore', 'Restore one’s own deleted comment', nothing, restoreComment);
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
      return readLearnerLesson(transaction, scope, params);
    },
  });
}
