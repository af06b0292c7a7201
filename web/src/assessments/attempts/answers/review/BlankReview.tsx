// The review of a blank: its outcome, the accepted answers and the author's comment.
import type { AnswerReview } from '../answerProps.ts';
import { AuthorComment, OutcomeMark, AcceptedAnswers } from './reviewMarks.tsx';
import { acceptedIn, commentOf, outcomeOf } from './readReview.ts';

export function BlankReview({
  review,
  blankId,
  name,
}: {
  review: AnswerReview | undefined;
  blankId: number;
  /** Given when the review is away from its blank, where a mark already shows the outcome. */
  name?: string;
}) {
  const outcome = outcomeOf(review, blankId);
  const items = review?.right?.select_input_items ?? [];
  const right = [
    ...acceptedIn(review, blankId),
    ...items.filter(({ answer_id, correct }) => answer_id === blankId && correct),
  ];
  return (
    <>
      {name === undefined && <BlankOutcome outcome={outcome} />}
      {outcome !== 'right' && (
        <AcceptedAnswers {...(name !== undefined && { name })}>
          {right.map(({ value }) => value)}
        </AcceptedAnswers>
      )}
      <AuthorComment html={commentOf(review, blankId)} />
    </>
  );
}

export const BlankOutcome = ({ outcome }: { outcome: ReturnType<typeof outcomeOf> }) => (
  <OutcomeMark outcome={outcome}>{outcome === 'missed' ? 'Не заполнено' : undefined}</OutcomeMark>
);
