// Each learner's results by topic, from their best attempt, best learners first.
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../../kit/list/usePages.ts';
import { useLazyQuery } from '../../../kit/relay/useLazyQuery.ts';
import { Badge, Button } from '../../../ui/index.ts';
import { NumberTable } from '../../../ui/charts/NumberTable.tsx';
import { learnerName } from '../attemptWords.ts';
import { knowledgeTone, shareWords } from './measures.ts';
import type { TopicLearners_test$key } from '../../../__generated__/TopicLearners_test.graphql.ts';
import type { TopicLearnersPaginationQuery } from '../../../__generated__/TopicLearnersPaginationQuery.graphql.ts';
import type { TopicLearnersQuery } from '../../../__generated__/TopicLearnersQuery.graphql.ts';

interface Props {
  /** The columns, in display order. */
  topics: readonly { topicId: number; name: string }[];
  /** URL of the attempts. */
  at: string;
}

/** Rendered, and so queried, only for tests with topics: few have them. */
export function TopicLearners({
  testId,
  groups,
  ...props
}: Props & {
  testId: string;
  /** Global ids of the groups to show; empty for all learners. */
  groups: readonly string[];
}) {
  const { node } = useLazyQuery<TopicLearnersQuery>(
    graphql`
      query TopicLearnersQuery($id: ID!, $filter: TestAttemptFilter) @throwOnFieldError {
        node(id: $id) {
          ...TopicLearners_test @arguments(filter: $filter) @alias(as: "test")
        }
      }
    `,
    {
      id: testId,
      filter: {
        best: true,
        state: ['ON_CHECK', 'CHECKED'],
        group: groups.length > 0 ? groups : undefined,
      },
    },
    { fetchPolicy: 'store-and-network' },
  );
  return node?.test ? <Learners {...props} test={node.test} /> : null;
}

function Learners({ test, topics, at }: Props & { test: TopicLearners_test$key }) {
  const { rows, paging } = usePages(
    usePaginationFragment<TopicLearnersPaginationQuery, TopicLearners_test$key>(
      graphql`
        fragment TopicLearners_test on Test
        @argumentDefinitions(
          count: { type: "Int", defaultValue: 20 }
          cursor: { type: "String" }
          filter: { type: "TestAttemptFilter" }
        )
        @refetchable(queryName: "TopicLearnersPaginationQuery")
        @throwOnFieldError {
          attempts(
            first: $count
            after: $cursor
            filter: $filter
            orderBy: { field: POINTS, direction: DESC }
          ) @connection(key: "TopicLearners_attempts", filters: ["filter"]) {
            edges {
              node {
                databaseId
                points
                maxPoints
                waitingCount
                user {
                  fullName
                }
                pointsByTopic @catch(to: NULL) {
                  topicId
                  points
                  maxPoints
                }
              }
            }
          }
        }
      `,
      test,
    ),
    ({ attempts }) => attempts,
  );
  // There are no attempts, or the server has no points by topic for any of them.
  if (rows.every(({ pointsByTopic }) => pointsByTopic == null)) return null;
  return (
    <NumberTable
      title="Темы по ученикам"
      note="По лучшей попытке каждого. Пока что-то ждёт проверки, темы посчитаны по проверенным ответам, а итога нет."
      heads={[
        'Ученик',
        ...topics.map(({ topicId, name }) => ({ id: String(topicId), text: name })),
        'Всего',
      ]}
      rows={rows.map(({ databaseId, user, points, maxPoints, waitingCount, pointsByTopic }) => {
        const known = new Map(pointsByTopic?.map((topic) => [topic.topicId, topic]));
        return {
          key: String(databaseId),
          name: learnerName(user?.fullName),
          to: `${at}/${databaseId}`,
          numbers: [
            ...topics.map(({ topicId }) => <Share key={topicId} of={known.get(topicId) ?? null} />),
            waitingCount > 0 ? waits : <Share key="all" of={{ points: points ?? 0, maxPoints }} />,
          ],
        };
      })}
    >
      {paging.hasNext && (
        <Button variant="ghost" full loading={paging.isLoadingNext} onClick={paging.onLoadMore}>
          Показать ещё
        </Button>
      )}
    </NumberTable>
  );
}

const waits = 'ждёт проверки';

/** Without attainable points the topic was not asked or not judged yet. */
function Share({ of }: { of: { points: number; maxPoints: number } | null }) {
  if (of === null || of.maxPoints === 0) return shareWords(null);
  const share = of.points / of.maxPoints;
  return <Badge tone={knowledgeTone(share)}>{shareWords(share)}</Badge>;
}
