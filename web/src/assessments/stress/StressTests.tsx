// The stress tests of this installation: the running one or the form of a new one, the last result and earlier ones.
import { Gauge } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { EmptyState, Stack } from '../../ui/index.ts';
import { StressForm } from './StressForm.tsx';
import { StressHistory } from './StressHistory.tsx';
import { StressLimits } from './StressLimits.tsx';
import { StressProgress } from './StressProgress.tsx';
import { StressResult } from './StressResult.tsx';
import type { StressTests_company$key } from '../../__generated__/StressTests_company.graphql.ts';

export function StressTests({
  company,
  companyId,
}: {
  company: StressTests_company$key;
  companyId: string;
}) {
  const { stressTests } = useFragment<StressTests_company$key>(
    graphql`
      fragment StressTests_company on Company @throwOnFieldError {
        stressTests(first: 20) {
          nodes {
            id
            state
            ...StressProgress_stressTest
            ...StressResult_stressTest
            ...StressHistory_stressTest
          }
        }
      }
    `,
    company,
  );
  const all = stressTests?.nodes ?? [];
  const underWay = all.find(({ state }) => state === 'IN_PROGRESS');
  const last = all.find(({ state }) => state === 'DONE');
  const ended = all.filter(({ state }) => state !== 'IN_PROGRESS');
  return (
    <Stack gap="5" maxW="860px">
      {underWay ? (
        <StressProgress key={underWay.id} stressTest={underWay} />
      ) : (
        <StressForm companyId={companyId} />
      )}
      {last && <StressResult stressTest={last} />}
      {ended.length > 0 && <StressHistory stressTests={ended} />}
      {all.length === 0 && (
        <EmptyState
          kind="start"
          icon={<Gauge />}
          title="Нагрузку ещё не проверяли"
          text="Итог появится здесь, когда закончится первая проверка."
        />
      )}
      <StressLimits />
    </Stack>
  );
}
