// A running attempt: one question at a time, the remaining time, and unsaved answers.
import { useRef } from 'react';
import { ArrowLeft, ArrowRight, CloudOff } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Button, Card, chakra, Flex, Heading, Stack, Text, useLatest } from '../../ui/index.ts';
import type { AttemptOwner } from './AttemptView.tsx';
import { QuestionMap } from './QuestionMap.tsx';
import { QuestionPage } from './QuestionPage.tsx';
import { attemptQuestion } from './attemptQuestion.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useAnswers, type AttemptAnswers } from './useAnswers.ts';
import { useConfirmedFinish, useFinish } from './useFinish.ts';
import { useQuestionNumber } from './useQuestionNumber.ts';
import { useServerClock, useTimeLeft } from './useTimeLeft.ts';
import type { RunningAttempt_attempt$key } from '../../__generated__/RunningAttempt_attempt.graphql.ts';

export function RunningAttempt({
  attempt: key,
  companyId,
  token,
}: AttemptOwner & { attempt: RunningAttempt_attempt$key }) {
  const { id, test, deadlineAt, serverTime, parts, questions } =
    useFragment<RunningAttempt_attempt$key>(
      graphql`
        fragment RunningAttempt_attempt on LearnerAttempt {
          id
          deadlineAt
          serverTime
          test {
            title
          }
          parts {
            part
            title
          }
          questions {
            ...attemptQuestion_question
          }
        }
      `,
      key,
    );
  const attemptQuestions = questions.map(attemptQuestion);
  const [place, openPlace] = useQuestionNumber(attemptQuestions.length);
  const top = useRef<HTMLHeadingElement>(null);
  const openQuestion = (next: number) => {
    openPlace(next);
    top.current?.focus();
  };
  const now = useServerClock(serverTime);
  const { finish, isFinishing } = useFinish({ id, token });
  const over = useLatest(() => void finish());
  const onOver = () => over.current();
  const answers = useAnswers({ id, companyId, token, questions: attemptQuestions, onOver });
  const left = useTimeLeft(deadlineAt ?? null, now, () => {
    // The server has ended the attempt by then.
    setTimeout(onOver, 1_000);
  });
  const done = useConfirmedFinish({ answers, attemptQuestions, finish, openQuestion });
  const current = attemptQuestions[place - 1];
  const part = parts.find((each) => each.part === current?.part);
  return (
    <Stack gap="4">
      <Head>
        <Heading as="h1" size="section" minW="0" truncate>
          {test.title}
        </Heading>
        <Flex align="center" gap="4" wrap="wrap">
          <SavedState answers={answers} />
          {left !== null && <TimeLeft seconds={left} />}
        </Flex>
      </Head>
      <Columns>
        <chakra.div minW="0">
          {current && (
            <Card>
              <Stack gap="5">
                <div>
                  {part && (
                    <Text size="sm" tone="muted">
                      {part.title}
                    </Text>
                  )}
                  <Heading as="h2" size="section" ref={top} tabIndex={-1} outline="none">
                    Вопрос {place} из {attemptQuestions.length}
                  </Heading>
                </div>
                <QuestionPage
                  key={current.question.id}
                  attemptQuestion={current}
                  attemptId={id}
                  token={token}
                  answers={answers}
                  now={now}
                  isOver={left === 0}
                />
                <Flex justify="space-between" gap="3" wrap="wrap">
                  <Button
                    icon={<ArrowLeft size={16} />}
                    disabled={place === 1}
                    onClick={() => openQuestion(place - 1)}
                  >
                    Назад
                  </Button>
                  {place < attemptQuestions.length ? (
                    <Button variant="primary" onClick={() => openQuestion(place + 1)}>
                      Далее
                      <ArrowRight size={16} aria-hidden />
                    </Button>
                  ) : (
                    <Button variant="primary" loading={isFinishing} onClick={done}>
                      Завершить тест
                    </Button>
                  )}
                </Flex>
              </Stack>
            </Card>
          )}
        </chakra.div>
        <chakra.aside>
          <Card>
            <Stack gap="4">
              <Text size="sm" tone="muted">
                Отвечено {answers.answeredCount} из {attemptQuestions.length}
              </Text>
              <QuestionMap
                questions={attemptQuestions.map((each) => ({
                  place: each.place,
                  isAnswered: answers.entryOf(each.question.id).answer !== null,
                  isRequired: each.isRequired,
                }))}
                current={place}
                onOpen={openQuestion}
              />
              {place < attemptQuestions.length && (
                <Button loading={isFinishing} onClick={done}>
                  Завершить тест
                </Button>
              )}
            </Stack>
          </Card>
        </chakra.aside>
      </Columns>
    </Stack>
  );
}

function SavedState({ answers: { isOffline, isSaving } }: { answers: AttemptAnswers }) {
  return (
    <chakra.output fontSize="sm" color={isOffline ? 'warning' : 'muted'} aria-live="polite">
      {isOffline ? (
        <Flex as="span" align="center" gap="1.5">
          <CloudOff size={16} aria-hidden />
          Нет сети: ответы отправятся, когда она появится
        </Flex>
      ) : isSaving ? (
        'Сохраняется…'
      ) : (
        'Ответы сохранены'
      )}
    </chakra.output>
  );
}

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    position: 'sticky',
    top: { base: '0', md: '56px' },
    zIndex: 'sticky',
    py: '3',
    bg: 'canvas',
  },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' },
    gap: '4',
    alignItems: 'start',
  },
});
