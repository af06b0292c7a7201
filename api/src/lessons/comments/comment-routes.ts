// Staff routes for comments: list, bulk moderation and replies.
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { declareLessonNotifications } from '../notifications/lesson-notifications.ts';
import { answerComments } from './comment-records.ts';
import { commentInput } from './comment-rules.ts';
import { commentResource } from './comments.ts';
import { registerLearnerComments } from './learner-routes.ts';
import { addReply, lockComment } from './thread.ts';

export function registerComments(app: FastifyInstance, database: Database): void {
  const { path, tag, record, missing } = commentResource;
  commentResource.register(app, database);
  declareLessonNotifications(['comment', 'reply'], { flag: answerComments.my, record: isThere });
  registerLearnerComments(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/reply`,
    tag,
    summary: 'Reply to a comment on behalf of the school',
    permission: answerComments,
    params: idParams,
    body: commentInput,
    answer: record.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id }, body: { text } }) => {
      await commentResource.lock({ transaction, scope, grant: answerComments, place: {} }, id);
      const answered = await lockComment(transaction, scope, id);
      if (answered === null) throw notFound(missing);
      const reply = await addReply(transaction, scope, answered, { text, is_from_staff: true });
      return commentResource.find(transaction, scope, reply);
    },
  });
}

/** Notifications of a hidden comment are shown to the staff only. */
const isThere = ({
  company_id,
  record_id,
  is_for_staff,
}: Record<'company_id' | 'record_id' | 'is_for_staff', PgColumn>): SQL =>
  sql`exists (select 1 from lesson_comments comment where comment.company_id = ${company_id} and comment.id = ${record_id}
    and (comment.status = 'visible' or (comment.status = 'hidden' and ${is_for_staff})))`;
