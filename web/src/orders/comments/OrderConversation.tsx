// A top-level comment with its answers and the form of another answer.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AnswerList } from '../../kit/comments/CommentParts.tsx';
import { chakra, lazyPart } from '../../ui/index.ts';
import { OrderCommentItem } from './OrderCommentItem.tsx';
import type { CommentsScope } from './commentsScope.ts';
import type { OrderConversation_comment$key } from '../../__generated__/OrderConversation_comment.graphql.ts';

const OrderAnswerForm = lazyPart(() => import('./OrderAnswerForm.tsx'), 'OrderAnswerForm');

export function OrderConversation({
  comment: key,
  talk,
}: {
  comment: OrderConversation_comment$key;
  talk: CommentsScope;
}) {
  const { isPublic, answers, ...comment } = useFragment<OrderConversation_comment$key>(
    graphql`
      fragment OrderConversation_comment on OrderComment @throwOnFieldError {
        id
        isPublic
        ...OrderCommentItem_comment
        answers {
          id
          ...OrderCommentItem_comment
        }
      }
    `,
    key,
  );
  const [answered, setAnswered] = useState<{ id: string; name: string } | null>(null);
  const answer = (id: string, name: string) =>
    setAnswered(answered?.id === id ? null : { id, name });
  const item = (each: typeof comment | (typeof answers)[number], isAnswered: boolean) => (
    <OrderCommentItem
      comment={each}
      talk={talk}
      isAnswered={isAnswered}
      isAnswering={answered?.id === each.id}
      onAnswer={(name) => answer(each.id, name)}
    />
  );
  return (
    <li>
      {item(comment, answers.length > 0)}
      {answers.length > 0 && (
        <AnswerList aria-label="Ответы">
          {answers.map((each) => (
            <li key={each.id}>{item(each, false)}</li>
          ))}
        </AnswerList>
      )}
      {answered && talk.mayWrite && (
        <chakra.div mt="3" pl={{ base: '3', md: '8' }}>
          <OrderAnswerForm
            key={answered.id}
            answered={answered}
            isPublic={isPublic}
            talk={talk}
            onClose={() => setAnswered(null)}
          />
        </chakra.div>
      )}
    </li>
  );
}
