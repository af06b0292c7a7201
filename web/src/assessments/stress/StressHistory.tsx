// Finished stress tests, newest first.
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/index.ts';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import { outcomeWords } from './stressWords.ts';
import type { StressHistory_stressTest$key } from '../../__generated__/StressHistory_stressTest.graphql.ts';

export function StressHistory({ stressTests }: { stressTests: StressHistory_stressTest$key }) {
  const tests = useFragment<StressHistory_stressTest$key>(
    graphql`
      fragment StressHistory_stressTest on StressTest @relay(plural: true) {
        id
        createdAt
        state
        learners
        holds
        stoppedBy
        author {
          fullName
        }
      }
    `,
    stressTests,
  );
  return (
    <NumberTable
      title="Прежние проверки"
      heads={['Когда и кто', 'Просили', 'Выдержала', 'Итог']}
      rows={tests.map(({ id, createdAt, state, learners, holds, stoppedBy, author }) => ({
        key: id,
        name: [formatDateTime(createdAt), author?.fullName].filter(Boolean).join(', '),
        numbers: [learners, holds ?? '—', outcomeWords(state, stoppedBy)],
      }))}
    />
  );
}
