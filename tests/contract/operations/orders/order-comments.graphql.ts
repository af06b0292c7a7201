// Uses every GraphQL field and mutation of comments on orders once with success.
import { expect, test } from 'vitest';
import { pixel } from '../../../kit/images.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const own =
  'id databaseId text type isPublic creator { fullName } files { id fileName mimeType } mentions { fullName } parentId order { name } createdAt editedAt viewerCanUpdate viewerCanDelete version';
const comment = `${own} answers { ${own} }`;

export function testOrderComments({ ask, mutate, upload }: GraphqlHelpers): void {
  test('the team comments on an order', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id } } } }',
    );
    const me = company.users.nodes[0].id;
    const { order } = await mutate(
      'createOrder',
      { companyId: company.id, name: 'Обсуждаем заявку сами' },
      'order { id databaseId }',
    );
    const orderId = order.id;
    const { file } = await upload(`order_comments/${company.id}`, 'договор.png', pixel);
    const { orderComment: begun, order: counted } = await mutate(
      'createOrderComment',
      {
        orderId,
        text: 'Нужна скидка',
        type: 'QUESTION',
        isPublic: true,
        fileIds: [file.id],
        mentionIds: [me],
      },
      `orderComment { ${comment} } order { commentsCount }`,
    );
    expect(begun).toMatchObject({
      type: 'QUESTION',
      isPublic: true,
      files: [{ id: file.id, fileName: 'договор.png' }],
      parentId: null,
      answers: [],
    });
    expect(counted.commentsCount).toBe(1);
    const { orderComment: answer, conversation } = await mutate(
      'replyToOrderComment',
      { orderId, id: begun.id, text: '— Да', isPublic: false },
      `orderComment { ${own} } conversation { ${comment} } order { commentsCount }`,
    );
    expect(answer).toMatchObject({ type: 'ANSWER', parentId: begun.databaseId, isPublic: false });
    expect(conversation).toMatchObject({ id: begun.id, answers: [{ id: answer.id }] });
    const { orderComment: changed } = await mutate(
      'updateOrderComment',
      { orderId, id: answer.id, text: '— Нет', version: answer.version },
      'orderComment { text editedAt }',
    );
    expect(changed).toEqual({ text: '— Нет', editedAt: expect.any(String) });

    const { company: found } = await ask(
      `query ($id: Int!, $orders: [ID!], $creators: [ID!]) { company(code: "demo") {
        orderComments(first: 5, search: "скидка", filter: { order: $orders, creator: $creators, type: [QUESTION], isPublic: true }, orderBy: { field: CREATED_AT, direction: DESC }) {
          totalCount nodes { ${own} }
        }
        order(databaseId: $id) { comments(last: 5) { totalCount nodes { ${comment} } } }
      } }`,
      { id: order.databaseId, orders: [orderId], creators: [me] },
    );
    expect(found.orderComments).toMatchObject({ totalCount: 1, nodes: [{ id: begun.id }] });
    expect(found.order.comments).toMatchObject({
      totalCount: 1,
      nodes: [{ id: begun.id, answers: [{ text: '— Нет' }] }],
    });

    for (const { id } of [answer, begun]) {
      const gone = await mutate(
        'deleteOrderComment',
        { orderId, id },
        'deletedOrderCommentId order { commentsCount }',
      );
      expect(gone.deletedOrderCommentId).toBe(id);
    }
  });
}
