// The progress of a generation: fetches new questions while it runs and shows its result.
import { useEffect, useRef } from 'react';
import { ProgressBar, Stack, Text, useLatest } from '../ui/index.ts';
import { useTestJob } from '../assessments/lazy.ts';
import type { JobStatus } from '../__generated__/GeneratedQuestionsScreen_company.graphql.ts';

export function GenerationProgress({
  jobId,
  status,
  error,
  onMore,
}: {
  jobId: string;
  status: JobStatus;
  error: string | null;
  /** Called when there are new questions or the generation has ended. */
  onMore: () => void;
}) {
  if (status === 'QUEUED' || status === 'RUNNING') {
    return <Following jobId={jobId} onMore={onMore} />;
  }
  if (status === 'DONE') return null;
  return (
    <Text role="alert" tone="danger" overflowWrap="anywhere">
      {status === 'CANCELLED' ? 'Работу остановили: осталось то, что пришло' : error}
    </Text>
  );
}

function Following({ jobId, onMore }: { jobId: string; onMore: () => void }) {
  const { job, isLost } = useTestJob(jobId, () => undefined);
  const more = useLatest(onMore);
  const seen = useRef(0);
  const done = job?.doneCount ?? 0;
  const hasEnded = job !== null && job.status !== 'QUEUED' && job.status !== 'RUNNING';
  useEffect(() => {
    if (done === seen.current && !hasEnded) return;
    seen.current = done;
    more.current();
  }, [done, hasEnded, more]);
  if (isLost) return <Text>Ход не виден, но работа идёт. Обновите страницу чуть позже</Text>;
  const total = job?.totalCount ?? 0;
  return (
    <Stack gap="2">
      <ProgressBar
        label="Составление вопросов"
        value={total > 0 ? (done / total) * 100 : undefined}
      />
      <Text size="sm" tone="muted">
        {total > 0 ? `Составлено ${done} из ${total}…` : 'ИИ составляет вопросы…'}
      </Text>
    </Stack>
  );
}
