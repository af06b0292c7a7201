// What each learner knows of the topics of a test, by their best attempt: the best of them first.
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../../kit/list/usePages.ts';
import { Badge, Button } from '../../../ui/index.ts';
import { NumberTable } from '../../../ui/NumberTable.tsx';
import { learnerName } from '../attemptWords.ts';
import { knowledgeTone, shareWords } from './measures.ts';
import type { TopicLearners_test$key } from '../../../__generated__/TopicLearners_test.graphql.ts';
import type { TopicLearnersPaginationQuery } from '../../../__generated__/TopicLearnersPaginationQuery.graphql.ts';

export function TopicLearners({
  test,
  at,
}: {
  test: TopicLearners_test$key;
  /** Where the attempts are. */
  at: string;
}) {
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
                user {
                  fullName
                }
                pointsByTopic @catch(to: NULL) {
                  topicId
                  name
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
  const topics = new Map(
    rows.flatMap(({ pointsByTopic }) =>
      (pointsByTopic ?? []).map(({ topicId, name }) => [topicId, name] as const),
    ),
  );
  if (topics.size === 0) return null;
  const columns = [...topics].toSorted(([, one], [, other]) => one.localeCompare(other, 'ru'));
  return (
    <NumberTable
      title="Темы по ученикам"
      note="По лучшей попытке каждого; что ждёт проверки, не считается."
      heads={['Ученик', ...columns.map(([, name]) => name), 'Всего']}
      rows={rows.map(({ databaseId, user, points, maxPoints, pointsByTopic }) => {
        const known = new Map(pointsByTopic?.map((topic) => [topic.topicId, topic]));
        return {
          key: String(databaseId),
          name: learnerName(user?.fullName),
          to: `${at}/${databaseId}`,
          numbers: [
            ...columns.map(([id]) => <Share key={id} of={known.get(id) ?? null} />),
            <Share key="all" of={{ points: points ?? 0, maxPoints }} />,
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

/** Nothing was asked, or nothing is judged, where there are no points to get. */
function Share({ of }: { of: { points: number; maxPoints: number } | null }) {
  if (of === null || of.maxPoints === 0) return shareWords(null);
  const share = of.points / of.maxPoints;
  return <Badge tone={knowledgeTone(share)}>{shareWords(share)}</Badge>;
}
