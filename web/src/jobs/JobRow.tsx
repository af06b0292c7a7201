// One job in the panel: progress, result and actions.
import { Square } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import { jobKinds } from './allKinds.ts';
import { companyCode } from '../kit/pages/Admin.ts';
import { usePermanentDelete } from '../kit/actions/useAction.ts';
import {
  Button,
  chakra,
  DownloadButton,
  Flex,
  formatDateTime,
  formatOutOf,
  formatSize,
  formatTimeLeft,
  LinkButton,
  ProgressBar,
  Text,
} from '../ui/index.ts';
import { percentOf } from './progress.ts';
import type { JobRow_job$data, JobRow_job$key } from '../__generated__/JobRow_job.graphql.ts';
import type { JobRowCancelMutation } from '../__generated__/JobRowCancelMutation.graphql.ts';

export function JobRow({
  job: key,
  now,
  onLeave,
  onRepeated,
}: {
  job: JobRow_job$key;
  /** The current time in milliseconds since the epoch. */
  now: number;
  onLeave: () => void;
  onRepeated: () => void;
}) {
  const job = useFragment<JobRow_job$key>(
    graphql`
      fragment JobRow_job on Job {
        id
        kind
        status
        doneCount
        failedCount
        totalCount
        error
        viewerCanCancel
        createdAt
        course @catch(to: NULL) {
          databaseId
        }
        test @catch(to: NULL) {
          databaseId
        }
        report @catch(to: NULL) {
          left {
            title
          }
        }
        file {
          fileName
          url
          size
          expiresAt
        }
      }
    `,
    key,
  );
  const code = companyCode({ params: useParams() });
  const state = stateOf(job, now);
  const { title, Repeat } = jobKinds[job.kind];
  return (
    <li>
      <Flex align="baseline" justify="space-between" gap="3">
        <Text fontWeight="medium">{title}</Text>
        <Text size="xs" tone="muted" whiteSpace="nowrap">
          {formatDateTime(job.createdAt, { now: new Date(now) })}
        </Text>
      </Flex>
      {state === 'running' && <Progress job={job} />}
      {state !== 'running' && (
        <Flex align="center" justify="space-between" gap="3" mt="1.5">
          <Outcome job={job} state={state} now={now} />
          {state === 'ready' && job.file ? (
            <DownloadButton size="sm" url={job.file.url} fileName={job.file.fileName} />
          ) : (
            Repeat && <Repeat jobId={job.id} onRepeated={onRepeated} />
          )}
          {state === 'done' && job.test && (
            <LinkButton
              size="sm"
              to={`/${code}/tests/${String(job.test.databaseId)}/questions`}
              onClick={onLeave}
            >
              Открыть
            </LinkButton>
          )}
          {job.course && (
            <LinkButton
              size="sm"
              to={`/${code}/courses/${String(job.course.databaseId)}`}
              onClick={onLeave}
            >
              Открыть
            </LinkButton>
          )}
        </Flex>
      )}
    </li>
  );
}

type State = 'running' | 'ready' | 'expired' | 'done' | 'failed' | 'cancelled';

function stateOf({ kind, status, file }: JobRow_job$data, now: number): State {
  if (status === 'QUEUED' || status === 'RUNNING') return 'running';
  if (status === 'FAILED') return 'failed';
  if (status === 'CANCELLED') return 'cancelled';
  if (jobKinds[kind].withoutFile) return 'done';
  return file && Date.parse(file.expiresAt) > now ? 'ready' : 'expired';
}

function Progress({ job }: { job: JobRow_job$data }) {
  const { kind, status, doneCount, totalCount, viewerCanCancel } = job;
  const { title } = jobKinds[kind];
  const cancel = useCancel(job);
  return (
    <Flex align="center" gap="3" mt="1.5">
      <chakra.div flex="1" minW="0">
        <ProgressBar
          label={title}
          value={status === 'QUEUED' ? undefined : percentOf(doneCount, totalCount)}
        />
        <Text size="sm" tone="muted" mt="1.5">
          {status === 'QUEUED' ? 'В очереди' : formatOutOf(doneCount, totalCount)}
        </Text>
      </chakra.div>
      {viewerCanCancel && (
        <Button size="sm" icon={<Square size={14} aria-hidden />} onClick={() => void cancel()}>
          Остановить
        </Button>
      )}
    </Flex>
  );
}

function Outcome({
  job: { kind, doneCount, failedCount, error, file, report },
  state,
  now,
}: {
  job: JobRow_job$data;
  state: Exclude<State, 'running'>;
  now: number;
}) {
  const words = jobKinds[kind];
  switch (state) {
    case 'ready':
      return (
        <Text size="sm" tone="muted" minW="0">
          {[
            words.amount(doneCount),
            file && `${extensionOf(file.fileName)}, ${formatSize(file.size)}`,
          ]
            .filter(Boolean)
            .join(', ')}
          <br />
          Ссылка действует ещё {file && formatTimeLeft(file.expiresAt, now)}
        </Text>
      );
    case 'expired':
      return (
        <Text size="sm" tone="muted" minW="0">
          {words.amount(doneCount)}
          <br />
          Срок ссылки истёк
        </Text>
      );
    case 'done':
      return (
        <Text size="sm" tone={failedCount > 0 ? 'danger' : 'muted'} minW="0">
          {words.done(doneCount - failedCount, failedCount)}
          {report && report.left.length > 0 && (
            <>
              <br />
              Не перенесено: {report.left.map(({ title }) => title).join(', ')}
            </>
          )}
        </Text>
      );
    case 'failed':
      return (
        <Text size="sm" tone="danger" minW="0" overflowWrap="anywhere">
          {error ?? words.failed}
        </Text>
      );
    case 'cancelled':
      return (
        <Text size="sm" tone="muted">
          Остановлено
        </Text>
      );
  }
}

/** `XLSX`. */
function extensionOf(fileName: string): string {
  return fileName.split('.').at(-1)?.toUpperCase() ?? '';
}

function useCancel({ id, kind }: JobRow_job$data): () => Promise<boolean> {
  const {
    stop,
    stopped,
    stopNote = 'То, что уже сделано, не сохранится. Начать заново можно в любой момент.',
  } = jobKinds[kind];
  const cancel = usePermanentDelete<JobRowCancelMutation>(graphql`
    mutation JobRowCancelMutation($input: CancelJobInput!) {
      cancelJob(input: $input) {
        job {
          ...JobRow_job
        }
        ...userErrors_payload
      }
    }
  `);
  return () =>
    cancel({
      title: stop,
      description: stopNote,
      confirmLabel: 'Остановить',
      cancelLabel: 'Продолжать',
      variables: { input: { id } },
      done: stopped,
    });
}
