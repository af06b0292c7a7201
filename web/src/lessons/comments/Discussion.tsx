// The first comment of a discussion with its replies.
import { graphql, useFragment } from 'react-relay';
import { AnswerList } from '../../kit/comments/CommentParts.tsx';
import { CommentItem } from './CommentItem.tsx';
import type { CommentContext } from './commentContext.ts';
import type { Discussion_comment$key } from '../../__generated__/Discussion_comment.graphql.ts';

export function Discussion({
  comment: key,
  talk,
}: {
  comment: Discussion_comment$key;
  talk: CommentContext;
}) {
  const comment = useFragment<Discussion_comment$key>(
    graphql`
      fragment Discussion_comment on LearnerComment {
        ...CommentItem_comment
        replies {
          id
          ...CommentItem_comment
        }
      }
    `,
    key,
  );
  const replies = comment.replies ?? [];
  return (
    <li>
      <CommentItem comment={comment} talk={talk} begins />
      {replies.length > 0 && (
        <AnswerList aria-label="Ответы">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} talk={talk} begins={false} />
            </li>
          ))}
        </AnswerList>
      )}
    </li>
  );
}
