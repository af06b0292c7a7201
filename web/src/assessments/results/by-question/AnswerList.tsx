// A list of answers, each with its learner and the judging form.
import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { Permission } from '../../../kit/pages/Admin.ts';
import { Button, EmptyState, Stack, Text, TextLink } from '../../../ui/index.ts';
import { AnswerCard, answerElementId } from '../AnswerCard.tsx';
import { learnerName } from '../attemptWords.ts';
import { useJudging } from '../checking/useJudging.ts';
import type {
  AnswerList_answers$data,
  AnswerList_answers$key,
} from '../../../__generated__/AnswerList_answers.graphql.ts';

interface Judges {
  /** URL of the test's results. */
  base: string;
  may: (permission: Permission) => boolean;
  /** Called when another teacher has judged the answer or a judgement was undone. */
  onStale: () => void;
}

export function AnswerList({
  answers: keys,
  waiting,
  onMore,
  isLoading,
  ...judges
}: Judges & {
  answers: AnswerList_answers$key;
  /** Shows only unchecked answers. */
  waiting: boolean;
  /** Null when there are no more. */
  onMore: (() => void) | null;
  isLoading: boolean;
}) {
  const answers = useFragment<AnswerList_answers$key>(
    graphql`
      fragment AnswerList_answers on GivenAnswer
      @relay(plural: true)
      @argumentDefinitions(named: { type: "Boolean!" })
      @throwOnFieldError {
        id
        viewerCanUpdate
        attempt {
          id
          databaseId
          number
          user @include(if: $named) {
            fullName
          }
        }
        question {
          id
          score {
            state
          }
          ...AnswerCard_question
        }
      }
    `,
    keys,
  );
  const open = answers.filter(({ question }) => question?.score?.state === 'WAITS');
  const first = open[0]?.id;
  if (answers.length === 0) {
    return (
      <EmptyState
        kind="start"
        icon={<Check />}
        title={waiting ? 'Всё проверено' : 'Ответов пока нет'}
        text="Здесь появятся ответы на этот вопрос из всех завершённых попыток."
      />
    );
  }
  /** Moves the focus to the next unchecked answer; after the last one it stays. */
  const goOn = (judged: string) => {
    const at = open.findIndex(({ id }) => id === judged);
    const next = open[at + 1] ?? open.find(({ id }) => id !== judged);
    const id = next?.question?.id;
    if (id !== undefined) document.getElementById(answerElementId(id))?.focus();
  };
  return (
    <Stack gap="5">
      {answers.map((answer) => (
        <Given
          key={answer.id}
          answer={answer}
          hasKeys={answer.id === first}
          onJudged={() => goOn(answer.id)}
          {...judges}
        />
      ))}
      {onMore && (
        <div>
          <Button loading={isLoading} onClick={onMore}>
            Показать ещё
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Given({
  answer: { viewerCanUpdate, attempt, question },
  base,
  may,
  hasKeys,
  onJudged,
  onStale,
}: Judges & {
  answer: AnswerList_answers$data[number];
  hasKeys: boolean;
  onJudged: () => void;
}) {
  const judging = useJudging(attempt?.id ?? '', onStale);
  if (!attempt || !question) return null;
  return (
    <section>
      <Text size="sm" mb="2">
        <TextLink to={`${base}/${attempt.databaseId}`}>
          {attempt.user === undefined
            ? 'Попытка целиком'
            : `${learnerName(attempt.user?.fullName)}, попытка ${attempt.number}`}
        </TextLink>
      </Text>
      <AnswerCard
        question={question}
        judging={viewerCanUpdate ? judging : null}
        mayChangeAll={may('EDIT_POINTS')}
        hasKeys={hasKeys}
        onJudged={onJudged}
        onStale={onStale}
      />
    </section>
  );
}
