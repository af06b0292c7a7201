// A running stress test: its progress and a stop button for the user who started it; a notice for all others.
import { useEffect } from 'react';
import { RefreshCcw, Square } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import {
  Box,
  Button,
  Card,
  formatNumber,
  ProgressBar,
  Stack,
  Text,
  useLatest,
} from '../../ui/index.ts';
import { useTestJob } from '../jobs/useTestJob.ts';
import type { StressProgress_stressTest$key } from '../../__generated__/StressProgress_stressTest.graphql.ts';
import type { StressProgressCancelMutation } from '../../__generated__/StressProgressCancelMutation.graphql.ts';

export function StressProgress({ stressTest: key }: { stressTest: StressProgress_stressTest$key }) {
  const { author, job } = useFragment<StressProgress_stressTest$key>(
    graphql`
      fragment StressProgress_stressTest on StressTest {
        author {
          fullName
        }
        job @catch(to: NULL) {
          id
        }
      }
    `,
    key,
  );
  const refresh = useFreshPage();
  return (
    <Card title="Идёт проверка">
      {job ? (
        <Following jobId={job.id} onEnd={refresh} />
      ) : (
        <Stack gap="3" align="flex-start">
          <Text>
            {author ? `Кто начал: ${author.fullName}. ` : ''}Итог появится здесь через минуту или
            две.
          </Text>
          <Button icon={<RefreshCcw size={16} aria-hidden />} onClick={refresh}>
            Обновить
          </Button>
        </Stack>
      )}
    </Card>
  );
}

function Following({ jobId, onEnd }: { jobId: string; onEnd: () => void }) {
  const { job, isLost } = useTestJob(jobId, () => undefined);
  const end = useLatest(onEnd);
  const cancel = usePermanentDelete<StressProgressCancelMutation>(graphql`
    mutation StressProgressCancelMutation($input: CancelJobInput!) {
      cancelJob(input: $input) {
        job {
          id
          status
        }
        ...userErrors_payload
      }
    }
  `);
  const hasEnded = job !== null && job.status !== 'QUEUED' && job.status !== 'RUNNING';
  useEffect(() => {
    if (hasEnded) end.current();
  }, [hasEnded, end]);
  if (isLost) return <Text>Ход не виден, но проверка идёт. Обновите страницу чуть позже</Text>;
  const done = job?.doneCount ?? 0;
  const total = job?.totalCount ?? 0;
  return (
    <Stack gap="3" align="flex-start">
      <Box w="full">
        <ProgressBar
          label="Проверка нагрузки"
          value={total > 0 ? (done / total) * 100 : undefined}
        />
        <Text size="sm" tone="muted" mt="2">
          {total > 0
            ? `Прошли тест ${formatNumber(done)} из ${formatNumber(total)} — сколько успеют за минуту`
            : 'Проверка ждёт своей очереди…'}
        </Text>
      </Box>
      <Button
        icon={<Square size={14} aria-hidden />}
        onClick={() =>
          void cancel({
            title: 'Остановить проверку?',
            description: 'То, что уже измерено, не сохранится.',
            confirmLabel: 'Остановить',
            cancelLabel: 'Продолжать',
            variables: { input: { id: jobId } },
            done: 'Проверка остановлена',
          })
        }
      >
        Остановить
      </Button>
    </Stack>
  );
}
