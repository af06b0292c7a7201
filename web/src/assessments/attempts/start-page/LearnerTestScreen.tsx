// The start page of a test: its rules, the start button and previous attempts.
import { Play } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useParams } from 'react-router';
import { succeeded } from '../../../kit/network/mutationResult.ts';
import { NotFoundHere } from '../../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../../kit/relay/pageData.ts';
import { usePageName } from '../../../kit/pages/breadcrumbs.tsx';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import {
  Button,
  Card,
  DetailList,
  Flex,
  Heading,
  RichText,
  Stack,
  Text,
  TextLink,
  useAlerts,
} from '../../../ui/index.ts';
import { learnerTestRoute } from './learnerTestRoute.ts';
import { useLessonOfTest } from '../useLessonOfTest.ts';
import { OwnAttempts } from './OwnAttempts.tsx';
import { TestPageLayout } from '../TestPageLayout.tsx';
import { attemptsWords, hasAttemptsLeft, testFacts } from './testFacts.ts';
import type { LearnerTestScreen_company$key } from '../../../__generated__/LearnerTestScreen_company.graphql.ts';
import type { LearnerTestScreenBeginMutation } from '../../../__generated__/LearnerTestScreenBeginMutation.graphql.ts';

export function LearnerTestScreen() {
  const page = usePageData(learnerTestRoute);
  const company = useFragment<LearnerTestScreen_company$key>(
    graphql`
      fragment LearnerTestScreen_company on Company
      @argumentDefinitions(test: { type: "Int!" })
      @throwOnFieldError {
        name
        learnerTest(databaseId: $test) {
          id
          databaseId
          title
          description
          timer
          maxAttempts
          extraAttempts
          infinityAttempts
          canBegin
          askedCount
          attemptsCount
          attemptUnderWayId
          ...OwnAttempts_test
        }
      }
    `,
    page.company ?? null,
  );
  const { company: code = '' } = useParams();
  const test = company?.learnerTest;
  usePageName(test?.title);
  const { lesson, search } = useLessonOfTest();
  const at = `/courses/${code}/tests/${test?.databaseId ?? 0}`;
  const { begin, isBeginning } = useBegin({ at, search });
  if (!company || !test) {
    return (
      <NotFoundHere
        title="Тест не найден"
        text="Возможно, его ещё не открыли для вас или ссылка скопирована не целиком."
      />
    );
  }
  const {
    askedCount: questionCount,
    timer,
    attemptsCount,
    maxAttempts,
    extraAttempts,
    infinityAttempts,
  } = test;
  const attempts = { attemptsCount, maxAttempts, extraAttempts, infinityAttempts };
  const isUnderWay = test.attemptUnderWayId != null;
  const canBegin = test.canBegin && (isUnderWay || hasAttemptsLeft(attempts));
  return (
    <TestPageLayout maxW="860px">
      <Stack gap="5">
        <div>
          {lesson === null ? (
            <Text size="sm" tone="muted">
              {company.name}
            </Text>
          ) : (
            <TextLink to={lesson}>← К уроку</TextLink>
          )}
          <Heading as="h1" size="page" overflowWrap="anywhere">
            {test.title}
          </Heading>
        </div>
        <Card>
          <Stack gap="4">
            {test.description && <RichText html={test.description} />}
            <DetailList
              facts={[
                ...testFacts({ questionCount, timer }),
                { name: 'Попытки', value: attemptsWords(attempts) },
              ]}
            />
            {timer != null && canBegin && (
              <Text size="sm" tone="muted">
                Время идёт с начала попытки, и остановить его нельзя, даже если закрыть страницу.
              </Text>
            )}
            {canBegin ? (
              <Flex>
                <Button
                  variant="primary"
                  icon={<Play size={16} />}
                  loading={isBeginning}
                  onClick={() => begin(test.id)}
                >
                  {isUnderWay ? 'Продолжить' : 'Начать тест'}
                </Button>
              </Flex>
            ) : (
              <Text tone="muted">
                {test.canBegin
                  ? 'Попытки закончились. Если нужна ещё одна, напишите в школу.'
                  : 'Сейчас этот тест пройти нельзя: школа его закрыла.'}
              </Text>
            )}
          </Stack>
        </Card>
        <OwnAttempts test={test} at={at} search={search} />
      </Stack>
    </TestPageLayout>
  );
}

function useBegin({ at, search }: { at: string; search: string }) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const [send, isBeginning] = useMutation<LearnerTestScreenBeginMutation>(graphql`
    mutation LearnerTestScreenBeginMutation($input: BeginTestInput!) {
      beginTest(input: $input) {
        learnerAttempt {
          databaseId
        }
        ...userErrors_payload
      }
    }
  `);
  const begin = async (testId: string) => {
    const answer = await send({ variables: { input: { testId } } });
    const attempt = answer.response?.beginTest?.learnerAttempt;
    if (succeeded(answer, alerts) && attempt)
      await navigate(`${at}/${attempt.databaseId}${search}`);
  };
  return { begin, isBeginning };
}
