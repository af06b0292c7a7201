// The comments on an order, oldest first, internal and public ones, with live updates.
import { startTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { CommentForm } from '../../kit/comments/CommentForm.tsx';
import { CommentList } from '../../kit/comments/CommentParts.tsx';
import { usePages } from '../../kit/list/usePages.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Button, Card, chakra, Stack, Text } from '../../ui/index.ts';
import { CommentsPane } from './CommentsPane.tsx';
import { OrderCommentFields } from './OrderCommentFields.tsx';
import { OrderCommentsFollower } from './OrderCommentsFollower.tsx';
import { OrderConversation } from './OrderConversation.tsx';
import { inputWithoutText } from './commentsScope.ts';
import type { OrderComments_order$key } from '../../__generated__/OrderComments_order.graphql.ts';
import type { OrderCommentsNewMutation } from '../../__generated__/OrderCommentsNewMutation.graphql.ts';
import type { OrderCommentsPaginationQuery } from '../../__generated__/OrderCommentsPaginationQuery.graphql.ts';

export function OrderComments({
  order: key,
  companyId,
  isBeside = false,
}: {
  order: OrderComments_order$key;
  companyId: string;
  /** Shown in the side panel beside the rest of the page. */
  isBeside?: boolean;
}) {
  const pagination = usePaginationFragment<OrderCommentsPaginationQuery, OrderComments_order$key>(
    graphql`
      fragment OrderComments_order on Order
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OrderCommentsPaginationQuery")
      @throwOnFieldError {
        id
        inTrash @catch(to: NULL)
        viewerCanUpdate @catch(to: NULL)
        commentsCount @catch(to: NULL)
        comments(last: $count, before: $cursor) @connection(key: "OrderComments_comments") {
          __id
          edges {
            node {
              id
              ...OrderConversation_comment
            }
          }
        }
      }
    `,
    key,
  );
  const { hasPrevious, isLoadingPrevious, loadPrevious } = pagination;
  const pages = usePages(
    {
      ...pagination,
      hasNext: hasPrevious,
      isLoadingNext: isLoadingPrevious,
      loadNext: loadPrevious,
    },
    ({ comments }) => comments,
  );
  const { data, connection, rows, paging } = pages;
  const { __id: connectionId } = connection;
  const refresh = () => startTransition(pages.refresh);
  const [create] = useMutation<OrderCommentsNewMutation>(graphql`
    mutation OrderCommentsNewMutation($input: CreateOrderCommentInput!, $connections: [ID!]!) {
      createOrderComment(input: $input) {
        orderComment @appendNode(connections: $connections, edgeTypeName: "OrderCommentEdge") {
          ...OrderConversation_comment
        }
        order {
          commentsCount @catch(to: NULL)
        }
        ...userErrors_payload
      }
    }
  `);
  const { id: orderId, commentsCount } = data;
  const mayWrite = data.viewerCanUpdate !== false && data.inTrash !== true;
  const talk = { orderId, companyId, connectionId, mayWrite, refresh };
  const said = (
    <Stack gap="5">
      {paging.hasNext && (
        <chakra.div>
          <Button loading={paging.isLoadingNext} onClick={paging.onLoadMore}>
            Показать более ранние
          </Button>
        </chakra.div>
      )}
      {rows.length === 0 ? (
        <Text tone="muted">Пока никто ничего не написал.</Text>
      ) : (
        <CommentList aria-label="Комментарии">
          {rows.map((comment) => (
            <OrderConversation key={comment.id} comment={comment} talk={talk} />
          ))}
        </CommentList>
      )}
    </Stack>
  );
  const form = mayWrite && (
    <CommentForm
      draft={orderId}
      label="Новый комментарий"
      button="Отправить"
      begins
      takesFiles
      fields={<OrderCommentFields draft={orderId} companyId={companyId} choosesReaders />}
      send={async (text, values) => {
        const { userErrors } = await create({
          variables: {
            input: { orderId, text, ...inputWithoutText(values) },
            connections: [connectionId],
          },
        });
        return userErrors;
      }}
    />
  );
  const follower = (
    <OrderCommentsFollower orderId={orderId} shown={commentsCount ?? null} onNews={refresh} />
  );
  if (isBeside) {
    return (
      <CommentsPane newest={rows.at(-1)?.id ?? null} form={form}>
        {said}
        {follower}
      </CommentsPane>
    );
  }
  return (
    <Card>
      <Stack gap="5">
        {said}
        {form}
      </Stack>
      {follower}
    </Card>
  );
}
