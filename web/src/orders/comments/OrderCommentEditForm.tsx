// The form that edits one's own comment.
import { graphql, useFragment } from 'react-relay';
import { CommentForm } from '../../kit/comments/CommentForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import type { OrderCommentEditForm_comment$key } from '../../__generated__/OrderCommentEditForm_comment.graphql.ts';
import type { OrderCommentEditFormMutation } from '../../__generated__/OrderCommentEditFormMutation.graphql.ts';

export function OrderCommentEditForm({
  comment: key,
  orderId,
  onClose,
}: {
  comment: OrderCommentEditForm_comment$key;
  orderId: string;
  onClose: () => void;
}) {
  const { id, text, type, files, version } = useFragment<OrderCommentEditForm_comment$key>(
    graphql`
      fragment OrderCommentEditForm_comment on OrderComment @throwOnFieldError {
        id
        text
        type
        files @catch(to: NULL) {
          id
        }
        version @catch(to: NULL)
      }
    `,
    key,
  );
  const [update] = useMutation<OrderCommentEditFormMutation>(graphql`
    mutation OrderCommentEditFormMutation($input: UpdateOrderCommentInput!) {
      updateOrderComment(input: $input) {
        orderComment {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...OrderCommentItem_comment
        }
        ...userErrors_payload
      }
    }
  `);
  return (
    <CommentForm
      draft={`edit ${id}`}
      label="Комментарий"
      button="Сохранить"
      text={text}
      mayBeEmpty={files !== null && files !== undefined && files.length > 0}
      begins={type !== 'ANSWER'}
      send={async (typed) => {
        const input = { orderId, id, text: typed, ...(version != null && { version }) };
        const { userErrors } = await update({ variables: { input } });
        if (userErrors.length === 0) onClose();
        return userErrors;
      }}
      onCancel={onClose}
    />
  );
}
