// Tests that a page of conversations is one call, that a reply returns its whole conversation, and that subscribers of
// an order are notified.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { serverSentEvents } from '../../../testing/events.ts';
import { tokenOfAnna } from '../../../testing/fake-data.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const idOf = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });

const answer = {
  id: 32,
  order_id: 4,
  parent_id: 31,
  text: '…да',
  type: 'answer',
  is_public: false,
  creator: { id: 5, full_name: 'Петрова Анна' },
  mentions: [],
};
const comment = {
  ...answer,
  id: 31,
  parent_id: null,
  text: 'Вопрос',
  type: 'question',
  answers: [answer],
};

const at = '/companies/7/orders/4/order_comments';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/orders/4', () => ({ data: { id: 4, comments_count: 2 } }));
  gateway.rest.answer('/companies/7/order_comments/31', () => ({ data: comment }));
  gateway.rest.answer(at, () => ({
    data: [comment],
    meta: {
      total: null,
      per_page: 20,
      supports: ['cursor'],
      cursors: ['c1'],
      next_cursor: null,
      previous_cursor: 'c1',
    },
  }));
  gateway.rest.answer(`${at}/31/answers`, () => ({ data: answer }));
  gateway.rest.answer(`${at}/31`, (_, reply) =>
    reply.code(409).send({
      errors: [{ message: 'На комментарий уже ответили: удалить его нельзя', code: 'answered' }],
    }),
  );
  gateway.rest.answer(`${at}/state`, () => ({ data: { comments_count: 2, mark: 'a' } }));
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const shown = 'id text type isPublic creator { fullName } mentions { fullName }';

it('reads conversations in one call', async () => {
  const { data, errors } = await gateway.ask(
    `{ company(code: "demo") { order(databaseId: 4) {
      comments(last: 20) { nodes { ${shown} answers { ${shown} } } pageInfo { hasPreviousPage } }
    } } }`,
  );
  expect(errors).toBeUndefined();
  const creator = { fullName: 'Петрова Анна' };
  const said = { isPublic: false, creator, mentions: [] };
  expect(data.company.order.comments.nodes).toEqual([
    {
      id: idOf('OrderComment', 31),
      text: 'Вопрос',
      type: 'QUESTION',
      ...said,
      answers: [{ id: idOf('OrderComment', 32), text: '…да', type: 'ANSWER', ...said }],
    },
  ]);
  const calls = gateway.rest.calls.filter(({ path }) => path.includes('order_comments'));
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    [at, expect.objectContaining({ with: expect.stringContaining('answers.creator') })],
  ]);
});

it('returns the whole conversation and the order', async () => {
  const input = {
    orderId: idOf('Order', 4),
    id: idOf('OrderComment', 31),
    text: '…да',
    mentionIds: [idOf('User', 9)],
  };
  const { data, errors } = await gateway.ask(
    `mutation ($input: ReplyToOrderCommentInput!) { replyToOrderComment(input: $input) {
      orderComment { id } conversation { id answers { id } } order { commentsCount } userErrors { message }
    } }`,
    { variables: { input } },
  );
  expect(errors).toBeUndefined();
  expect(data.replyToOrderComment).toEqual({
    orderComment: { id: idOf('OrderComment', 32) },
    conversation: {
      id: idOf('OrderComment', 31),
      answers: [{ id: idOf('OrderComment', 32) }],
    },
    order: { commentsCount: 2 },
    userErrors: [],
  });
  expect(gateway.rest.calls[0]).toMatchObject({
    method: 'POST',
    path: `${at}/31/answers`,
    body: { text: '…да', mentions_id: [9] },
  });
});

it('reports why a comment is not deleted', async () => {
  const input = { orderId: idOf('Order', 4), id: idOf('OrderComment', 31) };
  const { data } = await gateway.ask(
    `mutation ($input: DeleteOrderCommentInput!) { deleteOrderComment(input: $input) {
      deletedOrderCommentId userErrors { message code }
    } }`,
    { variables: { input } },
  );
  expect(data.deleteOrderComment).toEqual({
    deletedOrderCommentId: null,
    userErrors: [{ message: 'На комментарий уже ответили: удалить его нельзя', code: 'answered' }],
  });
});

it('notifies subscribers of the order about new comments', async () => {
  const subscription = `subscription { orderCommentsUpdated(id: "${idOf('Order', 4)}") { commentsCount mark } }`;
  const leaving = new AbortController();
  const seen = [];
  for await (const { data } of serverSentEvents(gateway.url, subscription, {
    token: tokenOfAnna,
    signal: leaving.signal,
  })) {
    seen.push(data.orderCommentsUpdated);
    leaving.abort();
  }
  expect(seen).toEqual([{ commentsCount: 2, mark: 'a' }]);
});
