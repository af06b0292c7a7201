// Routes of order comments: the lists, answers, files, and the state that tells an open page about new comments.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import type { WriteContext } from '../../kit/resource/contract.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { registerMessageFiles, type Uploads } from '../../media/index.ts';
import { attachFiles, commentFilePurpose } from './comment-files.ts';
import { commentGrants, orderCommentRecord } from './comment-record.ts';
import { addressNames, maxAnswers, newAnswer } from './comment-rules.ts';
import { orderComments } from './comment-tables.ts';
import { orderCommentList, orderCommentResource } from './comments.ts';
import { saveMentions, requireMentionable } from './mentions.ts';
import { declareCommentNotifications, notifyOfComment } from './comment-notifications.ts';

const state = z
  .object({
    comments_count: z.int().describe('Number of comments, including answers.'),
    mark: z.string().describe('Opaque; changes with every change.'),
  })
  .meta({
    id: 'OrderCommentsState',
    description: 'The state of an order’s comments, for noticing changes.',
  });

export function registerOrderComments(
  app: FastifyInstance,
  { database, uploads }: { database: Database; uploads: Uploads },
): void {
  const { path, params, tag } = orderCommentResource;
  orderCommentList.register(app, database);
  orderCommentResource.register(app, database);
  declareCommentNotifications();

  registerMessageFiles(app, uploads, {
    purpose: commentFilePurpose,
    path: '/order_comments/add_media',
    tag,
    summary: 'Upload a file for a comment on an order',
    permission: commentGrants.create,
  });

  companyRoute(app, database, {
    method: 'GET',
    path: `${path}/state`,
    tag,
    summary: 'Check whether comments were added, changed or deleted',
    permission: commentGrants.read,
    params: params.list,
    answer: state,
    run: async ({ transaction, scope, params: above }) => {
      const { order_id } = await orderCommentResource.resolveParents(transaction, scope, above);
      return stateOf(transaction, scope, Number(order_id));
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/:id/answers`,
    tag,
    summary: 'Answer a comment',
    description:
      'Returns the answer. An answer to an answer belongs to the same top-level comment.',
    permission: commentGrants.create,
    params: params.one,
    addressNames,
    body: newAnswer,
    answer: orderCommentRecord.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id, ...above }, body }) => {
      const place = await orderCommentResource.resolveWritableParents(transaction, scope, above);
      const writing = { transaction, scope, grant: commentGrants.create, place };
      const answer = await addAnswer(writing, id, body);
      return orderCommentResource.find(transaction, scope, answer, wholeRecord, place);
    },
  });
}

/** Returns the id. Throws 409 if the comment has the maximum number of answers. */
async function addAnswer(
  writing: WriteContext,
  id: number,
  { text, message, is_public, files_id, mentions_id }: z.infer<typeof newAnswer>,
): Promise<number> {
  const { transaction, scope } = writing;
  await orderCommentResource.lock(writing, id);
  const { companyId: company_id, personId: creator_id } = scope;
  const { order_id, parent_id, is_public: isPublic } = orderComments;
  const [answered] = await transaction
    .select({ order_id, parent_id, isPublic })
    .from(orderComments)
    .where(and(eq(orderComments.company_id, company_id), eq(orderComments.id, id)));
  const begun = answered?.parent_id ?? id;
  // The lock makes two concurrent answers count one after the other.
  if (begun !== id) await orderCommentResource.lock(writing, begun);
  const ofComment = and(eq(orderComments.company_id, company_id), eq(parent_id, begun));
  if ((await transaction.$count(orderComments, ofComment)) >= maxAnswers) {
    throw conflict('full', `На комментарий уже ${maxAnswers} ответов: напишите новый`);
  }
  await requireMentionable(transaction, scope, mentions_id);
  const answer = await rowOf<{ id: number }>(
    transaction,
    sql`insert into order_comments (company_id, order_id, creator_id, type, parent_id, is_public, text)
      values (${company_id}, ${answered?.order_id}, ${creator_id}, 'answer', ${begun}, ${is_public ?? answered?.isPublic}, ${text || message || ''})
      returning id`,
  );
  await attachFiles(transaction, scope, answer.id, files_id);
  await saveMentions(transaction, scope, answer.id, mentions_id);
  await notifyOfComment(transaction, scope, answer.id);
  return answer.id;
}

const stateOf = (
  transaction: Transaction,
  { companyId }: Scope,
  orderId: number,
): Promise<z.infer<typeof state>> =>
  rowOf(
    transaction,
    sql`select count(*)::integer as comments_count, md5(row(count(*), max(id), max(edited_at))::text) as mark
      from order_comments where company_id = ${companyId} and order_id = ${orderId}`,
  );
