// Statistics of a test: distribution of points, and the difficulty and discrimination of each question.
import type { ReactNode } from 'react';
import { ChartColumn } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Bars } from '../../../ui/charts/Bars.tsx';
import {
  Card,
  countOf,
  EmptyState,
  DetailList,
  formatNumber,
  Grid,
  Stack,
  Text,
} from '../../../ui/index.ts';
import { shareWords } from './measures.ts';
import { QuestionStatistics } from './QuestionStatistics.tsx';
import type { TestStatistics_test$key } from '../../../__generated__/TestStatistics_test.graphql.ts';

const series = [{ label: 'Попытки', color: 'primary' }] as const;

export function TestStatistics({
  test: key,
  answersAt,
  children,
}: {
  test: TestStatistics_test$key;
  /** URL of all answers to a question; null for users who may not check tests. */
  answersAt: ((questionId: number, waits: boolean) => string) | null;
  /** Shown between the test's figures and its questions. */
  children: ReactNode;
}) {
  const { statistics } = useFragment<TestStatistics_test$key>(
    graphql`
      fragment TestStatistics_test on Test
      @argumentDefinitions(filter: { type: "TestStatisticsFilter" })
      @throwOnFieldError {
        statistics(filter: $filter) @catch(to: NULL) {
          attemptsCount
          isCut
          learnersCount
          meanShare
          passedShare
          medianMinutes
          shares
          questions {
            questionId
            ...QuestionStatistics_question
          }
        }
      }
    `,
    key,
  );
  if (!statistics || statistics.attemptsCount === 0) {
    return (
      <EmptyState
        kind="start"
        icon={<ChartColumn />}
        title="Считать пока нечего"
        text="Анализ появится, когда кто-нибудь из выбранных закончит тест."
      />
    );
  }
  const { attemptsCount, learnersCount, meanShare, passedShare, medianMinutes } = statistics;
  return (
    <Stack gap="5">
      {statistics.isCut && (
        <Text tone="muted">
          Попыток очень много: посчитаны последние {formatNumber(attemptsCount)}.
        </Text>
      )}
      <Grid templateColumns={columns} gap="5" alignItems="start">
        <Card title="Тест">
          <DetailList
            facts={[
              { name: 'Закончили', value: countOf(attemptsCount, attempts) },
              { name: 'Учеников', value: formatNumber(learnersCount) },
              { name: 'Средний балл', value: shareWords(meanShare) },
              { name: 'Сдано', value: shareWords(passedShare) },
              {
                name: 'Время, медиана',
                value: medianMinutes == null ? '—' : `${formatNumber(round(medianMinutes))} мин`,
              },
            ]}
          />
        </Card>
        <Card title="Доли баллов">
          <Bars
            series={series}
            bars={statistics.shares.map((count, step) => ({
              key: String(step),
              name: `${step * 10}–${step * 10 + 10} %`,
              numbers: [count],
            }))}
            maximumLabel={(count) => `до ${countOf(count, attempts)}`}
            ends={['0 %', '100 %']}
          />
        </Card>
      </Grid>
      {children}
      <Text tone="muted" size="sm">
        Связь с итогом — от −1 до 1: насколько баллы за вопрос растут вместе с баллами за остальные.
        Отрицательная значит, что слабые отвечают лучше сильных.
      </Text>
      {statistics.questions.map((question, index) => (
        <QuestionStatistics
          key={question.questionId}
          question={question}
          place={index + 1}
          answersAt={answersAt}
        />
      ))}
    </Stack>
  );
}

const attempts = ['попытка', 'попытки', 'попыток'] as const;

/** To one decimal. */
const round = (minutes: number) => Math.round(minutes * 10) / 10;

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };
