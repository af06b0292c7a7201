// One comment on an order with its actions: answer it, and edit or delete one's own.
import { useState } from 'react';
import { Ellipsis, Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { authorName, CommentHead } from '../../kit/comments/CommentHead.tsx';
import { CommentAnchor, CommentText } from '../../kit/comments/CommentParts.tsx';
import { MessageFiles } from '../../kit/files/MessageFiles.tsx';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import {
  Badge,
  Button,
  deleteItem,
  Flex,
  formatDateTime,
  IconButton,
  lazyPart,
  Menu,
  Text,
} from '../../ui/index.ts';
import type { CommentsScope } from './commentsScope.ts';
import type { OrderCommentItem_comment$key } from '../../__generated__/OrderCommentItem_comment.graphql.ts';
import type { OrderCommentItemDeleteMutation } from '../../__generated__/OrderCommentItemDeleteMutation.graphql.ts';

const OrderCommentEditForm = lazyPart(
  () => import('./OrderCommentEditForm.tsx'),
  'OrderCommentEditForm',
);

export function OrderCommentItem({
  comment: key,
  talk,
  isAnswered,
  isAnswering,
  onAnswer,
}: {
  comment: OrderCommentItem_comment$key;
  talk: CommentsScope;
  /** A comment with answers can't be deleted. */
  isAnswered: boolean;
  /** The form of an answer to it is open. */
  isAnswering: boolean;
  onAnswer: (name: string) => void;
}) {
  const comment = useFragment<OrderCommentItem_comment$key>(
    graphql`
      fragment OrderCommentItem_comment on OrderComment @throwOnFieldError {
        id
        databaseId
        text
        type
        isPublic
        creator {
          fullName
          ...CommentHead_author
        }
        files @catch(to: NULL) {
          ...MessageFiles_files
        }
        mentions @catch(to: NULL) {
          fullName
        }
        createdAt
        editedAt @catch(to: NULL)
        viewerCanUpdate @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
        ...OrderCommentEditForm_comment
      }
    `,
    key,
  );
  const [isEdited, setEdited] = useState(false);
  const remove = usePermanentDelete<OrderCommentItemDeleteMutation>(
    graphql`
      mutation OrderCommentItemDeleteMutation(
        $input: DeleteOrderCommentInput!
        $connections: [ID!]!
      ) {
        deleteOrderComment(input: $input) {
          deletedOrderCommentId @deleteEdge(connections: $connections)
          order {
            commentsCount @catch(to: NULL)
          }
          ...userErrors_payload
        }
      }
    `,
    // An answer belongs to no connection of the store, so the comments are refetched.
    talk.refresh,
  );
  const { id, text, type, creator, files, mentions, createdAt } = comment;
  const name = authorName(creator?.fullName);
  const called = `${name}, ${formatDateTime(createdAt)}`;
  const { orderId, connectionId } = talk;
  const mayUpdate = talk.mayWrite && comment.viewerCanUpdate === true;
  const mayDelete = talk.mayWrite && comment.viewerCanDelete === true && !isAnswered;
  const items = [
    ...(mayUpdate
      ? [{ id: 'edit', label: 'Изменить', icon: <Pencil />, onAction: () => setEdited(true) }]
      : []),
    ...(mayDelete
      ? [
          deleteItem(
            () =>
              void remove({
                title: 'Удалить комментарий?',
                description: 'Восстановить его не получится.',
                variables: { input: { orderId, id }, connections: [connectionId] },
                done: 'Комментарий удалён',
              }),
          ),
        ]
      : []),
  ];
  return (
    <CommentAnchor databaseId={comment.databaseId}>
      <Flex align="center" gap="2" minH="9">
        <CommentHead author={creator} createdAt={createdAt} editedAt={comment.editedAt}>
          {type === 'QUESTION' && <Badge tone="primary">Вопрос</Badge>}
          {!comment.isPublic && <Badge tone="warning">Для команды</Badge>}
        </CommentHead>
        {items.length > 0 && (
          <Menu
            label={`Действия: ${called}`}
            items={items}
            trigger={<IconButton size="sm" icon={<Ellipsis />} label={`Действия: ${called}`} />}
          />
        )}
      </Flex>
      {isEdited && mayUpdate ? (
        <OrderCommentEditForm
          comment={comment}
          orderId={orderId}
          onClose={() => setEdited(false)}
        />
      ) : (
        text !== '' && <CommentText>{text}</CommentText>
      )}
      {files && <MessageFiles files={files} />}
      {mentions && mentions.length > 0 && (
        <Text size="xs" tone="muted" overflowWrap="anywhere">
          Упомянуты: {mentions.map((mentioned) => mentioned.fullName).join(', ')}
        </Text>
      )}
      {talk.mayWrite && (
        <Flex mt="1" ml="-2">
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isAnswering}
            aria-label={`Ответить: ${called}`}
            onClick={() => onAnswer(name)}
          >
            Ответить
          </Button>
        </Flex>
      )}
    </CommentAnchor>
  );
}
