// Comments on orders: conversations of one order and of all, and subscribing to those of one.
import type { GraphQLResolveInfo } from 'graphql';
import type { ReplyToOrderCommentInput, Resolvers } from '../../__generated__/resolvers.ts';
import type { OrderCommentRow, OrderCommentsStateRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns, reference, relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { collectionBelow, companyCollection } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import {
  globalIds,
  omitNull,
  renamedFields,
  translatedBody,
} from '../../kit/mutations/translations.ts';
import {
  selectedRecord,
  creates,
  deletes,
  selectedOwner,
  updates,
} from '../../kit/mutations/writes.ts';
import { pollChanges } from '../../kit/rest/poll-changes.ts';
import { below, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { orders } from '../collections.ts';

const comments = companyCollection('OrderComment', 'order_comments');

/** The comments of one order. */
const ofOrder = collectionBelow(orders, 'OrderComment', 'order_comments', 'order_id');

const written = {
  fileIds: omitNull(globalIds('UploadedFile', 'files_id', 'Файл не найден')),
  mentionIds: omitNull(globalIds('User', 'mentions_id', 'Сотрудник не найден')),
};

interface Replied {
  orderComment: OrderCommentRow | null;
  conversation?: OrderCommentRow | null;
}

/** The response is the reply alone; its conversation is read separately. */
const replyToOrderComment = mutation<ReplyToOrderCommentInput, Replied>(
  {
    call: `POST ${ofOrder.route}/{id}/answers`,
    failed: { orderComment: null },
    fields: renamedFields(written),
  },
  async (input, context, info) => {
    const { id, ...place } = ofOrder.recordOf(input);
    const { collection, companyId } = place;
    const at = below(collection.path, { id }, '/answers');
    const body = translatedBody(input, companyId, written, ofOrder.inPath);
    const { data } = await context.rest.write<OrderCommentRow>('POST', at, body);
    return {
      orderComment: await selectedRecord(context, info, 'orderComment', collection, data),
      conversation: await conversationOf(context, info, companyId, data.parent_id ?? id),
      ...(await selectedOwner(context, info, place)),
    };
  },
);

async function conversationOf(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  id: number,
): Promise<OrderCommentRow | null> {
  const plan = planRecord(info, shapes, { at: ['conversation'] });
  return plan ? loadRecord(rest, comments(companyId), id, plan) : null;
}

/** Milliseconds. Within seconds is soon enough for a written conversation. */
const pace = { interval: 3_000, longestInterval: 15_000, maxDuration: 60 * 60 * 1_000 };

/**
 * Every read is authorized again, so that updates end when the user signs out or may not see orders any more.
 */
function followComments(
  rest: Context['rest'],
  globalId: string,
): AsyncIterable<OrderCommentsStateRow> {
  const { companyId: company_id, id } = requireInCompany(globalId, 'Order');
  const at = stateAt({ company_id, id });
  const read = async () => (await rest.getUncached<OrderCommentsStateRow>(at)).data;
  return pollChanges({ ...pace, read, isLast: () => false });
}

const stateAt = (order: { company_id: number; id: number }) => under(ofOrder(order).path, '/state');

const resolvers: Resolvers = {
  Company: { orderComments: connection(comments, { sort: 'created_at', desc: true }) },
  Order: { comments: connection(ofOrder, { sort: 'created_at' }) },
  Mutation: {
    createOrderComment: creates(ofOrder, written),
    replyToOrderComment,
    updateOrderComment: updates(ofOrder),
    deleteOrderComment: deletes(ofOrder),
  },
  Subscription: {
    orderCommentsUpdated: {
      subscribe: (_: unknown, { id }: { id: string }, { rest }: Context) =>
        followComments(rest, id),
      resolve: withCall((state: OrderCommentsStateRow) => state, {
        method: 'GET',
        route: stateAt({ company_id: 0, id: 0 }).route,
        records: [],
        size: () => 1,
        note: 'again and again until the client leaves',
      }),
    },
  },
};

export default {
  resolvers,
  conditions: {
    OrderCommentFilter: { creator: idsCondition('User', 'creator_id') },
  },
  shapes: {
    OrderComment: {
      creator: relation('creator'),
      files: relation('files'),
      mentions: relation('mentions'),
      answers: relation('answers'),
      order: reference('order_id', orders),
    },
    OrderCommentsState: { commentsCount: columns('comments_count'), mark: columns('mark') },
  },
  nodes: nodeReaders(comments),
} satisfies Domain;
