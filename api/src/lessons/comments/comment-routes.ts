// The calls of the staff: all comments, with work on many of them, and answering.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { notFound } from '../../kit/errors.ts';
import { companyRoute, idParams } from '../../kit/routes.ts';
import { answerComments } from './comment-records.ts';
import { anyComment } from './comment-rules.ts';
import { commentResource } from './comments.ts';
import { registerLearnerComments } from './learner-routes.ts';
import { addReply, holdComment } from './thread.ts';

export function registerComments(app: FastifyInstance, database: Database): void {
  const { path, tag, record, missing } = commentResource;
  commentResource.register(app, database);
  registerLearnerComments(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/reply`,
    tag,
    summary: 'Answer a comment on behalf of the school; answers the reply',
    permission: answerComments,
    params: idParams,
    body: anyComment,
    answer: record.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id }, body: { text } }) => {
      await commentResource.lock({ transaction, scope, grant: answerComments, place: {} }, id);
      const answered = await holdComment(transaction, scope, id);
      if (answered === null) throw notFound(missing);
      const reply = await addReply(transaction, scope, answered, { text, is_from_staff: true });
      return commentResource.find(transaction, scope, reply);
    },
  });
}
