// Declares comments on orders: users who see orders read them, and only authors change or delete their own.
import { sql } from 'drizzle-orm';
import { fileOf } from '../../probes/bodies.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const path = `${company}/orders/{order_id}/order_comments`;

/** The comments on every order, by the suffix of their text. */
const comments = ['first', 'gone'] as const;

/** A comment of the tested order. */
function comment({ record }: ValueGenerator, which: (typeof comments)[number]): number {
  const order = record('orders');
  return record(
    'order_comments',
    ({ order_id, text }) => order_id === order && String(text).endsWith(which),
  );
}

export const domain: DomainDeclaration = {
  tags: ['Order comments'],
  // Comments are written by `describes`.
  records: { [`POST ${path}`]: () => [] },
  finalWrites: fillComments,
  partTables: { order_comment_mentions: 'comment_id', order_comment_files: 'comment_id' },
  namedValues: (maker) => ({
    order_comment_id: comment(maker, 'first'),
    answers: 0,
    creator_id: maker.row('order_comments')['creator_id'],
    mentions_id: maker.record('users'),
    [`GET ${company}/order_comments/{id}.id`]: comment(maker, 'first'),
    [`GET ${path}/{id}.id`]: comment(maker, 'first'),
    [`PUT ${path}/{id}.id`]: comment(maker, 'first'),
    [`DELETE ${path}/{id}.id`]: comment(maker, 'gone'),
    [`POST ${path}/{id}/answers.id`]: comment(maker, 'first'),
  }),
  bodies: {
    [`POST ${company}/order_comments/add_media`]: ({ word }) => [fileOf(`${word}.png`)],
    // The path already names the order.
    [`PUT ${path}/{id}`]: ({ text }) => [{ text: text('text') }],
    [`DELETE ${path}/{id}`]: () => [{}],
    [`POST ${path}/{id}/answers`]: ({ text, record }) => [
      { text: text('text'), is_public: true, mentions_id: [record('users')] },
    ],
  },
  uploads: { [`POST ${company}/order_comments/add_media`]: 'order_comments/Company' },
  // The fullest record of the list is an answer, which has no answers itself.
  readByName: ['OrderComment'],
  idTypes: {
    'OrderCommentFilter.creator': 'User',
    'CreateOrderCommentInput.mentionIds': 'User',
    'CreateOrderCommentInput.fileIds': 'UploadedFile',
    'ReplyToOrderCommentInput.fileIds': 'UploadedFile',
    'ReplyToOrderCommentInput.id': 'OrderComment',
    'ReplyToOrderCommentInput.mentionIds': 'User',
  },
  withoutTexts: { [`GET ${path}/state`]: 'a number and a mark' },
};

/**
 * Adds comments of the owner to every order: one is answered; they mention the owner and have a file. The newest ones
 * start conversations, because the suite reads the first of a list.
 */
async function fillComments({ companyId, database, text }: Writer): Promise<void> {
  const owner = sql`(select user_id from company_members where company_id = ${companyId} and is_owner limit 1)`;
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`insert into order_comments (company_id, order_id, creator_id, type, text, edited_at)
        select company_id, orders.id, ${owner}, 'comment', ${text('text')} || ' ' || which, now() from orders
        cross join unnest(${sql.param([...comments])}::text[]) as named (which) where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`insert into order_comments (company_id, order_id, creator_id, type, parent_id, text, created_at)
        select company_id, order_id, ${owner}, 'answer', id, ${text('text')} || ' answer', now() - interval '1 hour' from order_comments
        where company_id = ${companyId} and text like '%first'`,
    );
    await transaction.execute(
      sql`insert into order_comment_mentions (company_id, comment_id, user_id)
        select company_id, id, ${owner} from order_comments where company_id = ${companyId}`,
    );
    await transaction.execute(
      sql`with sent as (
          insert into files (company_id, purpose, key, file_name, mime_type, size)
          values (${companyId}, 'order_comment', gen_random_uuid(), ${`${text('name')}.png`}, 'image/png', 1) returning id
        )
        insert into order_comment_files (company_id, comment_id, file_id)
        select company_id, comment.id, sent.id from order_comments comment cross join sent where company_id = ${companyId}`,
    );
  });
}
