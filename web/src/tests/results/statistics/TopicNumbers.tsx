// The topics of a test in numbers: of all who are counted together, and below that of each learner.
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { NumberTable } from '../../../ui/NumberTable.tsx';
import { shareWords } from './measures.ts';
import type { TopicNumbers_test$key } from '../../../__generated__/TopicNumbers_test.graphql.ts';

export function TopicNumbers({
  test,
  children,
}: {
  test: TopicNumbers_test$key;
  children: ReactNode;
}) {
  const { topicStatistics: topics } = useFragment<TopicNumbers_test$key>(
    graphql`
      fragment TopicNumbers_test on Test
      @argumentDefinitions(filter: { type: "TestStatisticsFilter" }) {
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
      {children}
    </>
  );
}
