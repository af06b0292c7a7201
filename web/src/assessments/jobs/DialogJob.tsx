// Shows a job that a dialog waits for: its progress, its error or its result.
import type { ReactNode } from 'react';
import { ProgressBar, Stack, Text } from '../../ui/index.ts';
import { useTestJob, type TestJob } from './useTestJob.ts';

export function DialogJob({
  jobId,
  label,
  again,
  onDone = () => undefined,
  children,
}: {
  jobId: string;
  label: string;
  /** The button that restarts it. */
  again: ReactNode;
  onDone?: (job: TestJob) => void;
  /** Rendered when the job is done. */
  children: (job: TestJob) => ReactNode;
}) {
  const { job, isLost } = useTestJob(jobId, onDone);
  if (isLost) return <Text>Ход не виден, но работа идёт. Откройте «Задачи» чуть позже</Text>;
  if (job?.status === 'FAILED' || job?.status === 'CANCELLED') {
    return (
      <Stack gap="4" align="flex-start">
        <Text role="alert" tone="danger" overflowWrap="anywhere">
          {job.error ?? 'Работа остановлена'}
        </Text>
        {again}
      </Stack>
    );
  }
  return job?.status === 'DONE' ? children(job) : <JobProgress label={label} />;
}

export function JobProgress({ label, percent }: { label: string; percent?: number }) {
  return (
    <Stack gap="2">
      <ProgressBar label={label} value={percent} />
      <Text size="sm" tone="muted">
        {label}…
      </Text>
    </Stack>
  );
}
