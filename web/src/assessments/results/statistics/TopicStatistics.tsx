// Statistics by topic: of all counted attempts together, and of each learner.
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { PagePart } from '../../../kit/pages/PagePart.tsx';
import { NumberTable } from '../../../ui/charts/NumberTable.tsx';
import { shareWords } from './measures.ts';
import { groupsAt } from './statisticsAddress.ts';
import { TopicLearners } from './TopicLearners.tsx';
import type { TopicStatistics_test$key } from '../../../__generated__/TopicStatistics_test.graphql.ts';

export function TopicStatistics({
  test,
  at,
}: {
  test: TopicStatistics_test$key;
  /** URL of the attempts. */
  at: string;
}) {
  const groups = groupsAt({ search: new URLSearchParams(useLocation().search) });
  const { id: testId, topicStatistics: topics } = useFragment<TopicStatistics_test$key>(
    graphql`
      fragment TopicStatistics_test on Test
      @argumentDefinitions(filter: { type: "TestStatisticsFilter" }) {
        id
        topicStatistics(filter: $filter) {
          topicId
          name
          questionsCount
          answersCount
          meanShare
        }
      }
    `,
    test,
  );
  if (!topics || topics.length === 0) return null;
  return (
    <>
      <NumberTable
        title="Темы"
        heads={['Тема', 'Вопросов', 'Ответов', 'Средний балл']}
        rows={topics.map(({ topicId, name, questionsCount, answersCount, meanShare }) => ({
          key: String(topicId),
          name,
          numbers: [questionsCount, answersCount, shareWords(meanShare)],
        }))}
      />
      <PagePart among>
        <TopicLearners testId={testId} groups={groups} topics={topics} at={at} />
      </PagePart>
    </>
  );
}
