// The form of an answer to a comment; answers to an internal comment are internal, too.
import { graphql } from 'react-relay';
import { CommentForm } from '../../kit/comments/CommentForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { OrderCommentFields } from './OrderCommentFields.tsx';
import { inputWithoutText, type CommentsScope } from './commentsScope.ts';
import type { OrderAnswerFormMutation } from '../../__generated__/OrderAnswerFormMutation.graphql.ts';

export function OrderAnswerForm({
  answered: { id, name },
  isPublic,
  talk: { orderId, companyId },
  onClose,
}: {
  /** The comment that is answered and the name of its author. */
  answered: { id: string; name: string };
  /** Whether the customer can read the conversation. */
  isPublic: boolean;
  talk: CommentsScope;
  onClose: () => void;
}) {
  const [reply] = useMutation<OrderAnswerFormMutation>(graphql`
    mutation OrderAnswerFormMutation($input: ReplyToOrderCommentInput!) {
      replyToOrderComment(input: $input) {
        conversation {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...OrderConversation_comment
        }
        order {
          commentsCount @catch(to: NULL)
        }
        ...userErrors_payload
      }
    }
  `);
  const draft = `answer ${id}`;
  return (
    <CommentForm
      draft={draft}
      label={`Ответ: ${name}`}
      button="Ответить"
      isPublic={isPublic}
      takesFiles
      fields={<OrderCommentFields draft={draft} companyId={companyId} choosesReaders={isPublic} />}
      send={async (text, values) => {
        const { userErrors } = await reply({
          variables: { input: { orderId, id, text, ...inputWithoutText(values) } },
        });
        if (userErrors.length === 0) onClose();
        return userErrors;
      }}
      onCancel={onClose}
    />
  );
}
