// Comments on orders: whoever sees orders reads them, and nobody changes or deletes what another one has said.
import { sql } from 'drizzle-orm';
import { fileOf } from '../../bodies.ts';
import type { Domain, Maker } from '../../domain.ts';
import type { Writer } from '../../writing.ts';

const company = '/api/companies/{companyId}';
const path = `${company}/orders/{order_id}/order_comments`;

/** Those of every order, by what their texts end with. */
const comments = ['first', 'gone'] as const;

/** One of the order that addresses name. */
function comment({ record }: Maker, which: (typeof comments)[number]): number {
  const order = record('orders');
  return record(
    'order_comments',
    ({ order_id, text }) => order_id === order && String(text).endsWith(which),
  );
}

export const domain: Domain = {
  tags: ['Order comments'],
  // What is said of every order comes with `describes`.
  records: { [`POST ${path}`]: () => [] },
  describes: fillComments,
  parts: { order_comment_mentions: 'comment_id', order_comment_files: 'comment_id' },
  named: (maker) => ({
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
    // What an address says is not said otherwise.
    [`PUT ${path}/{id}`]: ({ text }) => [{ text: text('text') }],
    [`DELETE ${path}/{id}`]: () => [{}],
    [`POST ${path}/{id}/answers`]: ({ text, record }) => [
      { text: text('text'), is_public: true, mentions_id: [record('users')] },
    ],
  },
  uploads: { [`POST ${company}/order_comments/add_media`]: 'order_comments/Company' },
  // An answer, which has more around it, has none itself.
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
 * The owner has said some things about every order; one is answered; they mention the owner and come with a file. The
 * newest are those that begin conversations: the suite looks at the first of a list.
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
