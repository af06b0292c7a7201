// A question of an attempt for the checker: the answer, the right one, its points and the judging form.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  Button,
  Card,
  chakra,
  Flex,
  formatDateTime,
  formatOutOf,
  Stack,
  Text,
} from '../../ui/index.ts';
import { QuestionFiles } from '../attempts/answers/QuestionFiles.tsx';
import { QuestionToAnswer } from '../attempts/answers/QuestionToAnswer.tsx';
import { attemptQuestion } from '../attempts/attemptQuestion.ts';
import { JudgeForm } from './checking/JudgeForm.tsx';
import {
  savedJudgementInput,
  type JudgedQuestion,
  type SavedJudgement,
} from './checking/judgement.ts';
import type { Judging, SeenAnswer } from './checking/useJudging.ts';
import type {
  AnswerCard_question$data,
  AnswerCard_question$key,
} from '../../__generated__/AnswerCard_question.graphql.ts';

export function AnswerCard({
  question: key,
  judging,
  mayChangeAll,
  hasKeys,
  onJudged,
  onStale,
}: {
  question: AnswerCard_question$key;
  /** Null for users who may only read. */
  judging: Judging | null;
  /** Also points set automatically or by another teacher: EDIT_POINTS. */
  mayChangeAll: boolean;
  /** Digits pressed anywhere on the page are typed into this form. */
  hasKeys: boolean;
  onJudged: () => void;
  onStale: () => void;
}) {
  const data = useFragment<AnswerCard_question$key>(
    graphql`
      fragment AnswerCard_question on AttemptQuestion {
        id
        questionId
        place
        maxPoints
        type
        criterionType
        criteria {
          databaseId
          name
          maxPoints
        }
        score {
          state
          points
          marks {
            criterionId
            points
          }
          comment
          checkedAt
          checker
        }
        ...attemptQuestion_question
      }
    `,
    key,
  );
  const [isChanging, setChanging] = useState(false);
  const { question, answer, answerFiles, files, review } = attemptQuestion(data);
  const { score, place } = data;
  const waits = score?.state === 'WAITS';
  const judged = judgedQuestion(data);
  const made = madeIn(data);
  const seen: SeenAnswer = {
    questionId: data.questionId,
    place,
    checkedAt: score?.checkedAt ?? null,
    before: made && savedJudgementInput(judged, made),
  };
  // The client does not know who judged the answer; the server rejects changes to another teacher's judgement.
  const mayChange = score != null && !waits && (mayChangeAll || made !== null);
  const isForm = judging !== null && score != null && (waits || isChanging);
  return (
    <Place id={answerElementId(data.id)} tabIndex={-1} data-answer={data.id}>
      <Card
        title={`Вопрос ${place}`}
        actions={
          waits ? (
            <Badge tone="warning">Ждёт проверки</Badge>
          ) : (
            score && <Badge>{formatOutOf(score.points, question.max_points)}</Badge>
          )
        }
      >
        <Stack gap="4">
          <QuestionFiles files={files} />
          <QuestionToAnswer
            question={question}
            answer={answer}
            onChange={nothing}
            files={answerFiles}
            uploadFile={nowhere}
            // The header already says that it awaits judging.
            review={{ ...review, state: waits ? null : review?.state }}
          />
          {made && (
            <Text size="sm" tone="muted">
              Проверено {formatDateTime(score?.checkedAt)}
              {score?.checker && ` · ${score.checker}`}
            </Text>
          )}
          {isForm ? (
            <Judge>
              <JudgeForm
                draft={`answer ${data.id}`}
                question={judged}
                made={made ?? (waits ? null : ofMachine(data))}
                hasKeys={hasKeys}
                onJudge={(judgement) => judging.judge(seen, judgement)}
                onJudged={() => {
                  setChanging(false);
                  onJudged();
                }}
                onStale={() => {
                  // Typed values are retained beside the other teacher's judgement.
                  setChanging(true);
                  onStale();
                }}
                onCancel={isChanging ? () => setChanging(false) : undefined}
              />
            </Judge>
          ) : (
            judging !== null &&
            mayChange && (
              <Flex gap="2" wrap="wrap">
                <Button size="sm" onClick={() => setChanging(true)}>
                  Изменить оценку
                </Button>
                {made && (
                  <Button size="sm" variant="ghost" onClick={() => void judging.withdraw(seen)}>
                    Снять оценку
                  </Button>
                )}
              </Flex>
            )
          )}
        </Stack>
      </Card>
    </Place>
  );
}

/** The id of the DOM element, as a scroll target. */
export const answerElementId = (id: string): string => `answer-${id}`;

const nothing = () => undefined;

const nowhere = () => Promise.reject(new Error('uploads are not possible in a finished attempt'));

type QuestionData = AnswerCard_question$data;

const judgedQuestion = ({
  type,
  criteria,
  criterionType,
  maxPoints,
}: QuestionData): JudgedQuestion => ({
  maxPoints,
  criteria:
    type === 'ASSESSMENT_BY_CRITERION'
      ? criteria.map(({ databaseId, name, maxPoints: most }) => ({
          databaseId,
          name,
          maxPoints: most,
        }))
      : [],
  isYesNo: criterionType === 'YES_NO',
});

/** The judgement of a teacher. */
function madeIn({ score }: QuestionData): SavedJudgement | null {
  if (score?.checkedAt == null) return null;
  const { points, marks, comment } = score;
  return {
    points,
    marks: marks?.map(({ criterionId, points: given }) => ({ criterionId, points: given })) ?? [],
    comment: comment ?? '',
  };
}

const ofMachine = ({ score }: QuestionData): SavedJudgement => ({
  points: score?.points ?? 0,
  marks: [],
  comment: '',
});

const Place = chakra('div', {
  base: { borderRadius: 'xl' },
});

const Judge = chakra('div', {
  base: { pt: '4', borderTop: '1px solid', borderColor: 'line' },
});
