// The staff's form under a comment: a reply on behalf of the school, or an edit of their own reply.
import { graphql, useFragment } from 'react-relay';
import { CommentForm } from '../../kit/comments/CommentForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { ReplyForm_comment$key } from '../../__generated__/ReplyForm_comment.graphql.ts';
import type { ReplyFormAnswerMutation } from '../../__generated__/ReplyFormAnswerMutation.graphql.ts';
import type { ReplyFormUpdateMutation } from '../../__generated__/ReplyFormUpdateMutation.graphql.ts';

export function ReplyForm({
  comment: key,
  edits,
  onDone,
  onCancel,
}: {
  comment: ReplyForm_comment$key;
  /** Edits the comment instead of replying to it. */
  edits: boolean;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { id, text, parentId, version, author } = useFragment<ReplyForm_comment$key>(
    graphql`
      fragment ReplyForm_comment on LessonComment {
        id
        text
        parentId
        version
        author {
          fullName
        }
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const [answer] = useMutation<ReplyFormAnswerMutation>(graphql`
    mutation ReplyFormAnswerMutation($input: AnswerLessonCommentInput!) {
      answerLessonComment(input: $input) {
        ...userErrors_payload
      }
    }
  `);
  const [update] = useMutation<ReplyFormUpdateMutation>(graphql`
    mutation ReplyFormUpdateMutation($input: UpdateLessonCommentInput!) {
      updateLessonComment(input: $input) {
        lessonComment {
          ...CommentTile_comment
        }
        ...userErrors_payload
      }
    }
  `);
  if (edits) {
    return (
      <CommentForm
        draft={`edit ${id}`}
        label="Комментарий"
        button="Сохранить"
        text={text}
        begins={parentId == null}
        send={async (typed) => {
          const input = { id, text: typed, ...(version != null && { version }) };
          const { userErrors } = await update({ variables: { input } });
          if (userErrors.length === 0) onDone();
          return userErrors;
        }}
        onCancel={onCancel}
      />
    );
  }
  return (
    <CommentForm
      draft={`answer ${id}`}
      label={`Ответ: ${author?.fullName ?? 'ушёл из компании'}`}
      button="Отправить ответ"
      send={async (typed) => {
        const { userErrors } = await answer({ variables: { input: { id, text: typed } } });
        if (userErrors.length > 0) return userErrors;
        alerts.success('Ответ отправлен');
        onDone();
        return [];
      }}
      onCancel={onCancel}
    />
  );
}
